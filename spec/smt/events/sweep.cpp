// Plague and dragon: everybody on a tile.
#include <algorithm>

#include "spec/smt/eligibility.hpp"
#include "spec/smt/events/parts.hpp"
#include "spec/smt/leave.hpp"

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

bool fairy_on(const State& state, At at) {
  return std::any_of(state.neutrals.begin(), state.neutrals.end(),
                     [at](const Standing& s) { return s.what == Neutral::fairy && s.at == at; });
}

}  // namespace

void judge_sweep(const State& state, At at, Cause cause, Grounds& no) {
  const Law& law = no.law();
  no.malformed(!state.tile(at));
  if (at < 0) return;
  Bool anybody = false;
  Bool struck = false;
  each_kind_on(state, at, [&](Seat seat, FigureKind kind, const Bool& there) {
    anybody |= there;
    struck |= there & eligible(law, cause, kind, spot_of(seat));
  });
  const Bool in_vain = anybody & !struck;
  if (in_vain.is_false()) return;
  each_kind_on(state, at, [&](Seat seat, FigureKind kind, const Bool& there) {
    Grounds safe(law);
    judge_eligible(law, cause, kind, spot_of(seat), safe);
    no.add_all(safe, in_vain & there);
  });
}

void apply_sweep(State& state, const Law& law, At at, Cause cause) {
  const Table& table = *state.table;
  for (Who who = 0; who < table.who_count(); ++who) {
    Num gone = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (state.stands(at, seat, who).is_false()) continue;
      const Bool goes = eligible(law, cause, table.kind(who), spot_of(seat));
      gone += as_num(state.stands(at, seat, who) & goes);
      lift(state, law, at, seat, who, cause, goes);
    }
    send(state, law, who, cause, gone);
  }
}

void judge_dragon(const State& state, At at, Grounds& no) {
  judge_sweep(state, at, Cause::eaten, no);
  if (at < 0 || !fairy_on(state, at)) return;
  // tower.fairy-shields-tower-follower = no: for one on a tower she is no shield, and the dragon eats them
  // all.
  const bool shields = no.law().is("tower.fairy-shields-tower-follower=yes"_r);
  const Bool no_shield = shields ? Bool(false) : state.taken(at, kTowerSeat);
  no.forbid(!no_shield, "dragon.fairy-tile"_c);
}

void apply_dragon(State& state, const Law& law, At at) {
  apply_sweep(state, law, at, Cause::eaten);
  std::vector<Standing>& all = state.neutrals;
  std::erase_if(all, [](const Standing& s) { return s.what == Neutral::dragon; });
  all.push_back({Neutral::dragon, at, false});
}

}  // namespace assize::smt::events
