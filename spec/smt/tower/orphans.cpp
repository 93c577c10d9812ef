#include "spec/smt/tower/orphans.hpp"

#include "spec/smt/board/reach.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::tower {

namespace {

ClauseId removal(FigureKind kind) {
  return kind == FigureKind::pig ? "tower.capture.orphan-pig-removed"_c
                                 : "tower.capture.orphan-builder-removed"_c;
}

/// A figure of that player was taken out of the feature.
Bool lost_one(const State& state, const Feature& feature, int player, const Bools& figure,
              const Where& from) {
  Bools theirs;
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const bool companion = state.table->player_of(w) == player && state.table->occupies_as(w);
    if (companion) theirs.push_back(figure[static_cast<std::size_t>(w)]);
  }
  Bools there;
  for (At at = 0; at < static_cast<At>(from.cell.size()); ++at) {
    const Bool& cell = from.cell[static_cast<std::size_t>(at)];
    if (cell.is_false()) continue;
    for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
      const Bool& chosen = from.seat[static_cast<std::size_t>(seat)];
      if (!chosen.is_false()) there.push_back(cell & chosen & has(state, feature, at, seat));
    }
  }
  return any_of(theirs) & any_of(there);
}

Bool alone(const State& state, const Feature& feature, int player) {
  Nums companions;
  for (Who w = 0; w < state.table->who_count(); ++w) {
    if (state.table->player_of(w) != player || !state.table->occupies_as(w)) continue;
    companions.push_back(figures_in(state, feature, w));
  }
  return sum(companions) == 0;
}

}  // namespace

void remove_orphans(State& state, const Law& law, const Bools& figure, const Where& from, int captor) {
  const Bool prisoner = law.undone("tower.capture.orphan-not-prisoner"_c);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const FigureKind kind = state.table->kind(w);
    if (kind != FigureKind::builder && kind != FigureKind::pig) continue;
    if (law.guard(removal(kind)).is_false()) continue;
    Bools gone;
    for (At at = 0; at < state.table->area.size(); ++at) {
      for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
        const Bool stands = state.stands(at, seat, w);
        if (stands.is_false()) continue;
        const Feature feature = feature_of(state, net_of(seat), place(*state.table, at, seat));
        const int player = state.table->player_of(w);
        const Bool orphan = lost_one(state, feature, player, figure, from) & alone(state, feature, player);
        gone.push_back(law.law(removal(kind), stands & orphan));
        lift(state, law, at, seat, w, Cause::captured, gone.back());
      }
    }
    const Num number = as_num(any_of(gone));
    send(state, law, w, Cause::captured, ite(prisoner, Num(0), number));
    send(state, law, w, Cause::captured, ite(prisoner, number, Num(0)), captor);
  }
}

}  // namespace assize::smt::tower
