// The dragon and the fairy.
#pragma once

#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

// Figures whose middle is at the point; `size` is the height in units.
void draw_dragon(Xml& svg, Point at, double size, const std::string& title);
void draw_fairy(Xml& svg, Point at, double size, const std::string& title);
/// His bare outline in one colour.
void draw_dragon_shape(Xml& svg, Point at, double size, std::string_view fill);

}  // namespace assize::picture
