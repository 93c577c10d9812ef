// Plague and dragon: everybody on a tile.
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/events/parts.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/traders/orphans.hpp"

namespace assize::smt::events {

namespace {

/// Calls `visit(seat, kind, there)` for all kinds that can stand on the tile; `there`: one does, whoever's it
/// is.
template <typename Visit>
void each_kind_on(const State& state, At at, Visit visit) {
  const Table& table = *state.table;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (int kind = 0; kind < table.kind_count(); ++kind) {
      Bool there = false;
      for (int p = 0; p < table.player_count(); ++p) there |= state.stands(at, seat, table.who(p, kind));
      if (!there.is_false()) visit(seat, table.kinds[static_cast<std::size_t>(kind)], there);
    }
  }
}

/// Why nobody there can be struck, though somebody stands there.
void judge_in_vain(const State& state, At at, Cause cause, const Bool& here, Grounds& no) {
  const Law& law = no.law();
  Bool anybody = false;
  Bool struck = false;
  each_kind_on(state, at, [&](Seat seat, FigureKind kind, const Bool& there) {
    anybody |= there;
    struck |= there & eligible(law, cause, kind, spot_of(seat));
  });
  const Bool in_vain = here & anybody & !struck;
  if (in_vain.is_false()) return;
  each_kind_on(state, at, [&](Seat seat, FigureKind kind, const Bool& there) {
    Grounds safe(law);
    judge_eligible(law, cause, kind, spot_of(seat), safe);
    no.add_all(safe, in_vain & there);
  });
}

}  // namespace

void judge_sweep(const State& state, const Bools& where, Cause cause, Grounds& no) {
  no.malformed(!on_tile(state, where));
  each_cell(where, [&](At at, const Bool& here) { judge_in_vain(state, at, cause, here, no); });
}

void apply_sweep(State& state, const Law& law, const Bools& where, Cause cause) {
  const Table& table = *state.table;
  Bools towers(where.size());
  std::vector<traders::Gone> all_gone;
  for (Who who = 0; who < table.who_count(); ++who) {
    Num gone = 0;
    each_cell(where, [&](At at, const Bool& here) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        if (state.stands(at, seat, who).is_false()) continue;
        const Bool goes = here & eligible(law, cause, table.kind(who), spot_of(seat));
        all_gone.push_back({at, seat, who, state.stands(at, seat, who) & goes});
        gone += as_num(all_gone.back().when);
        if (seat == kTowerSeat) towers[static_cast<std::size_t>(at)] |= state.stands(at, seat, who) & goes;
        unseat(state, law, at, seat, who, cause, goes);
      }
    });
    send(state, law, who, cause, gone);
  }
  vacate(state, law, cause, towers);
  traders::remove_orphans(state, law, all_gone, cause);
}

void judge_dragon(const State& state, const Bools& where, Grounds& no) {
  judge_sweep(state, where, Cause::eaten, no);
  each_cell(where, [&](At at, const Bool& here) { no.forbid(here & dragon::shielded(state, no.law(), at), "dragon.fairy-tile"_c); });
}

void apply_dragon(State& state, const Law& law, const Bools& where) { dragon::enter(state, law, where); }

}  // namespace assize::smt::events
