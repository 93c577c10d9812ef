// Courses of roads and rivers.
#include <algorithm>

#include "tools/picture/shape/targets.hpp"

namespace assize::picture {

namespace {

std::vector<Side> sides_in(const SegmentDef& segment) {
  std::vector<Side> sides;
  for (const Side s : kSides) {
    if ((sides_of(segment) >> static_cast<int>(s)) & 1) sides.push_back(s);
  }
  return sides;
}

Curve bend(Side side, Point target) {
  const Point entry = middle(side), in = inward(side);
  Curve curve{entry, {}};
  const Point off = target - entry;
  if (std::abs(off.x * in.y - off.y * in.x) < 1e-6) {
    curve.line_to(target);
  } else {
    curve.curve_to(entry + in * 0.22, between(target, entry + in * 0.3, 0.35), target);
  }
  return curve;
}

/// A quarter circle, or a straight line.
Curve through(Side a, Side b) {
  Curve curve{middle(a), {}};
  if (b == opposite(a)) {
    curve.line_to(middle(b));
  } else {
    constexpr double kArc = 0.5 * 0.5523;
    curve.curve_to(middle(a) + inward(a) * kArc, middle(b) + inward(b) * kArc, middle(b));
  }
  return curve;
}

Curve through(Side a, Side b, const CityShape& city) {
  const Point via = nearest_on(city.polygon, along(flatten(through(a, b)), 0.5));
  if (b != opposite(a)) {
    Curve curve = bend(a, via);
    const Curve back = bend(b, via);
    const Curve::Piece piece = back.pieces.front();
    piece.straight ? curve.line_to(back.from) : curve.curve_to(piece.c2, piece.c1, back.from);
    return curve;
  }
  const Point run = middle(b) - middle(a);
  const Point step = run * (0.16 / distance(run, {}));
  Curve curve{middle(a), {}};
  curve.curve_to(middle(a) + inward(a) * 0.2, via - step, via);
  curve.curve_to(via + step, middle(b) + inward(b) * 0.2, middle(b));
  return curve;
}

/// The visible part of a road that runs under a city, up to the wall or to a mouth before it.
Curve up_to_wall(Side side, const Layout& out, bool mouth_before) {
  double t = 0.5;
  for (const CityShape& city : out.cities) t = std::min(t, way_to(city, side));
  Curve curve{middle(side), {}};
  curve.line_to(middle(side) + inward(side) * (mouth_before ? t - 0.12 : t));
  return curve;
}

void draw_through(const std::vector<Side>& sides, int choice, const Layout& out, LineShape& line) {
  if (choice == kPlain) {
    line.curves.push_back(through(sides[0], sides[1]));
  } else if (choice >= kTouchCity) {
    const auto index = static_cast<std::size_t>(choice - kTouchCity);
    line.curves.push_back(through(sides[0], sides[1], out.cities[index]));
  } else {
    line.hidden = true;
    const bool first = choice == kUnderStubFirst || choice == kUnderStubs;
    const bool last = choice == kUnderStubLast || choice == kUnderStubs;
    line.curves.push_back(up_to_wall(sides[0], out, first));
    line.curves.push_back(up_to_wall(sides[1], out, last));
  }
}

LineShape draw_line(const SegmentDef& segment, int choice, const Layout& out) {
  LineShape line;
  line.river = segment.kind == SegmentKind::river;
  const std::vector<Side> sides = sides_in(segment);
  if (sides.size() == 1) {
    line.curves.push_back(bend(sides[0], target_of(sides[0], choice, out)));
  } else if (sides.size() == 2) {
    draw_through(sides, choice, out, line);
  } else {
    for (const Side s : sides) line.curves.push_back(bend(s, kCentre));
  }
  for (const Curve& curve : line.curves) line.chains.push_back(flatten(curve));
  return line;
}

/// Lines of one kind, those with one end or the others.
void draw_kind(SegmentKind kind, bool single, const Variant& variant, Layout& out) {
  for (std::size_t i = 0; i < out.def->segments.size(); ++i) {
    const SegmentDef& segment = out.def->segments[i];
    const int sides = sides_of(segment);
    if (segment.kind != kind || sides == 0 || single != ((sides & (sides - 1)) == 0)) continue;
    LineShape line = draw_line(segment, variant.choice[i], out);
    line.segment = static_cast<int>(i);
    out.lines.push_back(std::move(line));
  }
}

void draw_stubs(Layout& out) {
  for (const CityShape& city : out.cities) {
    LineShape path;
    Curve curve{kCentre, {}};
    curve.line_to(between(kCentre, nearest_on(city.polygon, kCentre), 1.04));
    path.chains.push_back(flatten(curve));
    path.curves.push_back(std::move(curve));
    out.paths.push_back(std::move(path));
  }
}

/// Roads end in the centre and none of those that pass through it goes on.
bool parts_roads(const Layout& out) {
  bool ends = false;
  for (const LineShape& line : out.lines) {
    const bool passes = passes_through(out.def->segments[static_cast<std::size_t>(line.segment)]);
    for (const auto& chain : line.chains) {
      if (passes && distance_to(chain, kCentre) < kRoadHalf) return false;
      ends = ends || (!passes && !line.river && distance(chain.back(), kCentre) < 1e-6);
    }
  }
  return ends;
}

}  // namespace

void draw_lines(const TileDef& def, const Variant& variant, Layout& out) {
  out.def = &def;
  for (const SegmentKind kind : {SegmentKind::river, SegmentKind::road}) {
    draw_kind(kind, false, variant, out);
    draw_kind(kind, true, variant, out);
  }
  if (variant.stubs) draw_stubs(out);
  out.village = parts_roads(out) && !def.monastery && !def.foundation;
}

}  // namespace assize::picture
