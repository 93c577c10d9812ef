#include "spec/smt/traders/orphans.hpp"

#include "spec/smt/board/reach.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::traders {

namespace {

/// What T&B says, and for captures the Tower, where its text speaks of it: either is needed where it is written.
Bool says_so(const Law& law, FigureKind kind, Cause cause) {
  if (!law.is("tower.orphan-builder-pig-removed=yes"_r)) return false;
  const bool pig = kind == FigureKind::pig;
  const Bool always = !law.undone(pig ? "pig.returns"_c : "builder.returns"_c);
  if (cause != Cause::captured) return always;
  return always & !law.undone(pig ? "tower.capture.orphan-pig-removed"_c : "tower.capture.orphan-builder-removed"_c);
}

/// tower.pig-kept-by-barn: a barn is nobody's companion, mayors and wagons may be.
bool keeps_company(const State& state, const Law& law, Who w) {
  const FigureKind kind = state.table->kind(w);
  if (!state.table->occupies_as(w) || kind == FigureKind::barn) return false;
  const bool named = kind != FigureKind::mayor && kind != FigureKind::wagon;
  return named || law.is("tower.pig-kept-by-barn=followers-count"_r);
}

/// A companion of that player has gone from the feature.
Bool lost_one(const State& state, const Law& law, const Feature& feature, int player, const std::vector<Gone>& gone) {
  Bools lost;
  for (const Gone& g : gone) {
    if (g.when.is_false() || g.seat >= kMonasterySeat || state.table->player_of(g.who) != player) continue;
    if (keeps_company(state, law, g.who)) lost.push_back(g.when & has(state, feature, g.at, g.seat));
  }
  return any_of(lost);
}

Bool alone(const State& state, const Law& law, const Feature& feature, int player) {
  Nums companions;
  for (int k = 0; k < state.table->kind_count(); ++k) {
    const Who w = state.table->who(player, k);
    if (keeps_company(state, law, w)) companions.push_back(figures_in(state, feature, w));
  }
  return sum(companions) == 0;
}

}  // namespace

void remove_orphans(State& state, const Law& law, const std::vector<Gone>& gone, Cause cause, int captor) {
  // tower.capture.orphan-not-prisoner
  const Bool prisoner = captor < 0 ? Bool(false) : law.undone("tower.capture.orphan-not-prisoner"_c);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const FigureKind kind = state.table->kind(w);
    if (kind != FigureKind::builder && kind != FigureKind::pig) continue;
    const Bool says = says_so(law, kind, cause);
    if (says.is_false()) continue;
    const int player = state.table->player_of(w);
    Bools orphans;
    for (At at = 0; at < state.table->area.size(); ++at) {
      for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
        const Bool stands = state.stands(at, seat, w);
        if (stands.is_false()) continue;
        const Feature feature = feature_of(state, net_of(seat), place(*state.table, at, seat));
        const Bool lost = lost_one(state, law, feature, player, gone);
        if (lost.is_false()) continue;
        orphans.push_back(says & stands & lost & alone(state, law, feature, player));
        lift(state, law, at, seat, w, cause, orphans.back());
      }
    }
    const Num number = count(orphans);
    if (number.known() == 0) continue;
    send(state, law, w, cause, ite(prisoner, Num(0), number));
    if (!prisoner.is_false()) send(state, law, w, cause, ite(prisoner, number, Num(0)), captor);
  }
}

}  // namespace assize::smt::traders
