#include "spec/smt/traders/orphans.hpp"

#include <algorithm>

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

/// The features that a companion of that player has left.
Feature left_behind(const State& state, const Law& law, Net net, int player, const std::vector<Gone>& gone) {
  std::vector<Start> starts;
  for (const Gone& g : gone) {
    const bool his = state.table->player_of(g.who) == player && keeps_company(state, law, g.who);
    if (his && g.seat < kMonasterySeat) starts.push_back({g.at, g.seat, g.when});
  }
  return joined_to(state, net, starts);
}

/// The features that have a companion of that player still.
Feature in_company(const State& state, const Law& law, Net net, int player) {
  std::vector<Start> starts;
  for (int k = 0; k < state.table->kind_count(); ++k) {
    const Who w = state.table->who(player, k);
    if (!keeps_company(state, law, w)) continue;
    for (At at = 0; at < state.table->area.size(); ++at) {
      for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
        const Bool& stands = state.stands(at, seat, w);
        if (!stands.is_false()) starts.push_back({at, seat, stands});
      }
    }
  }
  return joined_to(state, net, starts);
}

bool any_left(const State& state, int player, const std::vector<Gone>& gone) {
  return std::any_of(gone.begin(), gone.end(),
                     [&](const Gone& g) { return !g.when.is_false() && state.table->player_of(g.who) == player; });
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
    if (!any_left(state, player, gone)) continue;
    const Net net = kind == FigureKind::pig ? Net::field : Net::line;
    const Feature lost = left_behind(state, law, net, player, gone);
    const Feature kept = in_company(state, law, net, player);
    Bools orphans;
    for (At at = 0; at < state.table->area.size(); ++at) {
      for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
        const Bool stands = state.stands(at, seat, w);
        const Bool alone = stands.is_false() ? stands : has(state, lost, at, seat) & !has(state, kept, at, seat);
        if (alone.is_false()) continue;
        orphans.push_back(says & stands & alone);
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
