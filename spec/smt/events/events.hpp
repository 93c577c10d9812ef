// What expansions that are not played do to figures and towers: plague, festival, ghosts, princess, dragon, bridge,
// castle, circus.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt {

void judge_event(const State& state, int by, const Event& event, Grounds& no);
void apply_event(State& state, const Law& law, int by, const Event& event);

}  // namespace assize::smt
