// What stands beside a board: players with scores, supplies and prisoners, and lines of text.
#pragma once

#include <string>
#include <vector>

#include "tools/picture/scene.hpp"
#include "tools/picture/svg/xml.hpp"

namespace assize::picture {

[[nodiscard]] double panel_width(const Scene& scene);
[[nodiscard]] double panel_height(const Scene& scene);
/// Draws it with its upper left corner at 0,0.
void draw_panel(Xml& svg, const Scene& scene);

/// The text in lines of at most that width.
[[nodiscard]] std::vector<std::string> wrapped(const std::string& text, double width, double font_size,
                                               bool bold);
[[nodiscard]] double lines_height(const std::vector<std::string>& lines, double font_size);
void draw_lines(Xml& svg, const std::vector<std::string>& lines, Point at, double font_size, bool bold);

}  // namespace assize::picture
