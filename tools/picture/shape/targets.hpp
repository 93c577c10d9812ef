// Where a road or river with one side ends inside the tile.
#pragma once

#include "tools/picture/shape/layout.hpp"

namespace assize::picture {

/// How far the city is straight on from the side, to a little inside it; 2: it is not there.
[[nodiscard]] double way_to(const CityShape& city, Side side);

/// The end of a line that enters there, by its LineChoice. Cities and lines that pass through are drawn
/// already.
[[nodiscard]] Point target_of(Side side, int choice, const Layout& out);

}  // namespace assize::picture
