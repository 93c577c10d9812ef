// The river: river.continue, river.no-uturn.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::river {

void judge_course(const State& state, const PlaceTile& place, Grounds& no);

}  // namespace assize::smt::river
