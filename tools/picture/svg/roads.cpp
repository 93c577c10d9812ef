#include <algorithm>

#include "tools/picture/svg/strokes.hpp"

namespace assize::picture {

namespace {

/// The stretch of a road that lies over a city or a river, as a bridge's parapet.
void draw_parapet(Xml& svg, const std::vector<Point>& chain, const Layout& layout) {
  const auto over = [&](Point p) {
    for (const CityShape& city : layout.cities) {
      if (layout.def->road_bridge && inside(city.polygon, p)) return true;
    }
    return std::any_of(layout.lines.begin(), layout.lines.end(), [&](const LineShape& line) {
      return line.river && std::any_of(line.chains.begin(), line.chains.end(),
                                       [&](const auto& c) { return distance_to(c, p) < 0.09; });
    });
  };
  Curve bridge;
  bool begun = false;
  for (double t = 0; t <= 1.0001; t += 0.02) {
    const Point p = along(chain, std::min(t, 1.0));
    if (!over(p)) continue;
    begun ? bridge.line_to(p) : static_cast<void>(bridge.from = p);
    begun = true;
  }
  if (!begun || bridge.pieces.empty() || distance(bridge.end(), chain.back()) < 1e-6) return;
  const Curve whole{bridge.from, {{true, {}, {}, bridge.end()}}};
  const bool straight = distance_to(flatten(whole), along(chain, 0.5)) < 1e-6;
  stroke(svg, path_data(straight ? whole : bridge, kUnit), kWall, kRoadWidth + 6);
}

/// The part of a road that runs under a city.
void draw_hidden(Xml& svg, const LineShape& line) {
  if (!line.hidden || line.curves.size() != 2) return;
  Curve gap{line.curves[0].end(), {}};
  gap.line_to(line.curves[1].end());
  stroke(svg, path_data(gap, kUnit), kRoadEdge, 2, "4 3.5");
  for (const Curve& curve : line.curves) {
    const Point p = curve.end() * kUnit;
    svg.leaf("circle", {{"cx", p.x}, {"cy", p.y}, {"r", 5.6}, {"fill", kStoneEdge}});
  }
}

void draw_road_group(Xml& svg, const std::vector<const LineShape*>& roads) {
  for (const LineShape* road : roads) stroke(svg, all_curves(*road), kRoadEdge, kRoadWidth);
  for (const LineShape* road : roads) stroke(svg, all_curves(*road), kRoad, kRoadWidth - kEdge);
}

/// A bar where a road ends at one that passes, which is another segment.
void draw_bar(Xml& svg, const LineShape& road, const std::vector<const LineShape*>& passing) {
  const auto& chain = road.chains.front();
  for (const LineShape* other : passing) {
    for (const auto& c : other->chains) {
      if (distance_to(c, chain.back()) > 0.01) continue;
      const Point from = chain[chain.size() - 2], run = chain.back() - from;
      const Point step = run * (1 / distance(run, {})), across{-step.y, step.x};
      const Point at = chain.back() - step * 0.07;
      Curve bar{at - across * 0.075, {}};
      bar.line_to(at + across * 0.075);
      return stroke(svg, path_data(bar, kUnit), kWall, 2.6);
    }
  }
}

/// A road that ends in a tunnel.
void draw_mouths(Xml& svg, const Layout& layout) {
  if (layout.def->symbols.find("tunnel") == std::string_view::npos) return;
  for (const LineShape& line : layout.lines) {
    const Point end = line.curves.front().end();
    if (line.river || line.hidden || on_rim(end)) continue;
    const Point p = end * kUnit;
    svg.leaf("circle", {{"cx", p.x}, {"cy", p.y}, {"r", 5.6}, {"fill", kStoneEdge}});
  }
}

}  // namespace

void stroke(Xml& svg, const std::string& d, std::string_view colour, double width, std::string_view dashes) {
  if (dashes.empty()) {
    svg.leaf("path", {{"d", d}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", width}});
  } else {
    svg.leaf("path", {{"d", d},
                      {"fill", "none"},
                      {"stroke", colour},
                      {"stroke-width", width},
                      {"stroke-dasharray", dashes}});
  }
}

std::string all_curves(const LineShape& line) {
  std::string d;
  for (const Curve& curve : line.curves) d += (d.empty() ? "" : " ") + path_data(curve, kUnit);
  return d;
}

bool on_rim(Point p) {
  return std::min({p.x, p.y, 1 - p.x, 1 - p.y}) < 1e-6;
}

/// Roads that end run into one another under the village; one that passes through lies over all others.
void draw_roads(Xml& svg, const Layout& layout) {
  std::vector<const LineShape*> ending, passing;
  for (const LineShape& path : layout.paths) {
    if (layout.village) {
      ending.push_back(&path);
    } else {  // a causeway of the city
      stroke(svg, all_curves(path), kWall, kRoadWidth);
      stroke(svg, all_curves(path), kCity, kRoadWidth - 2 * kEdge);
    }
  }
  for (const LineShape& line : layout.lines) {
    if (line.river) continue;
    const bool passes = passes_through(layout.def->segments[static_cast<std::size_t>(line.segment)]);
    (passes ? passing : ending).push_back(&line);
    draw_hidden(svg, line);
    for (const auto& chain : line.chains) draw_parapet(svg, chain, layout);
  }
  draw_road_group(svg, ending);
  for (const LineShape* road : passing) draw_road_group(svg, {road});
  for (const LineShape* road : ending) draw_bar(svg, *road, passing);
  draw_mouths(svg, layout);
}

}  // namespace assize::picture
