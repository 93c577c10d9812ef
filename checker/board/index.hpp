// What follows from the tiles and figures on the board: joined features, the frontier, occupation.
// Placing a tile updates it; everything else that changes tiles rebuilds it. Always equal to a fresh build.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "checker/board/grid.hpp"
#include "checker/board/tile_table.hpp"
#include "checker/state/facts.hpp"

namespace assize {

using NodeId = std::uint16_t;

/// A set of slots. Features are sets of tiles, so that a tile met twice counts once.
struct SlotSet {
  std::array<std::uint64_t, 5> words{};
  void add(Slot s) { words[static_cast<std::size_t>(s) / 64] |= std::uint64_t{1} << (s % 64); }
  [[nodiscard]] bool has(Slot s) const { return ((words[static_cast<std::size_t>(s) / 64] >> (s % 64)) & 1U) != 0; }
  void add(const SlotSet& other) {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
  }
  /// Calls `visit` with every member, lowest first.
  template <typename Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      for (std::uint64_t left = words[i]; left != 0; left &= left - 1) {
        visit(static_cast<Slot>(64 * i + static_cast<std::size_t>(std::countr_zero(left))));
      }
    }
  }
  [[nodiscard]] int count() const {
    int n = 0;
    for (const std::uint64_t w : words) n += std::popcount(w);
    return n;
  }
  bool operator==(const SlotSet&) const = default;
};
inline constexpr int kMaxTiles = 320;

/// A segment on the board; at a root also the joined feature.
struct JoinedFeature {
  NodeId parent = 0;
  std::uint16_t size = 1;   ///< segments joined
  FeatureKind kind{};
  std::uint8_t coats = 0;
  std::int16_t open = 0;    ///< sides (fields: half sides) that meet no tile yet
  std::int16_t figures = 0; ///< occupying figures on it
  Slot slot = 0;
  SlotSet tiles{};
  bool operator==(const JoinedFeature&) const = default;
};

/// How the definitions of joining are read; all false as the documents have it.
struct JoinReading {
  bool halves_join_across = false;  ///< without base.field.half-edges
  bool features_stay_apart = false; ///< without base.order.merge-timing (until scoring)
};

class Index {
 public:
  /// Empties the board; storage is kept.
  void clear();
  /// Adds the next of `tiles` that is not in yet.
  void place_next(std::span<const TileType> types, std::span<const Placed> tiles, const JoinReading& reading);

  [[nodiscard]] NodeId node(Slot slot, int segment) const {
    return static_cast<NodeId>(base_[static_cast<std::size_t>(slot)] + segment);
  }
  [[nodiscard]] NodeId root(NodeId n) const {
    while (nodes_[n].parent != n) n = nodes_[n].parent;
    return n;
  }
  [[nodiscard]] NodeId root(Slot slot, int segment) const { return root(node(slot, segment)); }
  [[nodiscard]] const JoinedFeature& at(NodeId n) const { return nodes_[n]; }
  [[nodiscard]] const JoinedFeature& feature(Slot slot, int segment) const { return nodes_[root(slot, segment)]; }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  /// Tiles with a monastery or a garden, in the order in which they were placed.
  [[nodiscard]] const std::vector<Slot>& inner() const { return inner_; }
  [[nodiscard]] int node_count() const { return static_cast<int>(nodes_.size()); }

  void occupy(Slot slot, int segment, int change) {
    JoinedFeature& feature = nodes_[root(slot, segment)];
    feature.figures = static_cast<std::int16_t>(feature.figures + change);
  }

  /// The figure on the tower of a tile, the lowest if there were several; -1: none.
  [[nodiscard]] FigureId on_tower(Slot slot) const { return on_tower_[static_cast<std::size_t>(slot)]; }
  void stand_on_tower(Slot slot, FigureId figure) { on_tower_[static_cast<std::size_t>(slot)] = figure; }

  /// Equal as far as anyone can tell: same features, same frontier, in whatever order they came about.
  [[nodiscard]] bool same_as(const Index& other) const;

 private:
  void join(NodeId a, NodeId b);

  Grid grid_;

  std::vector<JoinedFeature> nodes_;
  std::vector<NodeId> base_;        // by slot
  std::vector<FigureId> on_tower_;  // by slot
  std::vector<Slot> inner_;
};

}  // namespace assize
