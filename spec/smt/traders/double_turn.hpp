// The double turn: builder.double-turn, builder.no-chain, builder.optional.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::traders {

/// After a tile was placed: which builders of its player stood in a road or city that it continues.
void note_builders(State& state);
/// The builder there has gone, for another reason than the scoring of its feature.
void lose_builder(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& gone);
/// A second part follows this one.
[[nodiscard]] Bool earned(const State& state, const Law& law);

/// base.double-turn-declinable
void judge_declining(Grounds& no);
void judge_double_turn(const State& state, int by, const DoubleTurn& deed, Grounds& no);
/// The second part begins: what is allowed once in a turn is not allowed again.
void begin_second_part(State& state, const Law& law);

}  // namespace assize::smt::traders
