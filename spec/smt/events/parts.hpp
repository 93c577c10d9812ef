// The events one by one; events.hpp is all that others need.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::events {

/// Calls `visit(at, seat, who, chosen)` for all that the event can name; `chosen`: it does.
template <typename Visit>
void each_named(const State& state, const Event& event, Visit visit) {
  const Table& table = *state.table;
  for (At at = 0; at < table.area.size(); ++at) {
    const Bool& cell = event.from.cell[static_cast<std::size_t>(at)];
    if (cell.is_false()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool here = cell & event.from.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who who = 0; who < table.who_count(); ++who) {
        const Bool chosen = here & event.figure[static_cast<std::size_t>(who)];
        if (!chosen.is_false()) visit(at, seat, who, chosen);
      }
    }
  }
}
/// Calls `visit(at, here)` for all tiles on which it may happen.
template <typename Visit>
void each_cell(const Bools& where, Visit visit) {
  for (std::size_t c = 0; c < where.size(); ++c) {
    if (!where[c].is_false()) visit(static_cast<At>(c), where[c]);
  }
}
/// It happens on a tile.
[[nodiscard]] Bool on_tile(const State& state, const Bools& where);
/// The figure named stands where it is said to stand.
[[nodiscard]] Bool stands(const State& state, const Event& event);
/// By player: the figure named is his.
[[nodiscard]] Bool named_of(const State& state, const Event& event, int player);

// Plague and dragon take all that they can from the tile.
void judge_sweep(const State& state, const Bools& where, Cause cause, Grounds& no);
void apply_sweep(State& state, const Law& law, const Bools& where, Cause cause);
void judge_dragon(const State& state, const Bools& where, Grounds& no);
void apply_dragon(State& state, const Law& law, const Bools& where);

// Events that take the one figure named.
void judge_festival(const State& state, int by, const Event& event, Grounds& no);
void judge_princess(const State& state, int by, const Event& event, Grounds& no);
void judge_ghost(const State& state, const Event& event, Grounds& no);
void judge_third_ghost(const State& state, const Event& event, Grounds& no);
void apply_leave(State& state, const Law& law, const Event& event, Cause cause);
void apply_ghost(State& state, const Law& law, const Event& event);

// Tokens.
void judge_bridge(const State& state, const Event& event, Grounds& no);
void apply_bridge(State& state, const Event& event);
void judge_castle(const State& state, const Event& event, Grounds& no);
void apply_castle(State& state, const Law& law, const Event& event);

/// ix.circus.c2-scoring
void apply_performance(State& state, const Law& law, const Event& event);

}  // namespace assize::smt::events
