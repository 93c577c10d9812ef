// The frame of a turn: set-up, whose turn it is, what comes when, passing, the end of the turn.
#pragma once

#include "checker/game.hpp"

namespace assize::base {

/// A new game: base.setup.*, tower.setup.*.
void set_up(const Ruleset& rules, Facts& facts);

/// Grounds that hold for every action of the player on turn: the game is over, or it is somebody else's turn.
void judge_own_turn(const Game& game, const Action& a, Grounds& no);
/// Something was done in the figure step, be it that a floor may still follow.
[[nodiscard]] bool acted(const Clock& clock);

/// Grounds that hold for every figure action: no tile placed yet, the step is past, or an action was taken already.
void judge_figure_step(const Game& game, const Action& a, Grounds& no);

void offer_figure_step(const Game& game, std::vector<Action>& out);
void judge_pass(const Game& game, const Action& a, Grounds& no);
void apply_pass(Game& game);
/// Step `end`: the next player, or the end of the game.
void end_turn(Game& game);

}  // namespace assize::base
