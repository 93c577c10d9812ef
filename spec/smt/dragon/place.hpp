// Where figures may be placed: portals, volcanoes, and the tile of the dragon.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::dragon {

/// The tile just placed shows a portal.
[[nodiscard]] Bool portal_open(const State& state);
/// portal.*: the grounds against a placement elsewhere by that portal.
void judge_portal(const State& state, const Deploy& deploy, Grounds& no);
/// dragon.volcano-no-meeple, tower.floor-after-volcano, portal.not-dragon-tile
void judge_ground(const State& state, const Deploy& deploy, const Bool& tower, Grounds& no);
/// tower.floor-after-volcano = no
void judge_floor_after_volcano(const State& state, Grounds& no);

}  // namespace assize::smt::dragon
