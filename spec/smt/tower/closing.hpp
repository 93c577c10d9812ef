// Meeples on towers: tower.close.*, tower.foundation.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

/// By At: the tower there, if there is one, may get a floor or a meeple.
[[nodiscard]] Bool open(const State& state, const Law& law, At at);
void judge_closing(const State& state, const Deploy& deploy, Grounds& no);

}  // namespace assize::smt::tower
