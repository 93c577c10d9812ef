#include "tools/court/seen.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "checker/rules/base/final.hpp"
#include "checker/rules/tower/closing.hpp"
#include "tools/court/observe_parts.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

std::vector<sc::IllegalStep> refused(const Outcome& outcome, const Catalogue& catalogue) {
  std::vector<sc::IllegalStep> list;
  for (std::size_t i = 0; i < outcome.steps.size(); ++i) {
    const Judgement& judgement = outcome.steps[i].judgement;
    if (judgement.verdict != Verdict::illegal) continue;
    std::set<ClauseId> grounds;
    for (const Ground& g : judgement.grounds) grounds.insert(g.clause);
    sc::IllegalStep step{.step = i, .clauses = {}, .exact = grounds.size() > 1, .where = {}};
    for (const ClauseId c : grounds) step.clauses.push_back(clause_told(catalogue, c));
    list.push_back(std::move(step));
  }
  return list;
}

/// Puts a value that both runs have under a key: on both sides where it differs.
template <typename T>
void put(T& a, T& b, const T& in_a, const T& in_b, bool readable) {
  if (in_a == in_b && !readable) return;
  a = in_a;
  if (in_a != in_b) b = in_b;
}

class Viewer {
 public:
  Viewer(const Outcome& a, const Outcome& b) : a_(a), b_(b) {}

  Seen view() {
    for (int p = 0; p < left().rules().player_count(); ++p) {
      see_points(p);
      see_supply(p);
      see_prisoners(p);
      see_goods(p);
    }
    see_figures();
    see_towers();
    see_neutral(Neutral::fairy, seen_.a.fairy, seen_.b.fairy);
    see_neutral(Neutral::dragon, seen_.a.dragon, seen_.b.dragon);
    see_turn();
    return std::move(seen_);
  }

 private:
  [[nodiscard]] const Game& left() const { return *a_.last; }
  [[nodiscard]] const Game& right() const { return *b_.last; }
  [[nodiscard]] Colour colour(int player) const {
    return left().rules().players[static_cast<std::size_t>(player)];
  }

  static int gain(const Outcome& o, std::size_t p) { return o.last->facts().score[p] - o.start->score[p]; }
  static int scored(const Outcome& o, std::size_t p) {
    return o.last->facts().scored[p] - o.start->scored[p];
  }

  /// Points of everybody, if anybody has any.
  void see_points(int player) {
    bool any = false;
    for (std::size_t p = 0; p < left().rules().players.size(); ++p)
      any = any || gain(a_, p) != 0 || gain(b_, p) != 0;
    if (!any) return;
    const auto p = static_cast<std::size_t>(player);
    const Colour c = colour(player);
    seen_.a.gain[c] = gain(a_, p);
    if (gain(a_, p) != gain(b_, p)) seen_.b.gain[c] = gain(b_, p);
    if (scored(a_, p) == scored(b_, p) || gain(a_, p) - scored(a_, p) == gain(b_, p) - scored(b_, p)) return;
    seen_.a.scored[c] = scored(a_, p);
    seen_.b.scored[c] = scored(b_, p);
  }

  static int at_hand(const Game& game, int player, FigureKind kind) {
    int n = 0;
    for (const FigureId f : game.rules().figures_of(static_cast<PlayerId>(player), kind))
      n += game.place_of(f).kind == PlaceKind::supply ? 1 : 0;
    return n;
  }

  void see_supply(int player) {
    const Colour c = colour(player);
    for (const FigureKind kind : left().rules().kinds) {
      const int in_a = at_hand(left(), player, kind);
      const int in_b = at_hand(right(), player, kind);
      if (in_a == in_b) continue;
      seen_.a.supply[c].figures[kind] = in_a;
      seen_.b.supply[c].figures[kind] = in_b;
    }
    const int floors_a = left().facts().floor_supply[static_cast<std::size_t>(player)];
    const int floors_b = right().facts().floor_supply[static_cast<std::size_t>(player)];
    if (floors_a == floors_b) return;
    seen_.a.supply[c].floors = floors_a;
    seen_.b.supply[c].floors = floors_b;
  }

