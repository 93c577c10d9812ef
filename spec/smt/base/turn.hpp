// The turn: whose it is, what belongs to which step of it.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::base {

/// The turn has passed the stage, or stands in it with its decision taken.
[[nodiscard]] bool past(const Turn& turn, Stage stage);
/// base.end.trigger, base.turn.clockwise
void judge_own_turn(const State& state, int by, Grounds& no);
/// What may be done in the figure step.
enum class Act : std::uint8_t { figure, floor, fairy, recall, princess, festival };

/// The one action of the figure step: base.turn.steps, base.action.one-figure-action; with The Tower also
/// tower.action.one-of-four, tower.action.instead-of-*. `tower`: the action is a floor or goes on a tower; `companion`:
/// it places a builder or pig.
void judge_figure_step(const State& state, int by, Act act, const Bool& tower, Grounds& no, const Bool& companion = false);
/// The action is taken; `floor_may_follow`: it is not counted as the one action then.
void take_action(Turn& turn, bool floor_may_follow);
/// tower.floor-replaces-fairy-move = no
[[nodiscard]] bool may_go_together(const Law& law);
void judge_pass(const State& state, int by, Grounds& no);
void judge_score(const State& state, int by, const Score& score, Grounds& no);
/// The next player's turn begins; what came home is an ordinary supply again.
void next_turn(State& state, const Law& law);

}  // namespace assize::smt::base
