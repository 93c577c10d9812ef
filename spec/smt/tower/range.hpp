// The reach of a tower: tower.range.*, house rules included.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

/// The grounds against a capture at `target` by a tower of that height at `from`.
void judge_reach(const State& state, At from, const Num& floors, At target, Grounds& no);
/// By At: the places that the tower at `from` reaches.
[[nodiscard]] Bools in_range(const State& state, const Law& law, At from, const Num& floors);

}  // namespace assize::smt::tower
