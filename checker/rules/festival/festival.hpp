// The festival takes an own figure home: ix.festival.*
#pragma once

#include "checker/game.hpp"

namespace assize::festival {

/// An own figure on the board, in place of the turn's action; for events, too, where no tile brings the festival.
void judge_removal(const Game& game, PlayerId by, FigureId figure, Grounds& no);
void take_home(Game& game, FigureId figure);

void judge_festival(const Game& game, const Action& a, Grounds& no);
void offer_festival(const Game& game, std::vector<Action>& out);
void apply_festival(Game& game, const Action& a);

}  // namespace assize::festival
