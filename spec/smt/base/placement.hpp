// Tile placement: base.tile.touch, base.tile.corner, base.tile.match-all, base.tile.rotate.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::base {

void judge_place(const State& state, int by, const PlaceTile& place, Grounds& no);
void apply_place(State& state, const Law& law, const PlaceTile& place);
/// The tile would be refused nowhere for what the board shows (its river included).
[[nodiscard]] Bool fits(const State& state, const Law& law, At at, const Land& land);

}  // namespace assize::smt::base
