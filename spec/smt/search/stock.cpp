#include "spec/smt/search/stock.hpp"

#include <algorithm>

namespace assize::smt {

namespace {

bool looks_like(const Shape& a, const Shape& b) {
  return a.show == b.show && a.city == b.city && a.road == b.road && a.river == b.river &&
         a.field == b.field && a.coats == b.coats && a.inner_fields == b.inner_fields &&
         a.monastery == b.monastery && a.garden == b.garden && a.foundation == b.foundation &&
         a.block == b.block && a.role == b.role && a.loose == b.loose && a.inn == b.inn &&
         a.cathedral == b.cathedral && a.princess == b.princess && a.goods == b.goods && a.symbol == b.symbol;
}

std::vector<Shape> ways_of(const Catalogue& catalogue, std::uint16_t tile, const Parts& parts) {
  std::vector<Shape> ways;
  for (int rotation = 0; rotation < 4; ++rotation) {
    const Shape shape = with_symbols_of(shape_of(catalogue, tile, rotation), parts);
    const bool known =
        std::any_of(ways.begin(), ways.end(), [&](const Shape& w) { return looks_like(w, shape); });
    if (!known) ways.push_back(shape);
  }
  return ways;
}

/// The design that shows the same as the tile, whichever way either lies; added if there is none.
Design& design_for(std::vector<Design>& stock, const Catalogue& catalogue, std::uint16_t tile, bool start,
                   const Parts& parts) {
  const Shape upright = with_symbols_of(shape_of(catalogue, tile, 0), parts);
  for (Design& d : stock) {
    if (d.start == start && looks_like(d.ways.front(), upright)) return d;
  }
  stock.push_back({ways_of(catalogue, tile, parts), {}, start});
  return stock.back();
}

/// Where a river is in play the spring lies first, and boards of the search are too small for more than its
/// tiles (river.start-removed, river.all-first); the lake comes last of them, too late for any of these
/// boards.
void keep_to_river(std::vector<Design>& stock) {
  const auto role = [](const Design& d) { return d.ways.front().role; };
  const bool river =
      std::any_of(stock.begin(), stock.end(), [&](const Design& d) { return role(d) == RiverRole::source; });
  if (!river) return;
  std::erase_if(stock,
                [&](const Design& d) { return role(d) == RiverRole::none || role(d) == RiverRole::lake; });
  for (Design& d : stock) d.start = role(d) == RiverRole::source;
}

}  // namespace

std::vector<Design> stock_of(const Catalogue& catalogue, std::span<const std::size_t> sets, const Parts& parts) {
  std::vector<Design> stock;
  for (const std::size_t s : sets) {
    for (const SetEntry& e : catalogue.sets[s].entries) {
      if (!catalogue.tiles[e.tile].known) continue;
      Design& d = design_for(stock, catalogue, e.tile, e.start, parts);
      d.tiles.insert(d.tiles.end(), e.count, e.tile);
    }
  }
  keep_to_river(stock);
  return stock;
}

}  // namespace assize::smt
