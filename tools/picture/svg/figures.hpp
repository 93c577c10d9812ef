// Silhouettes of the figures.
#pragma once

#include "tools/picture/scene.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

/// Draws a figure whose middle is at the point; `size` is its height in units. A lying figure is a farmer.
void draw_figure(Xml& svg, Point at, double size, Piece piece, bool lying, const std::string& title);

/// How large a kind is beside a meeple.
[[nodiscard]] double stature(FigureKind kind);

}  // namespace assize::picture
