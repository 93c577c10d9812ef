#include "checker/rules/base/fields.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "checker/rules/traders/pig.hpp"

namespace assize::base {

namespace {

/// All fields with farmers, each by one of its segments, in the order of the board.
std::vector<FeatureRef> farmed_fields(const Game& game) {
  std::vector<FeatureRef> fields;
  std::vector<NodeId> seen;
  for (const Place& p : game.facts().figures) {
    if (p.kind != PlaceKind::segment) continue;
    const FeatureRef f{p.where, static_cast<std::int8_t>(p.part)};
    const NodeId r = root(game, f);
    if (game.index().at(r).kind != FeatureKind::field || game.index().at(r).figures == 0) continue;
    if (std::find(seen.begin(), seen.end(), r) != seen.end()) continue;
    seen.push_back(r);
    fields.push_back(f);
  }
  return fields;
}

void award_field(Game& game, std::size_t player, int points, FeatureRef field, ClauseId clause) {
  if (points == 0) return;
  game.award({.player = static_cast<PlayerId>(player), .points = points, .clause = clause, .slot = field.slot,
              .segment = field.segment});
}

/// base.component.pictures: a pigsty is decoration; without that it would be worth a point for every city.
int decoration(const Game& game, FeatureRef field) {
  if (!game.law().undone("base.component.pictures"_c)) return 0;
  const SlotSet& tiles = game.index().feature(field.slot, field.segment).tiles;
  for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (tiles.has(slot) && game.rules().tile(game.placed(slot).type).symbols.find("pig") != std::string_view::npos) return 1;
  }
  return 0;
}

/// base.field.points: each field by itself.
void score_each_field(Game& game, bool pay_city_once) {
  const Law& law = game.law();
  const int per_city = pay_city_once ? law.amount("base.field.points-c1-second.per-city"_n)
                                     : law.amount("base.field.points.per-city"_n);
  std::set<std::pair<std::size_t, NodeId>> paid;  // players and the cities they were paid for
  for (const FeatureRef field : farmed_fields(game)) {
    const Tally farmers = tally(game, field);
    const std::vector<NodeId> cities = cities_of(game, field);
    const unsigned winners = final_holders(game, farmers);
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
      if (((winners >> p) & 1U) == 0) continue;
      int count = 0;
      for (const NodeId city : cities) count += !pay_city_once || paid.emplace(p, city).second ? 1 : 0;
      const int times = times_paid(game, farmers, p);
      const int each = per_city + decoration(game, field) + traders::pig_bonus(game, static_cast<PlayerId>(p), field);
      award_field(game, p, count * each * times, field, field_clause(game));
    }
  }
}

/// base.field.points-c1-first: each completed city by itself, farmers of all its fields together.
void score_each_city(Game& game) {
  std::map<NodeId, Tally> farmers;
  std::map<NodeId, std::vector<FeatureRef>> where;
  for (const FeatureRef field : farmed_fields(game)) {
    const Tally t = tally(game, field);
    for (const NodeId city : cities_of(game, field)) {
      Tally& sum = farmers[city];
      where[city].push_back(field);
      for (std::size_t p = 0; p < kMaxPlayers; ++p) {
        sum.strength[p] += t.strength[p];
        sum.meeples[p] += t.meeples[p];
      }
    }
  }
  const int per_city = game.law().amount("base.field.points-c1-first.per-city"_n);
  for (const auto& [city, t] : farmers) {
    const unsigned winners = final_holders(game, t);
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
      if (((winners >> p) & 1U) == 0) continue;
      int bonus = 0;
      for (const FeatureRef field : where[city]) bonus = std::max(bonus, traders::pig_bonus(game, static_cast<PlayerId>(p), field));
      award_field(game, p, per_city + bonus, where[city].front(), "base.field.points-c1-first"_c);
    }
  }
}

}  // namespace

std::vector<NodeId> cities_of(const Game& game, FeatureRef field) {
  std::vector<NodeId> cities;
  const NodeId here = root(game, field);
  const bool once = game.law().means("base.field.city-once-per-field"_c, true, false) ||
                    game.law().in_force("base.field.points-c1-first"_c);
  game.index().at(here).tiles.each([&](Slot slot) {
    const TileType& type = game.type_at(slot);
    for (std::size_t s = 0; s < type.segments.size(); ++s) {
      const std::uint16_t mask = type.segments[s].cities;
      if (mask == 0 || game.index().root(slot, static_cast<int>(s)) != here) continue;
      for (std::size_t c = 0; c < type.segments.size(); ++c) {
        const FeatureRef city{slot, static_cast<std::int8_t>(c)};
        if (((mask >> c) & 1) == 0 || !complete(game, city)) continue;
        const NodeId r = root(game, city);
        if (!once || std::find(cities.begin(), cities.end(), r) == cities.end()) cities.push_back(r);
      }
    }
  });
  return cities;
}

int field_value(const Game& game, FeatureRef field) {
  const Law& law = game.law();
  const int cities = static_cast<int>(cities_of(game, field).size());
  if (law.in_force("base.field.points-c1-first"_c)) return cities * law.amount("base.field.points-c1-first.per-city"_n);
  if (law.in_force("base.field.points-c1-second"_c)) return cities * law.amount("base.field.points-c1-second.per-city"_n);
  return law.in_force("base.field.points"_c) ? cities * law.amount("base.field.points.per-city"_n) : 0;
}

ClauseId field_clause(const Game& game) {
  if (game.law().in_force("base.field.points-c1-first"_c)) return "base.field.points-c1-first"_c;
  if (game.law().in_force("base.field.points-c1-second"_c)) return "base.field.points-c1-second"_c;
  return "base.field.points"_c;
}

void score_fields(Game& game) {
  const Law& law = game.law();
  if (law.is("base.farmers=off"_r) || !law.applies("base.final.fields"_c)) return;
  if (law.applies("base.field.points-c1-first"_c)) return score_each_city(game);
  if (law.applies("base.field.points-c1-second"_c)) return score_each_field(game, true);
  if (law.applies("base.field.points"_c)) score_each_field(game, false);
}

}  // namespace assize::base
