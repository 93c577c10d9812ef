#include "checker/rules/features.hpp"

#include <algorithm>

#include "checker/rules/base/fields.hpp"
#include "checker/rules/inns/values.hpp"

namespace assize {

namespace {

int tiles_of(const Game& game, const JoinedFeature& node, ClauseId once) {
  // Without the clause every segment counts, so that a tile met twice counts twice.
  return game.law().means(once, node.tiles.count(), static_cast<int>(node.size));
}

/// The joined feature under a reference, and what the marks of expansions make of its value.
std::optional<inns::Changed> changed_value(const Game& game, FeatureRef f, bool as_complete) {
  const NodeId here = root(game, f);
  const JoinedFeature& node = game.index().at(here);
  if (node.kind == FeatureKind::road) return inns::road(game, here, tiles_of(game, node, "base.road.tile-once"_c), as_complete);
  if (node.kind == FeatureKind::city) return inns::city(game, here, tiles_of(game, node, "base.city.tile-once"_c), node.coats, as_complete);
  return std::nullopt;
}

int road_value(const Game& game, const JoinedFeature& node, bool as_complete) {
  const int tiles = tiles_of(game, node, "base.road.tile-once"_c);
  const Law& law = game.law();
  if (as_complete) return law.applies("base.road.points"_c) ? tiles * law.amount("base.road.points.per-tile"_n) : 0;
  return law.applies("base.final.road"_c) ? tiles * law.amount("base.final.road.per-tile"_n) : 0;
}

int city_value(const Game& game, const JoinedFeature& node, bool as_complete) {
  const int tiles = tiles_of(game, node, "base.city.tile-once"_c);
  const int coats = node.coats;
  const Law& law = game.law();
  if (!as_complete) {
    if (!law.applies("base.final.city"_c)) return 0;
    return tiles * law.amount("base.final.city.per-tile"_n) + coats * law.amount("base.final.city.per-coat"_n);
  }
  const bool tiny = node.tiles.count() == 2;
  if (tiny && law.applies("base.city.two-tiles-old"_c)) {
    return (tiles + coats) * law.amount("base.city.two-tiles-old.per-tile"_n);
  }
  if (!law.applies("base.city.points"_c)) return 0;
  const int normal = tiles * law.amount("base.city.points.per-tile"_n) + coats * law.amount("base.city.points.per-coat"_n);
  return tiny ? law.means("base.city.two-tiles"_c, normal, tiles + coats) : normal;
}

bool abbot_on(const Game& game, FeatureRef f) {
  const Place here{.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(f.segment), .where = f.slot};
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    if (game.facts().figures[i] == here && game.rules().figures[i].kind == FigureKind::abbot) return true;
  }
  return false;
}

/// abbot.complete, abbot.final: for gardens, and for a monastery that an abbot holds.
int garden_value(const Game& game, FeatureRef f, bool as_complete) {
  const Law& law = game.law();
  if (as_complete) return law.applies("abbot.complete"_c) ? law.amount("abbot.complete.points"_n) : 0;
  if (!law.applies("abbot.final"_c)) return 0;
  return law.amount("abbot.final.self"_n) + game.surrounding(f.slot) * law.amount("abbot.final.per-neighbour"_n);
}

int monastery_value(const Game& game, FeatureRef f, bool as_complete) {
  const Law& law = game.law();
  if (as_complete) return law.applies("base.monastery.points"_c) ? law.amount("base.monastery.points.points"_n) : 0;
  if (!law.applies("base.final.monastery"_c)) return 0;
  return law.amount("base.final.monastery.self"_n) +
         game.surrounding(f.slot) * law.amount("base.final.monastery.per-neighbour"_n);
}

}  // namespace

bool complete(const Game& game, FeatureRef f) {
  const JoinedFeature& node = game.index().feature(f.slot, f.segment);
  const Law& law = game.law();
  switch (node.kind) {
    case FeatureKind::road: return law.means("base.road.complete"_c, node.open == 0, false);
    case FeatureKind::city: return law.means("base.city.complete"_c, node.open == 0, false);
    case FeatureKind::monastery:
      return law.applies("base.monastery.complete"_c) &&
             game.surrounding(f.slot) >= law.amount("base.monastery.complete.neighbours"_n);
    case FeatureKind::garden:
      return law.applies("abbot.complete"_c) &&
             game.surrounding(f.slot) >= law.amount("base.monastery.complete.neighbours"_n);
    case FeatureKind::field: return law.means("base.field.never-complete"_c, false, node.open == 0);
    case FeatureKind::river: return law.means("river.no-score"_c, false, node.open == 0);
  }
  return false;
}

int value(const Game& game, FeatureRef f, bool as_complete) {
  if (const auto changed = changed_value(game, f, as_complete)) return changed->points;
  const JoinedFeature& node = game.index().feature(f.slot, f.segment);
  switch (node.kind) {
    case FeatureKind::road: return road_value(game, node, as_complete);
    case FeatureKind::city: return city_value(game, node, as_complete);
    case FeatureKind::monastery:
      return game.rules().abbot && abbot_on(game, f) ? garden_value(game, f, as_complete) : monastery_value(game, f, as_complete);
    case FeatureKind::garden: return garden_value(game, f, as_complete);
    case FeatureKind::field: return base::field_value(game, f);
    case FeatureKind::river: break;
  }
  return game.law().undone("river.no-score"_c) ? node.tiles.count() : 0;
}

