// Where the marks of expansions stand on a tile.
#pragma once

#include "tools/picture/marks.hpp"
#include "tools/picture/shape/room.hpp"

namespace assize::picture {

/// A place in the mark's city, beside its road, or on open ground; it is taken in the room.
Point place_mark(const Layout& layout, PrintedMark mark, double radius, Room& room);

}  // namespace assize::picture
