#include "spec/smt/dragon/princess.hpp"

#include "spec/smt/base/turn.hpp"
#include "spec/smt/board/reach.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::dragon {

namespace {

ClauseId use(const Law& law) {
  return law.is("base.princess-action=must"_r) ? "princess.use-c1"_c : "princess.use"_c;
}

/// Calls `visit(at, seat, who, knight)` for all who may stand in a city with a princess of the tile just placed;
/// `knight`: one does.
template <typename Visit>
void each_knight(const State& state, Visit visit) {
  const At placed = state.turn.placed;
  if (placed < 0 || !state.table->has(Part::princess)) return;
  for (std::size_t s = 0; s < 4; ++s) {
    const Bool& princess = state.at(placed).princess[s];
    if (princess.is_false()) continue;
    const Feature city = feature_of(state, Net::city, place(*state.table, placed, kCitySeat + static_cast<Seat>(s)));
    for (At at = 0; at < state.table->area.size(); ++at) {
      for (Seat seat = kCitySeat; seat < kRoadSeat; ++seat) {
        for (Who w = 0; w < state.table->who_count(); ++w) {
          if (!state.table->occupies_as(w)) continue;
          const Bool knight = princess & state.stands(at, seat, w) & has(state, city, at, seat);
          if (!knight.is_false()) visit(at, seat, w, knight);
        }
      }
    }
  }
}

Bool names(const SendHome& deed, At at, Seat seat, Who w) {
  return deed.from.cell[static_cast<std::size_t>(at)] & deed.from.seat[static_cast<std::size_t>(seat)] &
         deed.figure[static_cast<std::size_t>(w)];
}

template <typename Visit>
void each_named(const State& state, const SendHome& deed, Visit visit) {
  for (At at = 0; at < state.table->area.size(); ++at) {
    if (deed.from.cell[static_cast<std::size_t>(at)].is_false()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      for (Who w = 0; w < state.table->who_count(); ++w) {
        const Bool chosen = names(deed, at, seat, w);
        if (!chosen.is_false()) visit(at, seat, w, chosen);
      }
    }
  }
}

}  // namespace

Bool owes_removal(const State& state, const Law& law) {
  const Turn& turn = state.turn;
  if (!law.is("base.princess-action=must"_r) || turn.knight_removed || turn.actions > 0) return false;
  Bools knights;
  each_knight(state, [&](At, Seat seat, Who w, const Bool& knight) {
    knights.push_back(knight & eligible(law, Cause::princess, state.table->kind(w), spot_of(seat)));
  });
  return any_of(knights) & !law.undone("princess.use-c1"_c);
}

void judge_princess(const State& state, int by, const SendHome& deed, Grounds& no) {
  Bools there;
  each_named(state, deed, [&](At at, Seat seat, Who w, const Bool& chosen) { there.push_back(chosen & state.stands(at, seat, w)); });
  no.malformed(!any_of(there));
  Bools granted;
  each_knight(state, [&](At at, Seat seat, Who w, const Bool& knight) { granted.push_back(knight & names(deed, at, seat, w)); });
  no.require(any_of(granted), use(no.law()));
  judge_eligible(state, no.law(), Cause::princess, deed.figure, deed.from, no);
  base::judge_figure_step(state, by, base::Act::princess, false, no);
}

void apply_princess(State& state, const Law& law, const SendHome& deed) {
  const State before = state;
  each_named(before, deed, [&](At at, Seat seat, Who w, const Bool& chosen) {
    leave(state, law, at, seat, w, Cause::princess, chosen);
  });
  state.turn.knight_removed = true;
  base::take_action(state.turn, law.is("tower.floor-after-princess=yes"_r));
  state.turn.took_home = true;
}

}  // namespace assize::smt::dragon
