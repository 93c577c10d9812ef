// One tile of a board as SVG.
#pragma once

#include "tools/picture/scene.hpp"
#include "tools/picture/shape/layout.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

/// The upper left corner of a cell on the page, in units.
using Origin = Point;

void draw_ground(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin);
/// Buildings, towers, tokens and figures, upright.
void draw_things(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin);
void draw_id(Xml& svg, const SceneTile& tile, Origin origin);

}  // namespace assize::picture
