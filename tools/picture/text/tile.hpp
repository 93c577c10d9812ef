// One tile in characters: 13 columns and 7 rows, of which the outer ones are shared with the neighbours.
#pragma once

#include "tools/picture/scene.hpp"
#include "tools/picture/shape/layout.hpp"
#include "tools/picture/text/canvas.hpp"

namespace assize::picture {

inline constexpr int kColumns = 12, kRows = 6;  ///< from one tile to the next

/// What a scene says of all its tiles.
struct TileStyle {
  bool placed = false;  ///< the tile just placed: its corners are marked
  Parts idle{};         ///< their marks are left out
};
/// Draws the tile with its upper left corner there.
void draw_tile(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
               const TileStyle& style);

// The parts of it.
void draw_tile_ground(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
                      bool placed);
/// Roads and rivers, written over what is there.
void draw_tile_lines(Canvas& canvas, int column, int row, const Layout& layout, int rotation);

/// The point of the tile at rotation 0 that is shown at a place of the tile as it lies.
[[nodiscard]] Point at_rest(int column, int row, int rotation);

}  // namespace assize::picture
