#include "tools/picture/svg/terrain.hpp"

#include <fmt/format.h>

#include "tools/picture/svg/strokes.hpp"

namespace assize::picture {

namespace {

/// A straight piece along the rim of the tile, which is no wall.
bool runs_on_rim(Point a, const Curve::Piece& piece) {
  if (!piece.straight || !on_rim(a) || !on_rim(piece.to)) return false;
  return on_rim(between(a, piece.to, 0.5));
}

std::string walls(const CityShape& city) {
  std::string d;
  Point at = city.outline.from;
  bool drawing = false;
  for (const Curve::Piece& piece : city.outline.pieces) {
    const bool rim = runs_on_rim(at, piece);
    if (!rim) {
      const Curve one{at, {piece}};
      const std::string data = path_data(one, kUnit);
      // A wall that goes on from the last piece needs no new start.
      if (drawing) {
        d += data.substr(data.find_first_of("LC") - 1);
      } else {
        d += (d.empty() ? "" : " ") + data;
      }
    }
    drawing = !rim;
    at = piece.to;
  }
  return d;
}

void draw_city(Xml& svg, const CityShape& city, std::string_view fill, std::string_view wall) {
  svg.leaf("path", {{"d", path_data(city.outline, kUnit, true)}, {"fill", fill}});
  const std::string d = walls(city);
  if (!d.empty()) {
    svg.leaf(
        "path",
        {{"d", d}, {"fill", "none"}, {"stroke", wall}, {"stroke-width", 2.4}, {"stroke-linejoin", "round"}});
  }
}

void draw_rivers(Xml& svg, const Layout& layout) {
  for (const LineShape& line : layout.lines) {
    if (line.river) stroke(svg, all_curves(line), kRiverEdge, kRiverWidth);
  }
  for (const LineShape& line : layout.lines) {
    if (line.river) stroke(svg, all_curves(line), kRiver, kRiverWidth - kEdge);
  }
  const RiverRole role = layout.def->river;
  if (role != RiverRole::source && role != RiverRole::lake) return;
  for (const LineShape& line : layout.lines) {
    if (!line.river) continue;
    const Point end = line.curves.front().end() * kUnit;
    svg.leaf("circle", {{"cx", end.x},
                        {"cy", end.y},
                        {"r", role == RiverRole::lake ? 17.0 : 10.0},
                        {"fill", kRiver},
                        {"stroke", kRiverEdge},
                        {"stroke-width", kEdge / 2}});
    stroke(svg, path_data(line.curves.front(), kUnit), kRiver, kRiverWidth - kEdge);
  }
}

}  // namespace

void draw_terrain(Xml& svg, const Layout& layout) {
  const bool bare = layout.def->segments.empty() && !layout.def->has_block;
  svg.leaf("rect", {{"width", kUnit}, {"height", kUnit}, {"fill", bare ? kStone : kField}});
  draw_rivers(svg, layout);
  for (const CityShape& block : layout.blocks) draw_city(svg, block, kStone, kStoneEdge);
  for (const CityShape& city : layout.cities) draw_city(svg, city, kCity, kWall);
  draw_roads(svg, layout);
}

void draw_stand_in(Xml& svg) {
  svg.leaf("rect", {{"width", kUnit}, {"height", kUnit}, {"fill", "#f1efe9"}});
  std::string d;
  for (int i = 1; i < 20; ++i) {
    const int from = i * 10;
    d += from <= 100 ? fmt::format("M0 {0} L{0} 0 ", from) : fmt::format("M{0} 100 L100 {0} ", from - 100);
  }
  svg.leaf("path", {{"d", d}, {"fill", "none"}, {"stroke", "#c4bfb3"}, {"stroke-width", 1.2}});
}

}  // namespace assize::picture
