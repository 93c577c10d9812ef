// The exchange of prisoners: tower.exchange.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

/// Players, each holding a prisoner of the next one, the last of the first; the first has the smallest
/// number.
using Ring = std::vector<int>;
/// The rings of so many players in the order in which they are settled: pairs first, then longer ones
/// (tower.exchange-cycles); among rings of a length those of the smaller player numbers.
[[nodiscard]] const std::vector<Ring>& rings(int players);

/// Exchanges that are due begin, and go as far as nobody has to decide. Rounds: how many exchanges can follow
/// one another; where more might, the constraint that they do not is returned for the query to assert.
[[nodiscard]] Bool settle_exchange(State& state, const Law& law, int rounds);
/// tower.exchange-reoffer: where `taken_or_freed` holds, what was refused is offered again.
void prisoners_changed(State& state, const Law& law, const Bool& taken_or_freed);
/// tower.exchange-reoffer: by ring: refused, and still so when the next turn begins.
[[nodiscard]] Bools refusals_lasting(const State& state, const Law& law);
/// Somebody has to decide before play goes on.
[[nodiscard]] Bool waits(const State& state, const Law& law);
/// By player: he is asked; nobody where chance decides (tower.exchange-chooser = random).
[[nodiscard]] Bools asked(const State& state, const Law& law);
/// Of the two questions: whether they agree at all (tower.exchange-negotiable).
[[nodiscard]] Bool asked_to_agree(const State& state, const Law& law);

void judge_exchange(const State& state, int by, const Exchange& exchange, Grounds& no);
void apply_exchange(State& state, const Law& law, const Exchange& exchange);
void judge_agree(const State& state, int by, const Agree& agree, Grounds& no);
void apply_agree(State& state, const Law& law, const Agree& agree);

}  // namespace assize::smt::tower
