// The abbot comes back: abbot.call-back.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::abbot {

void judge_recall(const State& state, int by, const Recall& recall, Grounds& no);
void apply_recall(State& state, const Law& law, const Recall& recall);

}  // namespace assize::smt::abbot
