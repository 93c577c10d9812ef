#include "tools/jcz/setup_tiles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "spec/scenario/check.hpp"
#include "spec/scenario/tile_book.hpp"
#include "spec/scenario/tile_sides.hpp"

namespace assize::jcz {

namespace sc = assize::scenario;

namespace {

constexpr std::string_view kSpring = "RI/s";
constexpr std::string_view kStart = "BA/RCr";

/// Tiles that can lie together: each on its own place, joined to the others, and fitting.
void check_start(const std::vector<sc::MapTile>& tiles, const Catalogue& catalogue,
                 const Complaints& complaints) {
  if (tiles.size() > sc::kMostTiles)
    return complaints.add(tiles.front().tile.where, fmt::format("{} start tiles", tiles.size()),
                          fmt::format("at most {}", sc::kMostTiles));
  std::map<Cell, const sc::MapTile*> board;
  for (const sc::MapTile& t : tiles) {
    if (!board.emplace(t.at, &t).second)
      return complaints.add(t.tile.where, fmt::format("two start tiles lie at [{},{}]", t.at.x, t.at.y));
  }
  std::set<Cell> reached = {tiles.front().at};
  for (std::vector<Cell> next = {tiles.front().at}; !next.empty();) {
    const Cell here = next.back();
    next.pop_back();
    const auto lying = [&](const sc::MapTile& t) {
      return sc::Lying{&catalogue.tiles[t.tile.tile], t.tile.rotation};
    };
    for (const Side side : kSides) {
      const auto other = board.find(neighbour(here, side));
      if (other == board.end()) continue;
      if (sc::mismatch(lying(*board.at(here)), side, lying(*other->second)))
        return complaints.add(other->second->tile.where, "this start tile does not fit its neighbour");
      if (reached.insert(other->first).second) next.push_back(other->first);
    }
  }
  if (reached.size() < tiles.size()) complaints.add(tiles.front().tile.where, "the start tiles lie apart");
}

}  // namespace

void miss(SetUpTold& out, std::string name) {
  if (std::find(out.missing.begin(), out.missing.end(), name) == out.missing.end())
    out.missing.push_back(std::move(name));
}

void tell_start(const Recording& recording, const Catalogue& catalogue, bool floors, SetUpTold& out,
                const Complaints& complaints) {
  if (recording.start.empty()) {
    complaints.add({}, "'start' names no tile", "a game begins with a tile on the table");
    return;
  }
  std::vector<std::size_t> sets;
  for (const sc::SetRef& s : out.head.sets) sets.push_back(s.index);
  const sc::TileBook book(catalogue, sets);
  sc::Board board;
  for (const StartTile& t : recording.start) {
    const auto tile = book.find(t.tile);
    if (!tile) {
      if (out.missing.empty() && !out.ignored_sets)
        complaints.add(t.where, fmt::format("the sets hold no tile {} to start with", t.tile), tile.error());
      if (out.ignored_sets) miss(out, fmt::format("the set of the tile {}", t.tile));
      continue;
    }
    board.tiles.push_back({t.at, {*tile, t.rotation, std::string(catalogue.tiles[*tile].id), t.where}});
    const auto used = std::count_if(board.tiles.begin(), board.tiles.end(),
                                    [&](const sc::MapTile& m) { return m.tile.tile == *tile; });
    if (used == book.copies(*tile) + 1)
      complaints.add(t.where, fmt::format("the sets do not hold so many tiles {}", t.tile));
  }
  if (!board.tiles.empty()) check_start(board.tiles, catalogue, complaints);
  std::sort(board.tiles.begin(), board.tiles.end(), [](const sc::MapTile& a, const sc::MapTile& b) {
    return std::pair(a.at.y, a.at.x) < std::pair(b.at.y, b.at.x);
  });
  const StartTile& first = recording.start.front();
  const bool usual = recording.start.size() == 1 && first.at == Cell{} && first.rotation == 0 &&
                     first.tile == (out.river ? kSpring : kStart);
  if (usual && floors) return;
  if (!floors) {
    for (const Colour player : out.head.players) board.supply[player].floors = 0;
  }
  out.head.board = std::move(board);
}

namespace {
std::string group_of(const TileDef& tile, bool dragon, bool river) {
  if (tile.dragon && dragon) return "dragon";
  if (!river) return "default";
  switch (tile.river) {
    case RiverRole::none:
      return "default";
    case RiverRole::source:
      return "river-spring";
    case RiverRole::mid:
      return "river";
    case RiverRole::fork:
      return "river-fork";
    case RiverRole::lake:
      return "river-lake";
  }
  return "default";
}

}  // namespace

void tell_pack(const Recording& recording, const Catalogue& catalogue, bool dragon, SetUpTold& out) {
  std::map<std::string_view, std::pair<int, const TileDef*>> copies;
  for (const sc::SetRef& s : out.head.sets) {
    for (const SetEntry& entry : catalogue.sets[s.index].entries) {
      const TileDef& tile = catalogue.tiles[entry.tile];
      auto& [n, def] = copies[tile.id];
      n += entry.count;
      def = &tile;
      if (tile.id == kSpring || tile.id == "RI.1/I.e" || tile.id == "RI.2/I.v") n = std::min(n, 1);
    }
  }
  for (const StartTile& t : recording.start) {
    const auto found = copies.find(t.tile);
    if (found != copies.end()) --found->second.first;
  }
  for (const auto& [id, tile] : copies) {
    if (tile.first > 0)
      out.tiles.push_back({std::string(id), tile.first, group_of(*tile.second, dragon, out.river)});
  }
}

}  // namespace assize::jcz
