// The ground of a tile: fields, cities, roads, rivers.
#pragma once

#include "tools/picture/shape/layout.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

/// Draws the tile at rotation 0 in a square of 100 units; the caller turns it.
void draw_terrain(Xml& svg, const Layout& layout);
/// What stands for a tile whose layout is not known.
void draw_stand_in(Xml& svg);

}  // namespace assize::picture
