#include "tools/court/observe.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "checker/order.hpp"
#include "checker/rules/base/final.hpp"
#include "checker/rules/features.hpp"
#include "checker/rules/marks.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/tower/closing.hpp"
#include "checker/rules/tower/range.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/observe_parts.hpp"
#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

using Failures = std::vector<Failure>;

std::size_t seat_index(const Game& game, Colour c) {
  return static_cast<std::size_t>(seat(game.rules(), c));
}

void compare_points(const Game& game, const Facts& start, const sc::Expectation& e, Failures& out) {
  for (const auto& [player, n] : e.gain) {
    const std::size_t p = seat_index(game, player);
    expect_equal(out, e.where, fmt::format("gain of {}", name_of(player)), n,
                 game.facts().score[p] - start.score[p]);
  }
  for (const auto& [player, n] : e.score) {
    expect_equal(out, e.where, fmt::format("score of {}", name_of(player)), n,
                 static_cast<int>(game.facts().score[seat_index(game, player)]));
  }
  for (const auto& [player, n] : e.scored) {
    const std::size_t p = seat_index(game, player);
    expect_equal(out, e.where, fmt::format("points that {} scored", name_of(player)), n,
                 game.facts().scored[p] - start.scored[p]);
  }
  for (const auto& [player, n] : e.track) {
    const int spaces = game.law().amount("base.component.scoreboard.spaces"_n);
    expect_equal(out, e.where, fmt::format("space of {} on the track", name_of(player)), n,
                 game.facts().score[seat_index(game, player)] % spaces);
  }
}

void compare_figures(const Game& game, const sc::Expectation& e, Failures& out) {
  for (const sc::FigureExpected& f : e.figures) {
    const Place place = find_place(game, f.place);
    const FigureId id = find_figure(game, f.figure, place);
    const std::string who = fmt::format("{} {}", name_of(f.figure.owner), name_of(f.figure.kind));
    if (id < 0) {
      out.push_back({f.where, who, "stands at " + place_text(game, place), "it does not"});
      continue;
    }
    if (f.role) {
      expect_equal(out, f.where, "role of " + who,
                   std::string(sc::kRoleNames[static_cast<std::size_t>(*f.role)]),
                   std::string(role(game, id)));
    }
  }
  for (const Cell c : e.empty) {
    const Slot slot = game.slot_at(c);
    for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
      const auto f = static_cast<FigureId>(i);
      if (slot < 0 || game.slot_of(f) != slot) continue;
      out.push_back({e.where, "tile " + cell_text(c), "no figure",
                     figure_text(game, f) + " at " + place_text(game, game.place_of(f))});
    }
  }
}

void compare_towers(const Game& game, const sc::Expectation& e, Failures& out) {
  for (const sc::TowerExpected& t : e.towers) {
    const Slot slot = game.slot_at(t.at);
    const std::string what = "tower " + cell_text(t.at);
    if (slot < 0) {
      out.push_back({t.where, what, "a tile", "none"});
      continue;
    }
    if (t.floors) expect_equal(out, t.where, "floors of " + what, *t.floors, game.floors(slot));
    if (t.open)
      expect_equal(out, t.where, what + " open", *t.open, game.floors(slot) > 0 && tower::open(game, slot));
  }
  for (const sc::RangeExpected& r : e.in_range) {
    const Slot slot = game.slot_at(r.tower);
    const std::vector<Slot> reached =
        slot < 0 ? std::vector<Slot>{} : tower::tiles_in_range(game, slot, game.floors(slot));
    const std::string what = "tiles in range of tower " + cell_text(r.tower);
    if (r.count) expect_equal(out, r.where, what, *r.count, static_cast<int>(reached.size()));
    if (!r.tiles) continue;
    std::vector<Cell> cells;
    for (const Slot s : reached) cells.push_back(game.placed(s).at);
    std::sort(cells.begin(), cells.end());
    expect_equal(out, r.where, what, cells_text(*r.tiles), cells_text(cells));
  }
}

void compare_prisoners(const Game& game, const sc::Expectation& e, Failures& out) {
  for (const auto& [captor, wanted] : e.prisoners) {
    std::vector<sc::Figure> held;
    for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
      const Place p = game.facts().figures[i];
      const FigureInfo info = game.rules().figures[i];
      if (p.kind != PlaceKind::prisoner || p.where != seat(game.rules(), captor)) continue;
      held.push_back({game.rules().players[static_cast<std::size_t>(info.player)], info.kind});
    }
    std::sort(held.begin(), held.end());
    expect_equal(out, e.where, fmt::format("prisoners of {}", name_of(captor)), figures_text(wanted),
                 figures_text(held));
  }
}

void compare_goods(const Game& game, const sc::Expectation& e, Failures& out) {
  for (const auto& [player, goods] : e.goods) {
    const auto& taken = game.facts().goods[seat_index(game, player)];
    for (const auto& [kind, n] : goods) {
      expect_equal(out, e.where, fmt::format("{} of {}", name_of(kind), name_of(player)), n,
                   static_cast<int>(taken[static_cast<std::size_t>(kind)]));
    }
  }
}

