// Floors: dealt at set-up, placed on foundations and open towers. tower.setup.*, tower.action.*, tower.floor.*
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

/// Floors for each player, or 0 where the table does not reach and nothing extends it.
[[nodiscard]] int floors_per_player(const Law& law, int players);
void deal_floors(const Ruleset& rules, Facts& facts);

/// Grounds after an action was taken already: one of the four, and nothing else beside it.
void judge_one_action(const Game& game, const Action& a, Grounds& no);
/// The misprint of C2: no tower action (or no action at all) after a tile without foundation.
void judge_after_plain_tile(const Game& game, const Action& a, Grounds& no);

void judge_floor(const Game& game, const Action& a, Grounds& no);
void offer_floors(const Game& game, std::vector<Action>& out);
void apply_floor(Game& game, const Action& a);

}  // namespace assize::tower
