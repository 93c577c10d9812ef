// How far a tower reaches: tower.range.*, and the house rules that change it.
#pragma once

#include <vector>

#include "checker/game.hpp"

namespace assize::tower {

/// Adds the grounds for which a tower with this many floors does not reach the cell; none: it is in range.
void judge_reach(const Game& game, Slot tower, int floors, Cell target, Grounds& no);
[[nodiscard]] bool reaches(const Game& game, Slot tower, int floors, Cell target);
/// All tiles in range, in the order in which they were placed.
[[nodiscard]] std::vector<Slot> tiles_in_range(const Game& game, Slot tower, int floors);

}  // namespace assize::tower
