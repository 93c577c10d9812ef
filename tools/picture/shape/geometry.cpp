#include "tools/picture/shape/geometry.hpp"

#include <algorithm>

namespace assize::picture {

Point turned(Point p, int quarters) {
  for (int q = 0; q < quarters % 4; ++q) p = {1 - p.y, p.x};
  return p;
}

Point middle(Side s) {
  return turned(Point{0.5, 0}, static_cast<int>(s));
}

Point inward(Side s) {
  return (kCentre - middle(s)) * 2;
}

Point perimeter(double t) {
  while (t < 0) t += 8;
  while (t >= 8) t -= 8;
  const int side = static_cast<int>(t / 2);
  return turned(Point{(t - 2 * side) / 2, 0}, side);
}

std::vector<Point> flatten(const Curve& curve) {
  constexpr int kSteps = 16;
  std::vector<Point> points{curve.from};
  for (const Curve::Piece& piece : curve.pieces) {
    const Point a = points.back();
    for (int i = 1; i < kSteps && !piece.straight; ++i) {
      const double t = static_cast<double>(i) / kSteps;
      const Point left = between(between(a, piece.c1, t), between(piece.c1, piece.c2, t), t);
      const Point right = between(between(piece.c1, piece.c2, t), between(piece.c2, piece.to, t), t);
      points.push_back(between(left, right, t));
    }
    points.push_back(piece.to);
  }
  return points;
}

Point along(const std::vector<Point>& chain, double share) {
  double total = 0;
  for (std::size_t i = 1; i < chain.size(); ++i) total += distance(chain[i - 1], chain[i]);
  double left = total * share;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const double length = distance(chain[i - 1], chain[i]);
    if (left <= length && length > 0) return between(chain[i - 1], chain[i], left / length);
    left -= length;
  }
  return chain.back();
}

bool inside(const std::vector<Point>& polygon, Point p) {
  bool in = false;
  for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
    const Point a = polygon[i], b = polygon[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

namespace {

Point nearest_on(Point a, Point b, Point p) {
  const Point d = b - a;
  const double square = d.x * d.x + d.y * d.y;
  if (square == 0) return a;
  const double t = ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square;
  return a + d * std::clamp(t, 0.0, 1.0);
}

}  // namespace

Point nearest_on(const std::vector<Point>& chain, Point p) {
  Point best = chain.front();
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const Point q = nearest_on(chain[i - 1], chain[i], p);
    if (distance(q, p) < distance(best, p)) best = q;
  }
  return best;
}

double distance_to(const std::vector<Point>& chain, Point p) {
  return distance(nearest_on(chain, p), p);
}

}  // namespace assize::picture
