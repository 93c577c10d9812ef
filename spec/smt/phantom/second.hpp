// The phantom as second figure of a turn: phantom.second, phantom.after-any-first-action, tower.interactions.phantom.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::phantom {

/// The figure is a phantom, and something that it may follow has been done.
[[nodiscard]] Bool second(const State& state, const Deploy& deploy);
/// Something allows it: then the limit of one figure and one action does not hold.
[[nodiscard]] Bool granted(const State& state, const Law& law, const Deploy& deploy);
/// The grounds against a second figure; `tower`: it goes on one.
void judge_second(const State& state, const Deploy& deploy, const Bool& tower, Grounds& no);
/// The player on turn may place his phantom now, somewhere.
[[nodiscard]] Bool due(const State& state, const Law& law);

}  // namespace assize::smt::phantom
