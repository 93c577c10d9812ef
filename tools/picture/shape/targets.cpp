#include "tools/picture/shape/targets.hpp"

#include <algorithm>

namespace assize::picture {

namespace {

/// The first point of the city straight on; its nearest point if there is none.
Point straight_to(const CityShape& city, Side side) {
  const double way = way_to(city, side);
  return way < 1 ? middle(side) + inward(side) * way : nearest_on(city.polygon, kCentre);
}

/// The centre, unless a wall stands before it or just behind.
Point centre_or_wall(Side side, const Layout& out) {
  for (const auto* shapes : {&out.cities, &out.blocks}) {
    for (const CityShape& city : *shapes) {
      if (way_to(city, side) < 0.59) return straight_to(city, side);
    }
  }
  return kCentre;
}

Point near_to(const CityShape& city, Side side) {
  const Point from = middle(side) + inward(side) * 0.2;
  const Point on = nearest_on(city.polygon, from);
  return between(on, from, -0.05);
}

bool is_corner_between(const Layout& out, int corner) {
  // The corner after side `corner`; two cities with one side each meet there.
  int touching = 0;
  for (const CityShape& city : out.cities) {
    const int sides = sides_of(out.def->segments[static_cast<std::size_t>(city.segment)]);
    const bool one = (sides >> corner) & 1, other = (sides >> ((corner + 1) & 3)) & 1;
    touching += one != other ? 1 : 0;
  }
  return touching == 2;
}

/// Where two cities meet in a corner, a little inside.
Point corner_target(const Layout& out) {
  for (int corner = 0; corner < 4; ++corner) {
    if (is_corner_between(out, corner)) return between(perimeter(2 * corner + 2), kCentre, 0.08);
  }
  return kCentre;
}

/// The nearest point of a line that passes through.
Point line_target(Side side, const Layout& out) {
  const Point from = middle(side) + inward(side) * 0.3;
  Point best = kCentre;
  double least = 2;
  for (const LineShape& line : out.lines) {
    for (const auto& chain : line.chains) {
      const Point on = nearest_on(chain, from);
      if (distance(on, from) >= least) continue;
      best = on;
      least = distance(on, from);
    }
  }
  return best;
}

bool river_in_the_way(const TileDef& def) {
  return std::any_of(def.segments.begin(), def.segments.end(),
                     [](const SegmentDef& s) { return s.kind == SegmentKind::river && passes_through(s); });
}

}  // namespace

double way_to(const CityShape& city, Side side) {
  for (double t = 0.02; t < 1; t += 0.01) {
    if (inside(city.polygon, middle(side) + inward(side) * t)) return t + 0.01;
  }
  return 2;
}

Point target_of(Side side, int choice, const Layout& out) {
  if (choice == kStub) return middle(side) + inward(side) * 0.28;
  if (choice == kToCorner) return corner_target(out);
  if (choice == kToLine) return line_target(side, out);
  if (choice == kToCentre) {
    // A road that a river stops goes on to the monastery beyond.
    if (out.def->monastery && river_in_the_way(*out.def)) return kCentre + inward(side) * 0.2;
    return centre_or_wall(side, out);
  }
  const auto index = static_cast<std::size_t>((choice - kToCity) / 2);
  const CityShape& city = index < out.cities.size() ? out.cities[index] : out.blocks.front();
  return (choice - kToCity) % 2 == 0 ? straight_to(city, side) : near_to(city, side);
}

}  // namespace assize::picture
