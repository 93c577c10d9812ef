// What a tile does to features that are there already: base.meeple.join-later, base.meeple.completing-tile.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::base {

/// The tile joins two features that were apart, somebody in each.
[[nodiscard]] Bool joins_occupied(const State& state, At at, const Land& land);
/// The turn's tile has completed the city, road, monastery or garden at that place.
[[nodiscard]] Bool just_completed(const State& state, const Law& law, const Where& place);

}  // namespace assize::smt::base
