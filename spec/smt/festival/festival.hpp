// The festival takes an own figure home: ix.festival.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::festival {

void judge_festival(const State& state, int by, const SendHome& deed, Grounds& no);
void apply_festival(State& state, const Law& law, const SendHome& deed);

}  // namespace assize::smt::festival
