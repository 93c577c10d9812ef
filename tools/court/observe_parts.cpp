#include "tools/court/observe_parts.hpp"

#include <algorithm>
#include <set>

#include "checker/rules/features.hpp"
#include "checker/rules/tower/exchange.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

template <typename List, typename Print>
std::string joined(const List& list, Print print) {
  std::string text;
  for (const auto& item : list) text += (text.empty() ? "" : ", ") + print(item);
  return text.empty() ? "none" : text;
}

}  // namespace

std::string cells_text(std::span<const Cell> cells) { return joined(cells, cell_text); }

std::string figures_text(std::span<const sc::Figure> figures) {
  return joined(figures, [](const sc::Figure& f) { return fmt::format("{} {}", name_of(f.owner), name_of(f.kind)); });
}

std::string colours_text(std::span<const Colour> colours) {
  return joined(colours, [](Colour c) { return std::string(name_of(c)); });
}

std::string_view asked_kind(const Game& game) {
  Game settled = game;
  if (settled.facts().exchange.size == 0) settled.settle();
  if (settled.over() || settled.clock().turn != game.clock().turn) return "none";
  if (settled.facts().reassigns >= 0) return "fairy";
  if (settled.facts().exchange.size > 0) {
    std::vector<Action> actions;
    settled.legal_actions(actions);
    return actions.empty() ? "none" : kActionNames[static_cast<std::size_t>(actions.front().kind)];
  }
  switch (settled.at()) {
    case StepId::draw: return "draw";
    case StepId::place: return "place";
    case StepId::figure: return "deploy";
    case StepId::capture: return "capture";
    case StepId::phantom: {
      std::vector<Action> actions;
      settled.legal_actions(actions);
      return actions.empty() ? "none" : kActionNames[static_cast<std::size_t>(actions.front().kind)];
    }
    case StepId::dragon: return "dragon";
    case StepId::double_turn: return "double_turn";
    case StepId::start:
    case StepId::after_action:
    case StepId::after_scoring: return "ransom";
    default: return "none";
  }
}

void compare_supply(const Game& game, const std::map<Colour, sc::Supply>& supply, sc::Where where, std::vector<Failure>& out) {
  for (const auto& [player, wanted] : supply) {
    const PlayerId p = seat(game.rules(), player);
    for (const auto& [kind, n] : wanted.figures) {
      int at_hand = 0;
      for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
        const FigureInfo info = game.rules().figures[i];
        at_hand += info.player == p && info.kind == kind && game.facts().figures[i].kind == PlaceKind::supply ? 1 : 0;
      }
      expect_equal(out, where, fmt::format("{} in supply of {}", name_of(kind), name_of(player)), n, at_hand);
    }
    if (wanted.floors) {
      expect_equal(out, where, fmt::format("floors in supply of {}", name_of(player)), *wanted.floors,
                   static_cast<int>(game.facts().floor_supply[static_cast<std::size_t>(p)]));
    }
  }
}

namespace {

std::vector<Colour> owners_of(const Game& game, FeatureRef f) {
  std::vector<Colour> owners;
  const Tally t = tally(game, f);
  const unsigned mask = t.empty ? 0U : holders(game, t);
  for (int p = 0; p < game.rules().player_count(); ++p) {
    if ((mask >> p) & 1U) owners.push_back(game.rules().players[static_cast<std::size_t>(p)]);
  }
  std::sort(owners.begin(), owners.end());
  return owners;
}

void compare_feature(const Game& game, const sc::FeatureExpected& f, std::vector<Failure>& out) {
  const Place place = find_place(game, f.place);
  if (place.kind != PlaceKind::segment) {
    out.push_back({f.where, "feature", "a feature there", "none"});
    return;
  }
  const FeatureRef ref{place.where, static_cast<std::int8_t>(place.part)};
  const JoinedFeature& node = game.index().at(root(game, ref));
  const std::string what = place_text(game, place);
  const bool done = complete(game, ref);
  if (f.complete) expect_equal(out, f.where, what + " complete", *f.complete, done);
  if (f.tiles) expect_equal(out, f.where, "tiles of " + what, *f.tiles, node.tiles.count());
  if (f.coats) expect_equal(out, f.where, "coats of arms of " + what, *f.coats, static_cast<int>(node.coats));
  if (f.value) expect_equal(out, f.where, "value of " + what, *f.value, value(game, ref, done));
  if (f.occupied) expect_equal(out, f.where, what + " occupied", *f.occupied, node.figures > 0);
  if (f.owners) {
    std::vector<Colour> wanted = *f.owners;
    std::sort(wanted.begin(), wanted.end());
    expect_equal(out, f.where, "owners of " + what, colours_text(wanted), colours_text(owners_of(game, ref)));
  }
  const auto joined_with = [&](const sc::Place& other) {
    const Place p = find_place(game, other);
    return p.kind == PlaceKind::segment && game.index().root(p.where, p.part) == root(game, ref);
  };
  if (f.same_as) expect_equal(out, f.where, what + " joined with the other", true, joined_with(*f.same_as));
  if (f.apart_from) expect_equal(out, f.where, what + " joined with the other", false, joined_with(*f.apart_from));
}

int parts_of(const Game& game, Slot slot, FeatureKind kind) {
  std::set<NodeId> roots;
  const auto& segments = game.type_at(slot).segments;
  for (std::size_t s = 0; s < segments.size(); ++s) {
    const bool joined_away = segments[s].edges == 0 && game.law().altered();
    if (segments[s].kind == kind && !joined_away) roots.insert(game.index().root(slot, static_cast<int>(s)));
  }
  return static_cast<int>(roots.size());
}

}  // namespace

void compare_features(const Game& game, const sc::Expectation& e, std::vector<Failure>& out) {
  for (const sc::FeatureExpected& f : e.features) compare_feature(game, f, out);
  for (const sc::PartsExpected& p : e.parts) {
    const Slot slot = game.slot_at(p.at);
    const std::string at = " on " + cell_text(p.at);
    if (slot < 0) {
      out.push_back({p.where, "parts" + at, "a tile", "none"});
      continue;
    }
    if (p.field) expect_equal(out, p.where, "fields" + at, *p.field, parts_of(game, slot, FeatureKind::field));
    if (p.road) expect_equal(out, p.where, "roads" + at, *p.road, parts_of(game, slot, FeatureKind::road));
    if (p.city) expect_equal(out, p.where, "cities" + at, *p.city, parts_of(game, slot, FeatureKind::city));
  }
}

}  // namespace assize::court
