// Inns and cathedrals: what they make of a road's or city's value. inns.inn.*, inns.cathedral.*.
#pragma once

#include "spec/smt/board/reach.hpp"
#include "spec/smt/law.hpp"

namespace assize::smt::inns {

/// An inn stands at the road.
[[nodiscard]] Bool has_inn(const State& state, const Law& law, const Feature& feature);
[[nodiscard]] Bool has_cathedral(const State& state, const Feature& feature);

/// Of so many tiles (and coats of arms); `otherwise`: without the inn or cathedral.
[[nodiscard]] Num road_value(const State& state, const Law& law, const Feature& feature, const Num& tiles, bool as_complete,
                             const Num& otherwise);
[[nodiscard]] Num city_value(const State& state, const Law& law, const Feature& feature, const Num& tiles, const Num& coats,
                             bool as_complete, const Num& otherwise);

}  // namespace assize::smt::inns
