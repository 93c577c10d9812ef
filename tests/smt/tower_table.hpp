// Small positions for the tests of the constraints: a law by profile, a board of bare tiles, figures on it.
#pragma once

#include <initializer_list>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "spec/smt/law.hpp"
#include "spec/smt/query.hpp"
#include "spec/smt/state.hpp"
#include "spec/smt/tower/range.hpp"

namespace assize::smt::tests {

inline Law law_of(std::string_view profile, std::initializer_list<Ruling> but = {}) {
  const Catalogue& catalogue = builtin_catalogue();
  for (const Profile& p : catalogue.profiles) {
    if (p.id != profile) continue;
    std::vector<std::uint8_t> rulings(p.rulings.begin(), p.rulings.end());
    for (const Ruling& r : but) rulings[static_cast<std::size_t>(r.option)] = r.value;
    return Law(catalogue, p.edition, rulings);
  }
  throw std::runtime_error("no such profile");
}

/// Cells from [-radius, -radius] to [radius, radius].
inline std::vector<Cell> square(int radius) {
  std::vector<Cell> cells;
  for (int y = -radius; y <= radius; ++y) {
    for (int x = -radius; x <= radius; ++x) {
      cells.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    }
  }
  return cells;
}

/// Red and blue, meeples and whatever else.
inline State on(const std::vector<Cell>& cells, std::vector<FigureKind> kinds = {FigureKind::meeple}) {
  auto table = std::make_shared<Table>(Area(cells));
  table->players = {Colour::red, Colour::blue};
  table->occupies.assign(kinds.size(), true);
  table->kinds = std::move(kinds);
  table->tower = true;
  table->most_tiles = table->area.size();
  return empty_state(table);
}

inline At at(const State& state, int x, int y) {
  return state.table->area.at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

inline void tile_everywhere(State& state) {
  for (Land& land : state.land) land.tile = true;
}

inline Where where(const State& state, At at, Seat seat) {
  return place(*state.table, at, seat);
}

inline Bools only(std::size_t size, int at) {
  Bools bools(size);
  bools[static_cast<std::size_t>(at)] = true;
  return bools;
}

/// It holds in every position that the query allows.
inline bool always(Query& query, const Bool& claim) {
  return query.check(!claim) == Answer::unsat;
}

inline Bools booleans(Query& query, std::size_t count, const std::string& name) {
  Bools bools;
  for (std::size_t i = 0; i < count; ++i) bools.push_back(query.boolean(name + std::to_string(i)));
  return bools;
}

inline void exactly_one(Query& query, std::span<const Bool> bools) {
  query.assert_that(count(bools) == 1);
}

}  // namespace assize::smt::tests
