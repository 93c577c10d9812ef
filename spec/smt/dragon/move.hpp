// The dragon: it comes with a volcano, moves step by step, and eats.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::dragon {

/// dragon.volcano-arrives: the tile just placed may be a volcano.
void arrive(State& state, const Law& law);
/// It enters the tile (one-hot) and eats what it can.
void enter(State& state, const Law& law, const Bools& where);

/// It moves in this part of the turn, before scoring or after it (base.dragon-move).
[[nodiscard]] Bool due(const State& state, const Law& law, bool late);
/// dragon.six-steps, dragon.dead-end: the move is at its end.
[[nodiscard]] Bool move_over(const State& state, const Law& law);
/// Whoever has to move it now.
[[nodiscard]] int mover(const State& state);
/// Of the fairy's tile: she keeps it out.
[[nodiscard]] Bool shielded(const State& state, const Law& law, At at);

void judge_move_dragon(const State& state, int by, const MoveDragon& move, Grounds& no);
void apply_move_dragon(State& state, const Law& law, const MoveDragon& move);

}  // namespace assize::smt::dragon
