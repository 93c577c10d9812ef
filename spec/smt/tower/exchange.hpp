// The exchange of prisoners: tower.exchange.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

/// The rings of players that an exchange can go round, each holding a prisoner of the next: first the pairs, then
/// (tower.exchange-cycles) longer ones, in the order in which they are settled.
[[nodiscard]] std::vector<std::vector<int>> rings(const State& state, const Law& law);

/// Exchanges that are due begin, and go as far as nobody has to decide. Rounds: how many exchanges can follow one
/// another; where more might, the constraint that they do not is returned for the query to assert.
[[nodiscard]] Bool settle_exchange(State& state, const Law& law, int rounds);
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
