// The marks of expansions on tiles, and the tokens that show the same goods.
#pragma once

#include "tools/picture/marks.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

/// Draws the mark upright around the point. An idle one is grey: nobody plays with it.
void draw_mark(Xml& svg, Point at, Mark mark, bool idle, double scale = 1);
/// The room that a mark takes, for a tile that measures 1.
[[nodiscard]] double radius_of(Mark mark);

}  // namespace assize::picture
