// Builder and pig go where their owner has somebody: builder.place, pig.place.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::traders {

/// The grounds against those of the figures that are builders or pigs, on a feature of the tile just placed.
void judge_companion(const State& state, const Deploy& deploy, Grounds& no);
/// By that player: the figure is a builder or pig.
[[nodiscard]] Bool builder_or_pig(const State& state, const Bools& figure);

}  // namespace assize::smt::traders
