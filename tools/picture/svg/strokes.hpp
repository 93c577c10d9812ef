// Lines of roads, rivers and walls.
#pragma once

#include "tools/picture/shape/layout.hpp"
#include "tools/picture/svg/palette.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

inline constexpr double kRoadWidth = 9, kRiverWidth = 12, kEdge = 2.2;

/// A path that is not filled.
void stroke(Xml& svg, const std::string& d, std::string_view colour, double width,
            std::string_view dashes = "");
/// All curves of a line as path data.
[[nodiscard]] std::string all_curves(const LineShape& line);
[[nodiscard]] bool on_rim(Point p);

/// Roads with their bridges, tunnels and ends.
void draw_roads(Xml& svg, const Layout& layout);

}  // namespace assize::picture
