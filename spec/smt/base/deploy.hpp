// Deployment: base.meeple.*, river.meeple, and on towers by tower/closing.hpp.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::base {

void judge_deploy(const State& state, int by, const Deploy& deploy, Grounds& no);
void apply_deploy(State& state, const Law& law, const Deploy& deploy);
void judge_move(const State& state, int by, const Move& move, Grounds& no);
void apply_move(State& state, const Move& move);
/// Figures of that kind and player that may be used now.
[[nodiscard]] Num usable(const State& state, Who who);

}  // namespace assize::smt::base
