// What features are worth, and when they are complete.
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/inns/values.hpp"

namespace assize::smt::base {

namespace {

/// The feature has a city: a line is a city or a road, never both.
Bool is_city(const State& state, const Feature& f) {
  if (f.net != Net::line) return f.net == Net::city;
  Bools seats;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kRoadSeat; ++seat) seats.push_back(has(state, f, at, seat));
  }
  return any_of(seats);
}

/// Without the clause every segment counts, so that a tile met twice counts twice.
Num segments_of(const State& state, const Feature& f) {
  Bools segments;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) segments.push_back(has(state, f, at, seat));
  }
  return count(segments);
}

Num tiles(const State& state, const Law& law, const Feature& f, ClauseId once) {
  const Num plain = tiles_of(state, f);
  return law.guard(once).is_true() ? plain : law.means(once, plain, segments_of(state, f));
}

/// base.road.points, base.final.road
Num road_value(const State& state, const Law& law, const Feature& f, bool as_complete) {
  const Num n = tiles(state, law, f, "base.road.tile-once"_c);
  const ClauseId clause = as_complete ? "base.road.points"_c : "base.final.road"_c;
  const int per_tile = law.amount(as_complete ? "base.road.points.per-tile"_n : "base.final.road.per-tile"_n);
  return inns::road_value(state, law, f, n, as_complete, ite(law.guard(clause), n * per_tile, Num(0)));
}

/// base.city.points, base.city.two-tiles, base.city.two-tiles-old, base.final.city
Num city_value(const State& state, const Law& law, const Feature& f, bool as_complete) {
  const Num n = tiles(state, law, f, "base.city.tile-once"_c);
  const Num coats = coats_of(state, f);
  if (!as_complete) {
    const Num final = n * law.amount("base.final.city.per-tile"_n) + coats * law.amount("base.final.city.per-coat"_n);
    return inns::city_value(state, law, f, n, coats, false, ite(law.guard("base.final.city"_c), final, Num(0)));
  }
  const int per_coat = law.amount("base.city.points.per-coat"_n);
  const Bool tiny = tiles_of(state, f) == 2;
  const Num plain = n * law.amount("base.city.points.per-tile"_n) + coats * per_coat;
  const Num normal_tiny = Num(law.amount("base.city.two-tiles.points"_n)) + coats * per_coat;
  // Where the print says nothing about two tiles they pay like any city; without what it says, a point for each.
  const Num as_said = ite(law.guard("base.city.two-tiles"_c), normal_tiny, plain);
  const Num whole = ite(tiny, ite(law.undone("base.city.two-tiles"_c), n + coats, as_said), plain);
  const Num normal = ite(law.guard("base.city.points"_c), whole, Num(0));
  const Bool old = law.guard("base.city.two-tiles-old"_c);
  if (old.is_false()) return inns::city_value(state, law, f, n, coats, true, normal);
  const Num few = Num(law.amount("base.city.two-tiles-old.points"_n)) + coats * law.amount("base.city.two-tiles-old.per-tile"_n);
  return inns::city_value(state, law, f, n, coats, true, ite(tiny & old, few, normal));
}

Num around(const State& state, const Law& law, At at) {
  Bools tiles;
  const Bool all_count = !law.undone("base.monastery.neighbouring"_c);
  for (const At next : state.table->area.around(at)) {
    if (next < 0) continue;
    tiles.push_back(state.tile(next) & (all_count | !state.at(next).monastery()));
  }
  return count(tiles);
}

Bool abbot_on(const State& state, At at, Seat seat) {
  const int abbot = state.table->position(FigureKind::abbot);
  if (abbot < 0 || !state.table->abbot) return false;
  Bools there;
  for (int p = 0; p < state.table->player_count(); ++p) there.push_back(state.stands(at, seat, state.table->who(p, abbot)));
  return any_of(there);
}

/// abbot.complete, abbot.final: for gardens, and for a monastery that an abbot holds.
Num garden_value(const State& state, const Law& law, At at, bool as_complete) {
  if (as_complete) return ite(law.guard("abbot.complete"_c), Num(law.amount("abbot.complete.points"_n)), Num(0));
  const Num n = around(state, law, at) * law.amount("abbot.final.per-neighbour"_n) + law.amount("abbot.final.self"_n);
  return ite(law.guard("abbot.final"_c), n, Num(0));
}

/// base.monastery.points, base.final.monastery
Num monastery_value(const State& state, const Law& law, At at, bool as_complete) {
  if (as_complete) {
    return ite(law.guard("base.monastery.points"_c), Num(law.amount("base.monastery.points.points"_n)), Num(0));
  }
  const Num n = around(state, law, at) * law.amount("base.final.monastery.per-neighbour"_n) +
                law.amount("base.final.monastery.self"_n);
  return ite(law.guard("base.final.monastery"_c), n, Num(0));
}

}  // namespace

Num call_back_value(const State& state, const Law& law, At at, Seat seat) {
  const Num n = around(state, law, at) * law.amount("abbot.call-back.per-neighbour"_n) + law.amount("abbot.call-back.self"_n);
  return ite(complete(state, law, at, seat), value(state, law, at, seat, true), n);
}

Bool complete(const State& state, const Law& law, const Feature& f) {
  const Bool whole = closed(state, f);
  const Bool city = is_city(state, f);
  return whole & ite(city, law.guard("base.city.complete"_c), law.guard("base.road.complete"_c));
}

Bool complete(const State& state, const Law& law, At at, Seat seat) {
  const ClauseId clause = seat == kGardenSeat ? "abbot.complete"_c : "base.monastery.complete"_c;
  return law.law(clause, around(state, law, at) >= law.amount("base.monastery.complete.neighbours"_n)) &
         state.at(at).seat[static_cast<std::size_t>(seat)];
}

Num value(const State& state, const Law& law, const Feature& f, bool as_complete) {
  const Bool city = is_city(state, f);
  if (city.is_true()) return city_value(state, law, f, as_complete);
  if (city.is_false()) return road_value(state, law, f, as_complete);
  return ite(city, city_value(state, law, f, as_complete), road_value(state, law, f, as_complete));
}

Num value(const State& state, const Law& law, At at, Seat seat, bool as_complete) {
  const Num garden = garden_value(state, law, at, as_complete);
  if (seat == kGardenSeat) return garden;
  return ite(abbot_on(state, at, seat), garden, monastery_value(state, law, at, as_complete));
}

}  // namespace assize::smt::base