  static std::vector<sc::Figure> held(const Game& game, int captor) {
    std::vector<sc::Figure> list;
    for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
      const auto f = static_cast<FigureId>(i);
      const Place p = game.place_of(f);
      if (p.kind == PlaceKind::prisoner && p.where == captor) list.push_back(figure_told(game, f));
    }
    std::sort(list.begin(), list.end());
    return list;
  }

  void see_prisoners(int captor) {
    const std::vector<sc::Figure> in_a = held(left(), captor);
    const std::vector<sc::Figure> in_b = held(right(), captor);
    if (in_a.empty() && in_b.empty()) return;
    seen_.a.prisoners[colour(captor)] = in_a;
    if (in_a != in_b) seen_.b.prisoners[colour(captor)] = in_b;
  }

  void see_goods(int player) {
    const auto p = static_cast<std::size_t>(player);
    for (std::size_t kind = 0; kind < kGoodsNames.size(); ++kind) {
      const int in_a = left().facts().goods[p][kind];
      const int in_b = right().facts().goods[p][kind];
      if (in_a == in_b) continue;
      seen_.a.goods[colour(player)][static_cast<Goods>(kind)] = in_a;
      seen_.b.goods[colour(player)][static_cast<Goods>(kind)] = in_b;
    }
  }

  /// Where the fairy or the dragon stands, and beside whom.
  static sc::NeutralExpected where(const Game& game, Neutral what) {
    sc::NeutralExpected e;
    for (const Standing& s : game.facts().neutrals) {
      if (s.what != what || s.slot < 0) continue;
      e.at = game.placed(s.slot).at;
      if (s.beside < 0) continue;
      const sc::Place place = place_told(game, game.place_of(s.beside));
      e.beside = sc::Beside{figure_told(game, s.beside), place.on, place.segment};
    }
    return e;
  }

  void see_neutral(Neutral what, std::optional<sc::NeutralExpected>& a, std::optional<sc::NeutralExpected>& b) {
    const sc::NeutralExpected in_a = where(left(), what);
    const sc::NeutralExpected in_b = where(right(), what);
    put(a, b, std::optional(in_a), std::optional(in_b), false);
  }

  using ByCell = std::map<Cell, std::vector<sc::FigureExpected>>;
  static ByCell standing(const Game& game) {
    ByCell found;
    for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
      const auto f = static_cast<FigureId>(i);
      if (!on_board(game.place_of(f))) continue;
      const sc::Place place = place_told(game, game.place_of(f));
      found[*place.at].push_back({figure_told(game, f), place, {}, {}});
    }
    for (auto& [cell, figures] : found) {
      std::sort(figures.begin(), figures.end(), [](const auto& x, const auto& y) {
        return std::tuple(x.figure, x.place.on.spot, x.place.segment) <
               std::tuple(y.figure, y.place.on.spot, y.place.segment);
      });
    }
    return found;
  }

  static void stand(const ByCell& found, Cell cell, sc::Expectation& e) {
    const auto here = found.find(cell);
    if (here == found.end()) return e.empty.push_back(cell);
    e.figures.insert(e.figures.end(), here->second.begin(), here->second.end());
  }

  /// Figures on tiles where they differ. A list that `b` would leave empty cannot take the place of a's: then
  /// supplies and prisoners tell it.
  void see_figures() {
    const ByCell in_a = standing(left());
    const ByCell in_b = standing(right());
    for (const Placed& tile : left().facts().tiles) {
      const auto x = in_a.find(tile.at);
      const auto y = in_b.find(tile.at);
      const bool none = x == in_a.end() && y == in_b.end();
      if (none || (x != in_a.end() && y != in_b.end() && x->second == y->second)) continue;
      if (right().slot_at(tile.at) < 0) continue;
      stand(in_a, tile.at, seen_.a);
      stand(in_b, tile.at, seen_.b);
    }
    if (seen_.b.figures.empty()) seen_.a.figures.clear();
    if (seen_.b.empty.empty()) seen_.a.empty.clear();
  }

  void see_towers() {
    for (std::size_t s = 0; s < left().facts().tiles.size(); ++s) {
      const auto mine = static_cast<Slot>(s);
      const Cell at = left().placed(mine).at;
      const Slot theirs = right().slot_at(at);
      if (theirs < 0) continue;
      const int in_a = left().floors(mine);
      const int in_b = right().floors(theirs);
      const bool open_a = in_a > 0 && tower::open(left(), mine);
      const bool open_b = in_b > 0 && tower::open(right(), theirs);
      if (in_a == in_b && open_a == open_b) continue;
      seen_.a.towers.push_back({at, in_a, open_a, {}});
      seen_.b.towers.push_back({at, in_b, open_b, {}});
    }
  }

  static std::vector<Colour> winners(const Game& game) {
    std::vector<Colour> won;
    for (int p = 0; p < game.rules().player_count(); ++p) {
      if (((base::winners(game) >> p) & 1U) != 0)
        won.push_back(game.rules().players[static_cast<std::size_t>(p)]);
    }
    std::sort(won.begin(), won.end());
    return won;
  }

  static std::optional<Colour> asked(const Game& game) {
    const PlayerId p = game.decider();
    if (p < 0) return std::nullopt;
    return game.rules().players[static_cast<std::size_t>(p)];
  }

  void see_turn() {
    sc::Expectation& a = seen_.a;
    sc::Expectation& b = seen_.b;
    put(a.over, b.over, std::optional(left().over()), std::optional(right().over()), false);
    if (left().over() && right().over())
      put(a.winners, b.winners, winners(left()), winners(right()), a.gain != b.gain && !b.gain.empty());
    if (left().over() || right().over()) return;
    const auto turn = [](const Game& g) {
      return std::optional(g.rules().players[static_cast<std::size_t>(g.clock().player)]);
    };
    put(a.turn, b.turn, turn(left()), turn(right()), false);
    const auto part = [](const Game& g) { return std::optional<int>(g.clock().part + 1); };
    put(a.part, b.part, part(left()), part(right()), false);
    const std::optional ask_a = std::string(asked_kind(left()));
    const std::optional ask_b = std::string(asked_kind(right()));
    // Somebody's answer is awaited before the turn can go on.
    const bool waits = left().facts().exchange.size > 0 || right().facts().exchange.size > 0;
    if (asked(left()) == asked(right()) && ask_a == ask_b && !waits) return;
    put(a.ask, b.ask, ask_a, ask_b, true);
    if (asked(right())) put(a.asked, b.asked, asked(left()), asked(right()), true);
  }

  const Outcome& a_;
  const Outcome& b_;
  Seen seen_;
};

