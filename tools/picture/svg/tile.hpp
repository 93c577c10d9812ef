// One tile of a board as SVG.
#pragma once

#include "tools/picture/scene.hpp"
#include "tools/picture/shape/layout.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

/// The upper left corner of a cell on the page, in units.
using Origin = Point;

void draw_ground(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin);
/// Buildings, towers, marks, tokens and figures, upright. Marks of idle parts are grey.
void draw_things(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin, const Parts& idle);
void draw_id(Xml& svg, const SceneTile& tile, Origin origin);

}  // namespace assize::picture