ClauseId value_clause(const Game& game, FeatureRef f, bool as_complete) {
  if (const auto changed = changed_value(game, f, as_complete)) return changed->clause;
  const JoinedFeature& node = game.index().feature(f.slot, f.segment);
  switch (node.kind) {
    case FeatureKind::road: return as_complete ? "base.road.points"_c : "base.final.road"_c;
    case FeatureKind::city: {
      const bool old = node.tiles.count() == 2 && game.law().in_force("base.city.two-tiles-old"_c);
      if (as_complete) return old ? "base.city.two-tiles-old"_c : "base.city.points"_c;
      return "base.final.city"_c;
    }
    case FeatureKind::monastery:
      if (game.rules().abbot && abbot_on(game, f)) return as_complete ? "abbot.complete"_c : "abbot.final"_c;
      return as_complete ? "base.monastery.points"_c : "base.final.monastery"_c;
    case FeatureKind::garden: return as_complete ? "abbot.complete"_c : "abbot.final"_c;
    case FeatureKind::field: return base::field_clause(game);
    case FeatureKind::river: break;
  }
  return "river.no-score"_c;
}

namespace {
/// inns.large.strength, phantom.counts-normal
int strength_of(const Law& law, FigureKind kind) {
  if (kind == FigureKind::large_meeple) return law.amount("inns.large.strength.strength"_n);
  return kind == FigureKind::phantom ? law.amount("phantom.counts-normal.strength"_n) : 1;
}
}  // namespace

Tally tally(const Game& game, FeatureRef f) {
  Tally t;
  const NodeId here = root(game, f);
  const JoinedFeature& node = game.index().at(here);
  // tower.close.not-in-scoring: without it a meeple on a tower would count where the tower stands.
  const bool towers = game.law().undone("tower.close.not-in-scoring"_c);
  if (node.figures == 0 && !towers) return t;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const Place p = game.facts().figures[i];
    const bool above = towers && p.kind == PlaceKind::tower && node.tiles.has(p.where);
    const bool inside = p.kind == PlaceKind::segment && game.index().root(p.where, p.part) == here;
    if (!above && !inside) continue;
    const FigureInfo info = game.rules().figures[i];
    if (!game.rules().occupies[static_cast<std::size_t>(info.kind)]) continue;
    const auto player = static_cast<std::size_t>(info.player);
    t.strength[player] += strength_of(game.law(), info.kind);
    ++t.meeples[player];
    t.empty = false;
  }
  return t;
}

unsigned holders(const Game& game, const Tally& t) {
  const Law& law = game.law();
  const int most = *std::max_element(t.strength.begin(), t.strength.end());
  unsigned mask = 0;
  int players = 0;
  const bool most_only = law.means("base.score.majority"_c, true, false);
  for (std::size_t p = 0; p < t.strength.size(); ++p) {
    const bool holds = t.meeples[p] > 0 && (!most_only || t.strength[p] == most);
    players += holds ? 1 : 0;
    mask |= holds ? 1U << p : 0U;
  }
  if (players > 1 && most_only && !law.applies("base.score.tie"_c)) return 0;
  return mask;
}

unsigned final_holders(const Game& game, const Tally& t) {
  // Without the clause everybody in the feature would score.
  unsigned everybody = 0;
  for (std::size_t p = 0; p < kMaxPlayers; ++p) everybody |= t.meeples[p] > 0 ? 1U << p : 0U;
  return game.law().means("base.final.majority"_c, holders(game, t), everybody);
}

int times_paid(const Game& game, const Tally& t, std::size_t player) {
  const Law& law = game.law();
  const bool doubled = t.strength[player] > t.meeples[player] && law.undone("inns.large.no-double-points"_c);
  return law.means("base.score.once-per-player"_c, 1, std::max(1, t.meeples[player])) * (doubled ? 2 : 1);
}

FeatureRef feature_under(const Game& game, FigureId f) {
  const Place p = game.place_of(f);
  if (p.kind != PlaceKind::segment) return {};
  return {p.where, static_cast<std::int8_t>(p.part)};
}

std::string_view role(const Game& game, FigureId f) {
  const FeatureRef under = feature_under(game, f);
  if (under.slot < 0) return {};
  const Law& law = game.law();
  const std::string_view none;
  switch (game.index().feature(under.slot, under.segment).kind) {
    case FeatureKind::road: return law.means("base.role.highwayman"_c, std::string_view("highwayman"), none);
    case FeatureKind::city: return law.means("base.role.knight"_c, std::string_view("knight"), none);
    case FeatureKind::monastery: return law.means("base.role.monk"_c, std::string_view("monk"), none);
    case FeatureKind::field: return law.means("base.role.farmer"_c, std::string_view("farmer"), none);
    default: return none;
  }
}

}  // namespace assize