/// The set-up of a new game where only one side lets it begin.
Seen see_refusal(const Outcome& a, const Outcome& b, const Catalogue& catalogue) {
  Seen seen;
  Game fresh = *a.last;
  fresh.reset();
  sc::SetupExpected setup;
  for (std::size_t p = 0; p < fresh.rules().players.size(); ++p) {
    const Colour c = fresh.rules().players[p];
    if (fresh.rules().tower) setup.floors[c] = fresh.facts().floor_supply[p];
    const FigureRange meeples = fresh.rules().figures_of(static_cast<PlayerId>(p), FigureKind::meeple);
    setup.supply[c].figures[FigureKind::meeple] = meeples.last - meeples.first;
  }
  seen.a.setup = setup;
  seen.b.illegal_setup = clause_told(catalogue, b.refused.front().clause);
  return seen;
}

}  // namespace

Seen seen_in(const Outcome& a, const Outcome& b, const Catalogue& catalogue) {
  if (!b.last) return see_refusal(a, b, catalogue);
  Seen seen = Viewer(a, b).view();
  const std::vector<sc::IllegalStep> in_a = refused(a, catalogue);
  const std::vector<sc::IllegalStep> in_b = refused(b, catalogue);
  if (!in_a.empty()) seen.a.illegal = in_a;
  if (in_a != in_b) seen.b.illegal = in_b;
  return seen;
}

}  // namespace assize::court
