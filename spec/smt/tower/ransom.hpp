// Ransom: tower.ransom.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

void judge_ransom(const State& state, int by, const Ransom& ransom, Grounds& no);
void apply_ransom(State& state, const Law& law, const Ransom& ransom);

}  // namespace assize::smt::tower
