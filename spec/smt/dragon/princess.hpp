// The princess sends a knight home: princess.use, princess.use-c1.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::dragon {

/// base.princess-action = must: a knight has to be sent home, and none has been.
[[nodiscard]] Bool owes_removal(const State& state, const Law& law);
void judge_princess(const State& state, int by, const SendHome& deed, Grounds& no);
void apply_princess(State& state, const Law& law, const SendHome& deed);

}  // namespace assize::smt::dragon
