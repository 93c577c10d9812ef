// The plane: which tile lies where, and what an empty place beside tiles must show.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/board/tile_table.hpp"
#include "checker/state/facts.hpp"

namespace assize {

/// An empty place beside a tile, and what a tile there must show.
struct Opening {
  Cell at{};
  std::uint16_t need = kUnconstrained;
  auto operator<=>(const Opening&) const = default;
};

class Grid {
 public:
  Grid() { clear(); }
  void clear();

  [[nodiscard]] Slot slot(Cell c) const { return inside(c) ? fields_[index(c)].slot : static_cast<Slot>(-1); }
  /// What a tile at an empty place must show.
  [[nodiscard]] std::uint16_t need(Cell c) const {
    const std::int16_t opening = inside(c) ? fields_[index(c)].opening : static_cast<std::int16_t>(-1);
    return opening < 0 ? kUnconstrained : openings_[static_cast<std::size_t>(opening)].need;
  }
  /// The tile beside a place where a tile lies, or -1.
  [[nodiscard]] Slot beside(Cell c, Side s) const { return fields_[index(c) + step(s)].slot; }
  /// All places where a tile can touch another, in no particular order.
  [[nodiscard]] const std::vector<Opening>& openings() const { return openings_; }
  [[nodiscard]] int neighbours(Cell c) const;          ///< tiles on the four sides
  [[nodiscard]] int diagonal_neighbours(Cell c) const; ///< tiles on the four corners

  /// Calls `visit` with every tile at and around a place where a tile lies, row by row.
  template <typename Visit>
  void around(Cell c, Visit visit) const {
    // make_room has seen to it that the neighbours lie inside.
    const Field* row = fields_.data() + index(c) - static_cast<std::size_t>(size_) - 1;
    for (int dy = 0; dy < 3; ++dy, row += size_) {
      for (int dx = 0; dx < 3; ++dx) {
        if (row[dx].slot >= 0) visit(row[dx].slot);
      }
    }
  }

  void place(Cell c, Slot slot, const std::array<SideKind, 4>& sides);

 private:
  struct Field {
    Slot slot = -1;
    std::int16_t opening = -1;  ///< position in openings_, or -1
  };

  [[nodiscard]] bool inside(Cell c) const {
    return static_cast<unsigned>(c.x - left_) < static_cast<unsigned>(size_) &&
           static_cast<unsigned>(c.y - top_) < static_cast<unsigned>(size_);
  }
  [[nodiscard]] std::size_t index(Cell c) const {
    return static_cast<std::size_t>((c.y - top_) * size_ + (c.x - left_));
  }
  /// To the next place on that side, in fields_. From a place where a tile lies it leads to one inside: make_room.
  [[nodiscard]] std::size_t step(Side s) const {
    const int steps = s == Side::n ? -size_ : s == Side::s ? size_ : s == Side::e ? 1 : -1;
    return static_cast<std::size_t>(steps);
  }
  void make_room(Cell c);
  void close(Field& here);
  void constrain(Field& f, Cell c, Side side, SideKind kind);

  int left_ = 0, top_ = 0, size_ = 0;
  std::vector<Field> fields_;
  std::vector<Opening> openings_;
};

}  // namespace assize
