// Floors are neither lost nor made; one figure a tower; what a tower takes lies within its reach.
#include <fmt/format.h>

#include <cstdlib>
#include <numeric>

#include "props/property.hpp"

namespace assize::props {

Complaint floors_conserved(const Position& p) {
  if (!p.of.tower) return std::nullopt;
  const Facts& facts = p.game.facts();
  const int board = std::accumulate(facts.floors.begin(), facts.floors.end(), 0);
  const int supplies = std::accumulate(facts.floor_supply.begin(), facts.floor_supply.end(), 0);
  const int all = board + supplies + facts.floor_box;
  for (std::size_t s = 0; s < facts.floors.size(); ++s) {
    if (facts.floors[s] > 0 && !p.game.type_at(static_cast<Slot>(s)).foundation)
      return "a floor without a foundation";
  }
  if (all == 30) return std::nullopt;
  return fmt::format("{} floors: {} on the board, {} in supplies, {} in the box", all, board, supplies,
                     facts.floor_box);
}

Complaint towers_single(const Position& p) {
  std::vector<int> on(p.game.facts().tiles.size(), 0);
  for (const Place& place : p.game.facts().figures) {
    if (place.kind == PlaceKind::tower && ++on[static_cast<std::size_t>(place.where)] > 1) {
      return fmt::format("two figures stand on the tower of tile {}", place.where);
    }
  }
  return std::nullopt;
}

Complaint captured_in_range(const Position& p) {
  if (p.last == nullptr || p.last->kind != ActionKind::capture || p.last->figure < 0) return std::nullopt;
  const bool plain = has(p, "tower.house.diagonal=off"_r) && !has(p, "tower.hole-consumes-range=skipped"_r) &&
                     !has(p, "tower.large-block-cells=one-tile"_r) &&
                     !has(p, "tower.capturing-tower=any-tower"_r);
  if (!plain) return std::nullopt;
  const Slot tower = p.before.clock().floor;
  const Cell from = p.before.placed(tower).at;
  const Cell to = p.before.placed(p.before.slot_of(p.last->figure)).at;
  const int dx = std::abs(from.x - to.x);
  const int dy = std::abs(from.y - to.y);
  if ((dx == 0 || dy == 0) && dx + dy <= p.before.floors(tower)) return std::nullopt;
  return fmt::format("captured {} east and {} south of a tower of {}", to.x - from.x, to.y - from.y,
                     p.before.floors(tower));
}

}  // namespace assize::props
