// The princess: princess.use, princess.use-c1, princess.no-placement, princess.not-on-towers
#pragma once

#include "checker/game.hpp"

namespace assize::princess_dragon {

/// A knight, in place of the turn's action; for events, too, where no tile brings the princess.
void judge_knight(const Game& game, PlayerId by, FigureId knight, Grounds& no);
/// Sends the knight home.
void remove_knight(Game& game, FigureId knight);

void judge_princess(const Game& game, const Action& a, Grounds& no);
void offer_princess(const Game& game, std::vector<Action>& out);
void apply_princess(Game& game, const Action& a);
/// princess.use-c1: a knight must be removed before anything else is done.
[[nodiscard]] bool princess_owed(const Game& game);

}  // namespace assize::princess_dragon
