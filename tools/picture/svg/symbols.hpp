// What is printed or put on tiles besides figures: buildings, towers, coats of arms, badges.
#pragma once

#include <string_view>

#include "tools/picture/svg/palette.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

// Each is drawn upright around the point, in units.
void draw_monastery(Xml& svg, Point at);
void draw_village(Xml& svg, Point at);
void draw_garden(Xml& svg, Point at);
void draw_coat(Xml& svg, Point at);
void draw_foundation(Xml& svg, Point at);

/// A tower of some floors. Returns where a figure on its top has its feet.
Point draw_tower(Xml& svg, Point at, int floors, bool open);

/// A label in a rounded box.
void draw_badge(Xml& svg, Point at, std::string_view text, std::string_view fill);
/// Half the width of that box.
[[nodiscard]] double badge_half(std::string_view text);

/// A bridge token over the whole tile, at its corner 0,0.
void draw_bridge_token(Xml& svg, bool north_south);
void draw_castle_token(Xml& svg, Point at);
void draw_ghosts(Xml& svg, Point at, int count);

}  // namespace assize::picture
