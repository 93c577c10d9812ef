#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "spec/scenario/checker.hpp"

namespace assize::scenario {
namespace {

using Table = std::map<Cell, const MapTile*>;

/// The rotations with which the tile fits all its neighbours.
std::vector<int> fitting(const Checker& checker, const Table& table, const MapTile& tile) {
  std::vector<int> rotations;
  for (int rotation = 0; rotation < 4; ++rotation) {
    const Lying turned{&checker.catalogue.tiles[tile.tile.tile], rotation};
    const bool fits = std::all_of(kSides.begin(), kSides.end(), [&](Side side) {
      const auto next = table.find(neighbour(tile.at, side));
      return next == table.end() || !mismatch(turned, side, checker.lying(next->second->tile));
    });
    if (fits) rotations.push_back(rotation);
  }
  return rotations;
}

std::string advice(const Checker& checker, const Table& table, const MapTile& a, const MapTile& b) {
  for (const MapTile* tile : {&b, &a}) {
    const auto rotations = fitting(checker, table, *tile);
    if (rotations.empty()) continue;
    return fmt::format("{} at {} would fit turned @{}", tile->tile.name, text_of(tile->at),
                       fmt::join(rotations, ", @"));
  }
  return "neither fits in any other rotation: put another tile there";
}

void check_seam(const Checker& checker, const Table& table, const MapTile& tile, Side side) {
  const auto next = table.find(neighbour(tile.at, side));
  if (next == table.end()) return;
  const MapTile& other = *next->second;
  const auto clash = mismatch(checker.lying(tile.tile), side, checker.lying(other.tile));
  if (!clash) return;
  checker.complain(
      other.tile.where,
      fmt::format("{}@{} at {} and {}@{} at {} do not fit: on the {} side of {} {} meets {}", tile.tile.name,
                  tile.tile.rotation, text_of(tile.at), other.tile.name, other.tile.rotation,
                  text_of(other.at), kSideNames[static_cast<std::size_t>(side)], text_of(tile.at),
                  name_of(clash->first), name_of(clash->second)),
      advice(checker, table, tile, other));
}

void check_connected(const Checker& checker, const Table& table) {
  std::set<Cell> reached;
  std::vector<Cell> work;
  const auto reach = [&](Cell cell) {
    if (table.contains(cell) && reached.insert(cell).second) work.push_back(cell);
  };
  reach(checker.scenario.board->tiles.front().at);
  while (!work.empty()) {
    const Cell cell = work.back();
    work.pop_back();
    for (const Side side : kSides) reach(neighbour(cell, side));
  }
  for (const auto& [cell, tile] : table) {
    if (reached.contains(cell)) continue;
    checker.complain(tile->tile.where,
                     fmt::format("the tile at {} is not joined to the one at {}", text_of(cell),
                                 text_of(checker.scenario.board->tiles.front().at)),
                     "all tiles of a board lie side by side: fill the gap");
    return;
  }
}

}  // namespace

void check_tiles(Checker& checker) {
  Table table;
  bool known = true;
  for (const MapTile& tile : checker.scenario.board->tiles) {
    if (!table.emplace(tile.at, &tile).second) {
      checker.complain(tile.tile.where, fmt::format("two tiles lie at {}", text_of(tile.at)),
                       "leave one out");
    }
    checker.ground.lay(tile.at, tile.tile);
    if (checker.catalogue.tiles[tile.tile.tile].known) continue;
    known = false;
    checker.complain(tile.tile.where, fmt::format("the layout of {} is not known", tile.tile.name),
                     "no published source shows it: take another tile");
  }
  if (!known || table.empty()) return;
  for (const MapTile& tile : checker.scenario.board->tiles) {
    check_seam(checker, table, tile, Side::e);
    check_seam(checker, table, tile, Side::s);
  }
  check_connected(checker, table);
}

}  // namespace assize::scenario