/// "[1,0] beside red meeple city", "none"
void compare_neutral(const Game& game, Neutral what, const std::optional<sc::NeutralExpected>& e, Failures& out) {
  if (!e) return;
  const Standing* stands = standing(game, what);
  const std::string name(name_of(what));
  const std::string at = stands == nullptr ? "none" : cell_text(game.placed(stands->slot).at);
  expect_equal(out, e->where, name, e->at ? cell_text(*e->at) : std::string("none"), at);
  const bool figures = what == Neutral::fairy && princess_dragon::fairy_beside_figure(game.law());
  if (!figures || !e->at || stands == nullptr) return;
  const FigureId wanted = e->beside ? figure_beside(game, *e->beside, stands->slot) : static_cast<FigureId>(-1);
  const auto text = [&](FigureId f) { return f < 0 ? std::string("nobody") : figure_text(game, f) + " at " + place_text(game, game.place_of(f)); };
  if (e->beside && wanted < 0) {
    out.push_back({e->where, name + " beside", fmt::format("{} {}", name_of(e->beside->figure.owner), name_of(e->beside->figure.kind)), text(stands->beside)});
  } else {
    expect_equal(out, e->where, name + " beside", text(wanted), text(stands->beside));
  }
}

void compare_turn(const Game& game, const sc::Expectation& e, Failures& out) {
  const auto colour = [&](int p) {
    return p < 0 ? std::string("chance")
                 : std::string(name_of(game.rules().players[static_cast<std::size_t>(p)]));
  };
  if (e.turn)
    expect_equal(out, e.where, "on turn", std::string(name_of(*e.turn)), colour(game.clock().player));
  if (e.ask) expect_equal(out, e.where, "what is asked", *e.ask, std::string(asked_kind(game)));
  if (e.asked)
    expect_equal(out, e.where, "who is asked", std::string(name_of(*e.asked)), colour(game.decider()));
  if (e.hand) {
    const std::string wanted =
        e.hand->tile ? std::string(game.law().catalogue().tiles[e.hand->tile->tile].id) : "none";
    const std::string held =
        game.facts().hand < 0 ? "none" : std::string(game.rules().tile(game.facts().hand).id);
    expect_equal(out, e.where, "tile in hand", wanted, held);
  }
  if (e.discarded) {
    std::vector<std::string> wanted;
    std::vector<std::string> aside;
    for (const sc::TileRef& t : *e.discarded) wanted.emplace_back(game.law().catalogue().tiles[t.tile].id);
    for (const TypeId t : game.facts().discarded) aside.emplace_back(game.rules().tile(t).id);
    expect_equal(out, e.where, "tiles put aside", fmt::format("{}", fmt::join(wanted, ", ")),
                 fmt::format("{}", fmt::join(aside, ", ")));
  }
  if (e.over) expect_equal(out, e.where, "the game is over", *e.over, game.over());
  if (!e.winners.empty()) {
    std::vector<Colour> won;
    const unsigned mask = base::winners(game);
    for (int p = 0; p < game.rules().player_count(); ++p) {
      if ((mask >> p) & 1U) won.push_back(game.rules().players[static_cast<std::size_t>(p)]);
    }
    std::sort(won.begin(), won.end());
    expect_equal(out, e.where, "winners", colours_text(e.winners),
                 colours_text(game.over() ? won : std::vector<Colour>{}));
  }
}

}  // namespace

void compare_position(const Game& game, const Facts& start, const sc::Expectation& e, Failures& out) {
  compare_points(game, start, e, out);
  compare_supply(game, e.supply, e.where, out);
  compare_prisoners(game, e, out);
  compare_figures(game, e, out);
  compare_towers(game, e, out);
  compare_features(game, e, out);
  compare_goods(game, e, out);
  compare_neutral(game, Neutral::fairy, e.fairy, out);
  compare_neutral(game, Neutral::dragon, e.dragon, out);
  if (e.part) expect_equal(out, e.where, "part of the turn", *e.part, game.clock().part + 1);
  compare_turn(game, e, out);
}

void compare_options(const Game& game, const sc::Options& options, Failures& out) {
  Game settled = game;
  settled.settle();
  const std::vector<std::string> legal = legal_texts(settled);
  for (const auto& [type, wanted] : options.by_type) {
    std::vector<std::string> of_type;
    for (const std::string& text : legal) {
      const bool kind = type.empty() || text == type || text.starts_with(type + " ");
      if (kind) of_type.push_back(text);
    }
    std::vector<std::string> printed;
    for (const std::string& choice : wanted) printed.push_back(as_printed(settled, choice));
    std::sort(printed.begin(), printed.end());
    const std::string what = type.empty() ? "legal choices" : "legal choices of type " + type;
    expect_equal(out, options.where, what, fmt::format("{}", fmt::join(printed, "; ")),
                 fmt::format("{}", fmt::join(of_type, "; ")));
  }
}

}  // namespace assize::court
