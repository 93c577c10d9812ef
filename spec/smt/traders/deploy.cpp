#include "spec/smt/traders/deploy.hpp"

#include "spec/smt/board/reach.hpp"

namespace assize::smt::traders {

namespace {

/// Somebody of that player who occupies is in the feature; the builder or pig itself comes only now.
Bool meeple_there(const State& state, Net net, const Where& to, int player) {
  const Feature feature = feature_of(state, net, to);
  Bools there;
  for (int k = 0; k < state.table->kind_count(); ++k) {
    const Who w = state.table->who(player, k);
    const FigureKind kind = state.table->kind(w);
    if (kind == FigureKind::builder || kind == FigureKind::pig || !state.table->occupies_as(w)) continue;
    there.push_back(figures_in(state, feature, w) > 0);
  }
  return any_of(there);
}

Bool goes_on(const Where& to, Seat first, Seat last) {
  return any_of(std::span<const Bool>(to.seat).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first)));
}

}  // namespace

Bool builder_or_pig(const State& state, const Bools& figure) {
  Bool found = false;
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const FigureKind kind = state.table->kind(w);
    if (kind == FigureKind::builder || kind == FigureKind::pig) found |= figure[static_cast<std::size_t>(w)];
  }
  return found;
}

void judge_companion(const State& state, const Deploy& deploy, Grounds& no) {
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const Bool& chosen = deploy.figure[static_cast<std::size_t>(w)];
    const FigureKind kind = state.table->kind(w);
    if (chosen.is_false() || (kind != FigureKind::builder && kind != FigureKind::pig)) continue;
    const bool builder = kind == FigureKind::builder;
    const Bool place = builder ? goes_on(deploy.to, kCitySeat, kFieldSeat) : goes_on(deploy.to, kFieldSeat, kMonasterySeat);
    const At placed = state.turn.placed;
    Bool granted = place & (placed < 0 ? Bool(false) : deploy.to.cell[static_cast<std::size_t>(placed)]);
    if (!place.is_false()) {
      const Net net = builder ? Net::line : Net::field;
      granted &= meeple_there(state, net, deploy.to, state.table->player_of(w));
    }
    Grounds own(no.law());
    own.require(granted, builder ? "builder.place"_c : "pig.place"_c);
    no.add_all(own, chosen);
  }
}

}  // namespace assize::smt::traders
