// The ground of a tile in characters: seams, cities, blocks; roads and rivers upon it.
#include "tools/picture/text/tile.hpp"

namespace assize::picture {

namespace {

constexpr int kBlock = 1000;  // beyond all segments

bool on_side_seam(int c) {
  return c == 0 || c == kColumns;
}
bool on_level_seam(int r) {
  return r == 0 || r == kRows;
}

class GroundText {
 public:
  GroundText(Canvas& canvas, int column, int row, const Layout& layout, int rotation)
      : canvas_(canvas), column_(column), row_(row), layout_(layout), rotation_(rotation) {}

  void draw_seams(bool placed) {
    for (int c = 0; c <= kColumns; ++c) {
      for (int r = 0; r <= kRows; ++r) {
        Ink& ink = at(c, r);
        if (on_side_seam(c) && on_level_seam(r)) {
          corner(ink, placed);
        } else if (on_side_seam(c)) {
          seam(ink, ':', "┊");
        } else if (on_level_seam(r)) {
          seam(ink, c % 2 == 0 ? '.' : ' ', "┈");
        } else {
          ink = {.ascii = ' ', .unicode = " ", .ground = Ground::field};
        }
      }
    }
  }

  void draw_stand_in() {
    for (int c = 1; c < kColumns; ++c) {
      for (int r = 1; r < kRows; ++r) at(c, r) = {.ascii = '/', .unicode = "╱", .ground = Ground::stone};
    }
  }

  void draw_cities() {
    for (int r = 0; r <= kRows; ++r) {
      for (int c = 0; c <= kColumns; ++c) {
        const int city = city_at(c, r);
        if (city < 0 || is_gap(c, r, city)) continue;
        at(c, r) = city == kBlock ? Ink{.ascii = '@', .unicode = "▓", .ground = Ground::stone}
                                  : Ink{.ascii = '#', .unicode = "▒", .ground = Ground::city};
      }
    }
  }

 private:
  [[nodiscard]] Ink& at(int c, int r) { return canvas_.at(column_ + c, row_ + r); }

  static void corner(Ink& ink, bool placed) {
    if (placed) {
      ink = {.ascii = '*', .unicode = "◆", .ground = Ground::none, .strong = true};
    } else if (ink.ascii != '*') {
      ink = {.ascii = '+', .unicode = "┼", .ground = Ground::none, .faint = true};
    }
  }

  /// What a neighbour has drawn across the seam stays.
  static void seam(Ink& ink, char ascii, std::string_view unicode) {
    if (ink.ground == Ground::none || ink.ground == Ground::field) {
      ink = {.ascii = ascii, .unicode = unicode, .ground = Ground::field, .faint = true};
    }
  }

  /// The city or block at a place, seams included; -1: none.
  [[nodiscard]] int city_at(int c, int r) const {
    if (on_side_seam(c) && on_level_seam(r)) return -1;
    Point p = at_rest(c, r, rotation_);
    if (on_side_seam(c) || on_level_seam(r)) p = between(p, kCentre, 0.02);
    for (const CityShape& city : layout_.cities) {
      if (inside(city.polygon, p)) return city.segment;
    }
    for (const CityShape& block : layout_.blocks) {
      if (inside(block.polygon, p)) return kBlock;
    }
    return -1;
  }

  /// Between two cities of a tile a place stays free.
  [[nodiscard]] bool is_gap(int c, int r, int city) const {
    if (on_side_seam(c) || on_level_seam(r)) return false;
    const auto foreign = [&](int column, int row) {
      const int other = city_at(column, row);
      return other >= 0 && other != city;
    };
    const bool before = foreign(c - 1, r) || foreign(c, r - 1);
    const bool after = foreign(c + 1, r) || foreign(c, r + 1);
    return before || (after && (c == 1 || r == 1));
  }

  Canvas& canvas_;
  int column_, row_;
  const Layout& layout_;
  int rotation_;
};

}  // namespace

Point at_rest(int column, int row, int rotation) {
  const Point shown{static_cast<double>(column) / kColumns, static_cast<double>(row) / kRows};
  return turned(shown, 4 - rotation);
}

void draw_tile_ground(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
                      bool placed) {
  GroundText ground(canvas, column, row, layout, tile.rotation);
  ground.draw_seams(placed);
  if (!tile.def->known) return ground.draw_stand_in();
  ground.draw_cities();
  draw_tile_lines(canvas, column, row, layout, tile.rotation);
}

}  // namespace assize::picture
