// Points and curves on a tile that measures 1 by 1; y grows south.
#pragma once

#include <cmath>
#include <vector>

#include "spec/catalogue/geometry.hpp"

namespace assize::picture {

struct Point {
  double x = 0, y = 0;
  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};
inline constexpr Point kCentre{0.5, 0.5};

[[nodiscard]] inline double distance(Point a, Point b) {
  return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
[[nodiscard]] inline Point between(Point a, Point b, double t) {
  return a + (b - a) * t;
}
/// Where the point lies when the tile is turned clockwise.
[[nodiscard]] Point turned(Point p, int quarters);

/// The middle of a side, and the direction from there into the tile.
[[nodiscard]] Point middle(Side s);
[[nodiscard]] Point inward(Side s);

/// A place on the outline of the tile: 0 is the north-west corner, 1 the middle of the north side, 2 the
/// north-east corner, and so on clockwise up to 8.
[[nodiscard]] Point perimeter(double t);

/// A chain of straight lines and cubic curves.
struct Curve {
  struct Piece {
    bool straight = true;
    Point c1{}, c2{}, to{};
  };
  Point from{};
  std::vector<Piece> pieces;

  void line_to(Point to) { pieces.push_back({true, {}, {}, to}); }
  void curve_to(Point c1, Point c2, Point to) { pieces.push_back({false, c1, c2, to}); }
  [[nodiscard]] Point end() const { return pieces.empty() ? from : pieces.back().to; }
};

/// The curve as a chain of points.
[[nodiscard]] std::vector<Point> flatten(const Curve& curve);
/// The point at a share of its length, 0 to 1.
[[nodiscard]] Point along(const std::vector<Point>& chain, double share);
[[nodiscard]] bool inside(const std::vector<Point>& polygon, Point p);
[[nodiscard]] double distance_to(const std::vector<Point>& chain, Point p);
/// The point of the chain that is nearest.
[[nodiscard]] Point nearest_on(const std::vector<Point>& chain, Point p);

}  // namespace assize::picture
