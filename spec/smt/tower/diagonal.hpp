// How far two places are apart, and what lies on the way: in a line, or by the metrics of the diagonal house
// rule.
#pragma once

#include <map>
#include <tuple>

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::tower {

/// line: the four directions only. steps: horizontal and vertical moves. letter: horizontal and diagonal ones
/// (tower.house.diagonal-distance-c2). king: all eight.
enum class Metric : std::uint8_t { line, steps, letter, king };

/// What may stand in the way. hole: no tile. bare: a tile with nobody on it. tower: another one.
enum class Obstacle : std::uint8_t { hole, bare, tower };

/// The shortest ways from one place, by number of moves.
class Ways {
 public:
  Ways(const State& state, const Law& law, At from, Metric metric);

  /// How many tiles away: moves, but for what tower.hole-consumes-range and tower.large-block-cells make of
  /// them, then on the way with the fewest.
  [[nodiscard]] Num distance(At target) const;
  /// Some shortest way has none of them between its ends; `all`: every one is free of them.
  [[nodiscard]] Bool clear(At target, Obstacle what, bool all) const;

 private:
  using Key = std::tuple<int, int, Obstacle, bool>;

  [[nodiscard]] int moves_to(int dx, int dy) const;
  [[nodiscard]] At at(int dx, int dy) const;
  [[nodiscard]] Num tiles_to(int dx, int dy) const;
  [[nodiscard]] Bool clear_to(int dx, int dy, Obstacle what, bool all) const;
  [[nodiscard]] Bool in_the_way(At here, Obstacle what) const;
  /// The places from which one more move leads there.
  [[nodiscard]] std::vector<Cell> before(int dx, int dy) const;

  const State* state_;
  const Law* law_;
  Cell from_;
  Metric metric_;
  bool moves_count_;  ///< every move is a tile
  mutable std::map<std::pair<int, int>, Num> tiles_;
  mutable std::map<Key, Bool> clear_;
};

}  // namespace assize::smt::tower
