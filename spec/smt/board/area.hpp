// The places that a query speaks of: cells, and the sides between them. Cells outside are empty for good.
#pragma once

#include <map>
#include <vector>

#include "spec/catalogue/geometry.hpp"
#include "spec/smt/board/shape.hpp"

namespace assize::smt {

using At = int;  ///< position in Area::cells; -1: outside

class Area {
 public:
  explicit Area(std::vector<Cell> cells);

  [[nodiscard]] int size() const { return static_cast<int>(cells_.size()); }
  [[nodiscard]] Cell cell(At at) const { return cells_[static_cast<std::size_t>(at)]; }
  [[nodiscard]] At at(Cell c) const;
  [[nodiscard]] At beside(At at, Side s) const { return at < 0 ? -1 : beside_[index(at, s)]; }
  /// The eight around; -1 where outside.
  [[nodiscard]] std::array<At, 8> around(At at) const;
  /// The grid edge at that side, shared with the cell beyond.
  [[nodiscard]] int edge(At at, Side s) const { return edge_[index(at, s)]; }
  [[nodiscard]] int edges() const { return edges_; }
  /// The half of a grid edge at that half side; half edges are numbered 2 * edge and 2 * edge + 1.
  [[nodiscard]] int half_edge(At at, int half) const;

 private:
  [[nodiscard]] static std::size_t index(At at, Side s) {
    return static_cast<std::size_t>(at) * 4 + static_cast<std::size_t>(s);
  }

  std::vector<Cell> cells_;
  std::map<Cell, At> at_;
  std::vector<At> beside_;
  std::vector<int> edge_;
  int edges_ = 0;
};

/// All cells within `radius` steps of [0, 0].
[[nodiscard]] std::vector<Cell> diamond(int radius);

}  // namespace assize::smt
