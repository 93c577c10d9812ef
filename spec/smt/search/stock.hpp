// The tiles that a symbolic board may use: every way in which a tile of the sets can lie, those that look the
// same counted together.
#pragma once

#include <span>
#include <vector>

#include "spec/smt/board/shape.hpp"

namespace assize::smt {

/// A design: tiles that show the same (their ids may differ), with all distinct rotations.
struct Design {
  std::vector<Shape> ways;           ///< the first at rotation 0
  std::vector<std::uint16_t> tiles;  ///< indices into Catalogue::tiles, one for each copy
  bool start = false;                ///< one copy is the start tile
};

/// Of the sets by index into Catalogue::sets, with the symbols of those parts. Tiles whose layout is not known are left out.
[[nodiscard]] std::vector<Design> stock_of(const Catalogue& catalogue, std::span<const std::size_t> sets, const Parts& parts);

}  // namespace assize::smt
