// Buying prisoners back: tower.ransom.*, and at which moments of the turn.
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

/// The player on turn has a figure in captivity: the moments for a ransom are real.
[[nodiscard]] bool ransom_window(const Game& game);
void judge_ransom(const Game& game, const Action& a, Grounds& no);
/// Ransoms that are legal now, one for figures of a kind with the same captor.
void offer_ransoms(const Game& game, std::vector<Action>& out);
/// The same, and passing on.
void offer_window(const Game& game, std::vector<Action>& out);
void apply_ransom(Game& game, const Action& a);

}  // namespace assize::tower
