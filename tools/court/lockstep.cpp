#include "tools/court/lockstep.hpp"

#include <algorithm>
#include <tuple>

#include "checker/rules/base/final.hpp"
#include "checker/rules/tower/closing.hpp"

namespace assize::court {

namespace {

/// The choice without the number of the figure; a figure is known by its owner, kind and place.
auto key_of(const Game& game, const Action& a) {
  const bool figure = a.figure >= 0;
  const Place from = figure ? game.place_of(a.figure) : Place{};
  const int part = from.kind == PlaceKind::supply ? 0 : from.part;
  const int owner = figure ? game.owner(a.figure) : -1;
  const int kind = figure ? static_cast<int>(game.kind(a.figure)) : -1;
  return std::tuple(a.kind, a.by, a.type, a.rotation, a.at, a.yes, owner, kind, from.kind, from.where, part,
                    a.to.spot, a.to.slot, a.to.segment, a.neutral, a.with);
}

/// Merges two lists that are not equal as they stand.
void merge(const Lockstep& games, std::vector<Action>& a, std::vector<Action>& b, Choices& out) {
  const auto less_in = [](const Game& game) {
    return [&game](const Action& x, const Action& y) { return key_of(game, x) < key_of(game, y); };
  };
  std::sort(a.begin(), a.end(), less_in(games.a));
  std::sort(b.begin(), b.end(), less_in(games.b));
  auto x = a.begin();
  auto y = b.begin();
  while (x != a.end() || y != b.end()) {
    if (y == b.end() || (x != a.end() && key_of(games.a, *x) < key_of(games.b, *y))) {
      out.only_a.push_back(*x++);
    } else if (x == a.end() || key_of(games.b, *y) < key_of(games.a, *x)) {
      out.only_b.push_back(*y++);
    } else {
      out.common.push_back({*x++, *y++});
    }
  }
}

bool same_place(Place a, Place b) {
  return a.kind == b.kind && (a.kind == PlaceKind::supply || (a.part == b.part && a.where == b.where));
}

/// How many figures of an owner and a kind are in a place.
int in_place(const Game& game, FigureId like, Place place) {
  int n = 0;
  for (const FigureId f : game.rules().figures_of(game.owner(like), game.kind(like)))
    n += same_place(game.place_of(f), place) ? 1 : 0;
  return n;
}

bool same_figures(const Game& a, const Game& b) {
  const auto& in_a = a.facts().figures;
  const auto& in_b = b.facts().figures;
  if (std::equal(in_a.begin(), in_a.end(), in_b.begin(), in_b.end(), same_place)) return true;
  for (std::size_t i = 0; i < in_a.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (in_place(a, f, in_a[i]) != in_place(b, f, in_a[i])) return false;
  }
  return true;
}

bool same_towers(const Game& a, const Game& b) {
  if (a.facts().floors != b.facts().floors) return false;
  for (std::size_t s = 0; s < a.facts().floors.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (a.floors(slot) > 0 && tower::open(a, slot) != tower::open(b, slot)) return false;
  }
  return true;
}

}  // namespace

void Lockstep::settle() {
  a.settle();
  b.settle();
}

void Lockstep::play(const Move& move) {
  a.apply(move.a);
  b.apply(move.b);
  settle();
}

void list_choices(const Lockstep& games, Choices& out) {
  thread_local std::vector<Action> a;
  thread_local std::vector<Action> b;
  a.clear();
  b.clear();
  out.common.clear();
  out.only_a.clear();
  out.only_b.clear();
  games.a.legal_actions(a);
  games.b.legal_actions(b);
  out.same_decider = games.a.decider() == games.b.decider();
  if (a != b) return merge(games, a, b, out);
  for (const Action& each : a) out.common.push_back({each, each});
}

/// Where the neutral figures stand, and beside whom; tiles and figures are numbered alike in both games.
bool same_neutrals(const Game& a, const Game& b) {
  const auto& all = b.facts().neutrals;
  return a.facts().neutrals.size() == all.size() &&
         std::all_of(a.facts().neutrals.begin(), a.facts().neutrals.end(),
                     [&](const Standing& s) { return std::find(all.begin(), all.end(), s) != all.end(); });
}

bool same_table(const Lockstep& games) {
  const Facts& a = games.a.facts();
  const Facts& b = games.b.facts();
  const bool counts = a.score == b.score && a.scored == b.scored && a.floor_supply == b.floor_supply &&
                      a.floor_box == b.floor_box && a.discarded == b.discarded && a.over == b.over;
  if (!counts || a.hand != b.hand || a.clock.player != b.clock.player || a.clock.turn != b.clock.turn)
    return false;
  if (a.goods != b.goods || a.clock.part != b.clock.part) return false;
  return same_figures(games.a, games.b) && same_towers(games.a, games.b) && same_neutrals(games.a, games.b);
}

bool same_end(const Lockstep& games, Lockstep& end) {
  end = games;
  if (!end.a.over()) end.a.finish();
  if (!end.b.over()) end.b.finish();
  const Facts& a = end.a.facts();
  const Facts& b = end.b.facts();
  return a.score == b.score && a.scored == b.scored && base::winners(end.a) == base::winners(end.b);
}

PositionKey key_of(const Lockstep& games, int tiles_to_come) {
  const PositionKey a = position_key(games.a, tiles_to_come);
  const PositionKey b = position_key(games.b, tiles_to_come);
  return {a[0] + 3 * b[0], a[1] + 5 * b[1]};
}

}  // namespace assize::court
