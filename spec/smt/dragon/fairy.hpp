// The fairy: fairy.*, and by a tower tower.interactions.princess-dragon.fairy-*.
#pragma once

#include "spec/smt/action.hpp"
#include "spec/smt/board/reach.hpp"

namespace assize::smt::dragon {

/// She stands on tiles, and belongs to no figure: base.fairy-placement, fairy.one-meeple.
[[nodiscard]] bool on_tiles(const Law& law);
/// The figure there has gone: what becomes of her, if she was its own.
void fairy_left(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& gone);
/// By player: he has to give her to another of his meeples, and has one.
[[nodiscard]] Bools givers(const State& state);

/// Nobody gives her away.
void leave_unassigned(State& state);
void judge_move_fairy(const State& state, int by, const MoveFairy& move, Grounds& no);
/// A floor was placed, and she may be moved as well: some meeple, or tile, that the player on turn can move her to.
[[nodiscard]] Bool due_after_floor(const State& state, const Law& law);
void apply_move_fairy(State& state, const Law& law, const MoveFairy& move);

/// fairy.turn-point
void begin_turn(State& state, const Law& law);
/// fairy.score-bonus: the feature is scored where `when` holds.
void score_bonus(State& state, const Law& law, const Feature& feature, const Bool& when);
void score_bonus(State& state, const Law& law, At at, Seat monastery_or_garden, const Bool& when);
/// fairy.final
void score_fairy(State& state, const Law& law);

}  // namespace assize::smt::dragon
