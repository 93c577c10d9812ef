// Capture: tower.capture.*, and what it brings about.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

void judge_capture(const State& state, int by, const Capture& capture, Grounds& no);
void apply_capture(State& state, const Law& law, int by, const Capture& capture);
/// Some figure may be captured now: a floor was placed, and nothing was captured with it yet.
[[nodiscard]] Bool capture_due(const State& state, const Law& law);
/// The same as if a floor more lay on that tower, placed by that player.
[[nodiscard]] Bool any_target_after(const State& state, const Law& law, int by, At tower);

}  // namespace assize::smt::tower
