// Writes short words on a tile, each where there is room.
#pragma once

#include <array>
#include <string>

#include "tools/picture/shape/raster.hpp"
#include "tools/picture/text/tile.hpp"

namespace assize::picture {

/// A word and where it belongs.
struct Word {
  // In place of a segment: may stand on roads; may not.
  static constexpr int kAnywhere = -1, kOffRoads = -2;

  std::string text{};
  Point where{};  ///< on the tile at rotation 0
  int segment = kAnywhere;
  int owner = -1;  ///< a Colour: two letters are a figure's name
  std::size_t owner_from = 0;
  bool yields = false;  ///< it stays away rather than cover another word
};

class Words {
 public:
  Words(Canvas& canvas, int column, int row, const SceneTile& tile, const Raster& raster)
      : canvas_(canvas), column_(column), row_(row), tile_(tile), raster_(raster) {}

  /// Writes the word as near to its point as there is room, on its segment if possible.
  void put(const Word& word);

 private:
  [[nodiscard]] Ink& at(int c, int r) { return canvas_.at(column_ + c, row_ + r); }
  [[nodiscard]] bool& taken(int c, int r) {
    return taken_[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
  }
  [[nodiscard]] bool covers(int c, int r, int size);
  [[nodiscard]] double cost_of(int c, int r, int size, Point shown, int segment);
  [[nodiscard]] bool is_line(int segment) const;
  void write(const Word& word, int size, int c, int r);
  void clear_beside(int c, int r);

  Canvas& canvas_;
  int column_, row_;
  const SceneTile& tile_;
  const Raster& raster_;
  std::array<std::array<bool, kColumns + 1>, kRows + 1> taken_{};
};

}  // namespace assize::picture
