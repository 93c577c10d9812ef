#include "checker/board/index.hpp"

#include <algorithm>

namespace assize {

namespace {
constexpr NodeId kNoNode = 0xffff;
}

void Index::clear() {
  grid_.clear();
  nodes_.clear();
  base_.clear();
  on_tower_.clear();
  inner_.clear();
}

/// Two roots become one.
void Index::join(NodeId a, NodeId b) {
  if (a == b) return;
  if (nodes_[a].size < nodes_[b].size) std::swap(a, b);
  JoinedFeature& keep = nodes_[a];
  const JoinedFeature& gone = nodes_[b];
  keep.size = static_cast<std::uint16_t>(keep.size + gone.size);
  keep.coats = static_cast<std::uint8_t>(keep.coats + gone.coats);
  keep.open = static_cast<std::int16_t>(keep.open + gone.open);
  keep.figures = static_cast<std::int16_t>(keep.figures + gone.figures);
  keep.tiles.add(gone.tiles);
  nodes_[b].parent = a;
}

void Index::place_next(std::span<const TileType> types, std::span<const Placed> tiles, const JoinReading& reading) {
  const auto slot = static_cast<Slot>(base_.size());
  const Placed& tile = tiles[static_cast<std::size_t>(slot)];
  const TileType& type = types[static_cast<std::size_t>(tile.type)];
  auto next = static_cast<NodeId>(nodes_.size());
  base_.push_back(next);
  on_tower_.push_back(-1);
  if (type.monastery >= 0 || type.garden >= 0) inner_.push_back(slot);
  for (const Segment& s : type.segments) {
    JoinedFeature& n = nodes_.emplace_back();
    n.parent = next++;
    n.kind = s.kind;
    n.coats = s.coats;
    n.open = s.open;
    n.slot = slot;
    n.tiles.add(slot);
  }
  const Rotated& mine = type.rotated[tile.rotation];
  grid_.place(tile.at, slot, mine.side);
  for (const Side side : kSides) {
    const Slot other = grid_.beside(tile.at, side);
    if (other < 0) continue;
    const Placed& beside = tiles[static_cast<std::size_t>(other)];
    const Rotated& theirs = types[static_cast<std::size_t>(beside.type)].rotated[beside.rotation];
    const auto& ours = mine.segment[static_cast<std::size_t>(side)];
    const auto& across = theirs.segment[static_cast<std::size_t>(opposite(side))];
    for (std::size_t i = 0; i < 3; ++i) {
      // Walking clockwise the left half of one side lies against the right half of the other.
      const std::int8_t a = ours[i];
      const std::int8_t b = across[2 - i];
      if (a < 0 && b < 0) continue;
      const NodeId here = a >= 0 ? root(slot, a) : kNoNode;
      const NodeId there = b >= 0 ? root(other, b) : kNoNode;
      if (a >= 0) --nodes_[here].open;
      if (b >= 0) --nodes_[there].open;
      if (a >= 0 && b >= 0 && !reading.features_stay_apart) join(here, there);
    }
    if (reading.halves_join_across && ours[0] >= 0 && across[0] >= 0) join(root(slot, ours[0]), root(other, across[0]));
  }
}

bool Index::same_as(const Index& other) const {
  if (nodes_.size() != other.nodes_.size() || base_ != other.base_ || on_tower_ != other.on_tower_) {
    return false;
  }
  std::vector<int> twin(nodes_.size(), -1);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const NodeId a = root(static_cast<NodeId>(i));
    const NodeId b = other.root(static_cast<NodeId>(i));
    if (twin[a] >= 0 && twin[a] != b) return false;
    if (twin[a] == b) continue;
    twin[a] = b;
    const JoinedFeature& x = nodes_[a];
    const JoinedFeature& y = other.nodes_[b];
    if (x.size != y.size || x.kind != y.kind || x.coats != y.coats || x.open != y.open || x.figures != y.figures ||
        x.tiles != y.tiles) {
      return false;
    }
  }
  std::vector<Opening> mine = grid_.openings();
  std::vector<Opening> theirs = other.grid_.openings();
  std::sort(mine.begin(), mine.end());
  std::sort(theirs.begin(), theirs.end());
  return mine == theirs;
}

}  // namespace assize
