#include "tools/picture/shape/outline.hpp"

#include <algorithm>
#include <array>

namespace assize::picture {

namespace {

// Depths of the inner curves, in shares of the tile: a cap belongs to a city with one side, a pocket is what
// lies on a side between two others, a diagonal has two sides before it. Crowded: another city lies there
// too.
constexpr double kCap = 0.31, kCrowdedCap = 0.24;
constexpr double kPocket = 0.29, kTipPocket = 0.22, kCrowdedPocket = 0.42;
constexpr double kShift = 0.04, kTipShift = -0.03, kTightShift = 0.004, kCrowdedShift = 0.12;

double pocket_depth(Beyond beyond) {
  if (beyond == Beyond::beside_tip) return kTipPocket;
  return beyond == Beyond::field ? kPocket : kCrowdedPocket;
}

double diagonal_shift(Beyond beyond) {
  constexpr std::array<double, 4> kShifts = {kShift, kTipShift, kTightShift, kCrowdedShift};
  return kShifts[static_cast<std::size_t>(beyond)];
}

/// The inner curve from the end of one stretch to the start of the next, running clockwise.
void add_inner(Curve& outline, double from, double to, Beyond beyond) {
  const Point a = perimeter(from), b = perimeter(to);
  const double span = to - from;
  const auto bow = [&](double depth) {
    const Point deep = (kCentre - between(a, b, 0.5)) * (2 * depth / 0.75);
    outline.curve_to(between(a, b, 0.2) + deep, between(a, b, 0.8) + deep, b);
  };
  if (span > 5.5) {  // a cap; it spans the three other sides
    bow(beyond >= Beyond::city ? kCrowdedCap : kCap);
  } else if (span > 3.5) {  // a diagonal
    const Point out = kCentre - perimeter((from + to) / 2);
    const Point mid = kCentre + out * (diagonal_shift(beyond) * 2.67);
    outline.curve_to(between(a, mid, 0.7), between(b, mid, 0.7), b);
  } else if (span > 1.5) {  // a pocket
    bow(pocket_depth(beyond));
  } else {
    outline.curve_to(between(a, kCentre, 0.6), between(b, kCentre, 0.6), b);
  }
}

/// The city only reaches the rim there.
bool is_tip(Stretch s) {
  return s.to - s.from < 0.5;
}

}  // namespace

Curve outline_of(std::vector<Stretch> stretches, const std::function<Beyond(double, double)>& beyond) {
  std::sort(stretches.begin(), stretches.end(), [](Stretch a, Stretch b) { return a.from < b.from; });
  Curve outline{perimeter(stretches.front().from), {}};
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const Stretch now = stretches[i];
    // A tip at a corner bends round it.
    for (double corner = 0; corner <= 8; corner += 2) {
      if (corner > now.from && corner < now.to) outline.line_to(perimeter(corner));
    }
    outline.line_to(perimeter(now.to));
    const bool last = i + 1 == stretches.size();
    const Stretch& after = last ? stretches.front() : stretches[i + 1];
    const double next = after.from + (last ? 8 : 0);
    if (next - now.to < 1e-9) continue;
    const bool tip = is_tip(now) || is_tip(after);
    add_inner(outline, now.to, next, tip ? Beyond::beside_tip : beyond(now.to, next));
  }
  return outline;
}

Curve pointed_cap(int side) {
  Curve cap{turned(Point{0, 0}, side), {}};
  cap.line_to(turned(Point{1, 0}, side));
  cap.curve_to(turned(Point{0.8, 0.3}, side), turned(Point{0.6, 0.25}, side), turned(Point{0.53, 0.5}, side));
  cap.line_to(turned(Point{0.47, 0.5}, side));
  cap.curve_to(turned(Point{0.4, 0.25}, side), turned(Point{0.2, 0.3}, side), turned(Point{0, 0}, side));
  return cap;
}

Curve bridged_band(int side) {
  const auto at = [side](double x, double y) { return turned(Point{x, y}, side); };
  Curve band{at(0, 0), {}};
  band.line_to(at(1, 0));
  band.curve_to(at(0.85, 0.3), at(0.66, 0.3), at(0.6, 0.33));
  band.line_to(at(0.6, 0.67));
  band.curve_to(at(0.66, 0.7), at(0.85, 0.7), at(1, 1));
  band.line_to(at(0, 1));
  band.curve_to(at(0.15, 0.7), at(0.34, 0.7), at(0.4, 0.67));
  band.line_to(at(0.4, 0.33));
  band.curve_to(at(0.34, 0.3), at(0.15, 0.3), at(0, 0));
  return band;
}

}  // namespace assize::picture
