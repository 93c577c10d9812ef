// The plane: which tile lies where, and what an empty place beside tiles must show.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/board/tile_table.hpp"
#include "checker/state/facts.hpp"

namespace assize {

class Grid {
 public:
  struct Field {
    Slot slot = -1;
    std::uint16_t need = kUnconstrained;
    std::int16_t frontier = -1;  ///< position in frontier(), or -1
    bool operator==(const Field&) const = default;
  };

  Grid() { clear(); }
  void clear();

  [[nodiscard]] Slot slot(Cell c) const { return inside(c) ? fields_[index(c)].slot : static_cast<Slot>(-1); }
  [[nodiscard]] std::uint16_t need(Cell c) const { return inside(c) ? fields_[index(c)].need : kUnconstrained; }
  /// Empty places beside a tile, in no particular order.
  [[nodiscard]] const std::vector<Cell>& frontier() const { return frontier_; }
  [[nodiscard]] int neighbours(Cell c) const;          ///< tiles on the four sides
  [[nodiscard]] int diagonal_neighbours(Cell c) const; ///< tiles on the four corners

  void place(Cell c, Slot slot, const std::array<SideKind, 4>& sides);

 private:
  [[nodiscard]] bool inside(Cell c) const {
    return c.x >= left_ && c.y >= top_ && c.x < left_ + size_ && c.y < top_ + size_;
  }
  [[nodiscard]] std::size_t index(Cell c) const {
    return static_cast<std::size_t>((c.y - top_) * size_ + (c.x - left_));
  }
  void make_room(Cell c);
  void constrain(Cell c, Side side, SideKind kind);

  int left_ = 0, top_ = 0, size_ = 0;
  std::vector<Field> fields_;
  std::vector<Cell> frontier_;
};

}  // namespace assize
