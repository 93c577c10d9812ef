// Roads and rivers in characters: their curves, followed from place to place, never diagonally.
#include <array>
#include <cmath>
#include <map>

#include "tools/picture/text/tile.hpp"

namespace assize::picture {

namespace {

using At = std::pair<int, int>;  // column, row
constexpr int kNorth = 1, kEast = 2, kSouth = 4, kWest = 8;

At place_of(Point p) {
  return {static_cast<int>(std::lround(p.x * kColumns)), static_cast<int>(std::lround(p.y * kRows))};
}

int direction(At from, At to) {
  if (to.first != from.first) return to.first > from.first ? kEast : kWest;
  return to.second > from.second ? kSouth : kNorth;
}

int reversed(int way) {
  return way < 4 ? way * 4 : way / 4;
}

/// The ways that lead out of each place along a line.
class Course {
 public:
  void follow(const std::vector<Point>& chain, int rotation) {
    constexpr int kSteps = 200;
    At last = place_of(turned(chain.front(), rotation));
    ways_[last] |= 0;
    for (int i = 1; i <= kSteps; ++i) {
      const Point p = turned(along(chain, static_cast<double>(i) / kSteps), rotation);
      const At next = place_of(p);
      if (next == last) continue;
      if (next.first != last.first && next.second != last.second) {
        // A step round the corner: over the place that is nearer to the line.
        const At corner{next.first, last.second}, other{last.first, next.second};
        const At over = off(corner, p) <= off(other, p) ? corner : other;
        link(last, over);
        last = over;
      }
      link(last, next);
      last = next;
    }
  }
  [[nodiscard]] const std::map<At, int>& ways() const { return ways_; }

 private:
  static double off(At a, Point p) {
    return distance({static_cast<double>(a.first) / kColumns, static_cast<double>(a.second) / kRows}, p);
  }
  void link(At a, At b) {
    ways_[a] |= direction(a, b);
    ways_[b] |= reversed(direction(a, b));
  }
  std::map<At, int> ways_;
};

Ink road_ink(int ways) {
  constexpr std::array<char, 16> kAscii = {'o', '|',  '-', '\'', '|', '|', '.', '+',
                                           '-', '\'', '-', '+',  '.', '+', '+', '+'};
  constexpr std::array<std::string_view, 16> kUnicode = {"○", "║", "═", "╚", "║", "║", "╔", "╠",
                                                         "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
  const auto i = static_cast<std::size_t>(ways);
  return {.ascii = kAscii[i], .unicode = kUnicode[i], .ground = Ground::road, .strong = true};
}

/// On the seam a line runs straight across.
int across_seam(At at, int ways) {
  if (at.first == 0 || at.first == kColumns) return kEast | kWest;
  if (at.second == 0 || at.second == kRows) return kNorth | kSouth;
  return ways;
}

}  // namespace

void draw_tile_lines(Canvas& canvas, int column, int row, const Layout& layout, int rotation) {
  for (const LineShape& line : layout.lines) {
    Course course;
    for (const auto& chain : line.chains) course.follow(chain, rotation);
    for (const auto& [at, ways] : course.ways()) {
      Ink& ink = canvas.at(column + at.first, row + at.second);
      if (line.river) {
        ink = {.ascii = '~', .unicode = "≈", .ground = Ground::river};
      } else {
        ink = road_ink(across_seam(at, ways));
      }
    }
  }
  if (layout.village) {
    canvas.at(column + kColumns / 2, row + kRows / 2) = {
        .ascii = 'o', .unicode = "○", .ground = Ground::road, .strong = true};
  }
}

}  // namespace assize::picture
