#include "tools/picture/text/tile.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "tools/picture/shape/room.hpp"
#include "tools/picture/text/names.hpp"

namespace assize::picture {

namespace {

class TileText {
 public:
  TileText(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout)
      : canvas_(canvas),
        column_(column),
        row_(row),
        tile_(tile),
        layout_(layout),
        room_(layout),
        marks_(place_landmarks(layout, room_)) {}

  void draw(bool placed) {
    draw_seams(placed);
    if (!tile_.def->known) {
      draw_stand_in();
    } else {
      draw_cities();
      draw_lines(canvas_, column_, row_, layout_, tile_.rotation);
    }
    draw_things();
  }

 private:
  [[nodiscard]] Ink& at(int c, int r) { return canvas_.at(column_ + c, row_ + r); }
  /// The point of the tile at rotation 0 that is shown at the place.
  [[nodiscard]] Point rest(int c, int r) const {
    const Point shown{static_cast<double>(c) / kColumns, static_cast<double>(r) / kRows};
    return turned(shown, 4 - tile_.rotation);
  }

  void draw_seams(bool placed) {
    for (int c = 0; c <= kColumns; ++c) {
      for (int r = 0; r <= kRows; ++r) {
        const bool vertical = c == 0 || c == kColumns, level = r == 0 || r == kRows;
        Ink& ink = at(c, r);
        const bool marked = ink.ascii == '*';
        if (vertical && level) {
          if (!marked) ink = {.ascii = '+', .unicode = "┼", .ground = Ground::none, .faint = true};
          if (placed) ink = {.ascii = '*', .unicode = "◆", .ground = Ground::none, .strong = true};
        } else if (vertical) {
          seam(ink, ':', "┊");
        } else if (level) {
          seam(ink, c % 2 == 0 ? '.' : ' ', "┈");
        } else {
          ink = {.ascii = ' ', .unicode = " ", .ground = Ground::field};
        }
      }
    }
  }

  /// What a neighbour has drawn across the seam stays.
  static void seam(Ink& ink, char ascii, std::string_view unicode) {
    if (ink.ground == Ground::none || ink.ground == Ground::field) {
      ink = {.ascii = ascii, .unicode = unicode, .ground = Ground::field, .faint = true};
    }
  }

  void draw_stand_in() {
    for (int c = 1; c < kColumns; ++c) {
      for (int r = 1; r < kRows; ++r) at(c, r) = {.ascii = '/', .unicode = "╱", .ground = Ground::stone};
    }
    put(std::string(tile_.def->id), kCentre, kBuilding, -1);
  }

  /// The city or block at a place, seams included; -1: none.
  [[nodiscard]] int city_at(int c, int r) const {
    const bool vertical = c == 0 || c == kColumns, level = r == 0 || r == kRows;
    if (vertical && level) return -1;
    Point p = rest(c, r);
    if (vertical || level) p = between(p, kCentre, 0.02);
    for (const CityShape& city : layout_.cities) {
      if (inside(city.polygon, p)) return city.segment;
    }
    for (const CityShape& block : layout_.blocks) {
      if (inside(block.polygon, p)) return kBlock;
    }
    return -1;
  }

  void draw_cities() {
    for (int r = 0; r <= kRows; ++r) {
      for (int c = 0; c <= kColumns; ++c) {
        const int city = city_at(c, r);
        if (city < 0) continue;
        const bool interior = c > 0 && r > 0 && c < kColumns && r < kRows;
        // Between two cities of a tile a place stays free.
        const auto foreign = [&](int dc, int dr) {
          const int other = city_at(c + dc, r + dr);
          return other >= 0 && other != city;
        };
        if (interior && (foreign(-1, 0) || foreign(0, -1) || foreign(1, 0) || foreign(0, 1))) {
          if (foreign(-1, 0) || foreign(0, -1) || c == 1 || r == 1) continue;
        }
        at(c, r) = city == kBlock ? Ink{.ascii = '@', .unicode = "▓", .ground = Ground::stone}
                                  : Ink{.ascii = '#', .unicode = "▒", .ground = Ground::city};
      }
    }
  }

  /// Writes a word as near to the point as there is room, on its segment if possible.
  void put(const std::string& word, Point where, int segment, int owner, std::size_t owner_from = 0) {
    const Point shown = turned(where, tile_.rotation);
    const int size = static_cast<int>(word.size());
    int best_c = 1, best_r = 3;
    double least = 1e9;
    for (int r = 1; r < kRows; ++r) {
      for (int c = 1; c + size <= kColumns; ++c) {
        const double cost = cost_of(c, r, size, shown, segment);
        if (cost < least - 1e-9) {
          least = cost;
          best_c = c;
          best_r = r;
        }
      }
    }
    write(word, best_c, best_r, owner, owner_from);
  }

  [[nodiscard]] double cost_of(int c, int r, int size, Point shown, int segment) {
    const double dx = (c + (size - 1) / 2.0) / kColumns - shown.x,
                 dy = static_cast<double>(r) / kRows - shown.y;
    double cost = dx * dx + dy * dy;
    for (int i = -1; i <= size; ++i) {
      if (c + i < 1 || c + i >= kColumns) continue;
      if (taken_[static_cast<std::size_t>(r)][static_cast<std::size_t>(c + i)]) cost += 100;
      if (i < 0 || i == size) continue;
      const bool line = at(c + i, r).ground == Ground::road || at(c + i, r).ground == Ground::river;
      if (segment >= 0 && room_.raster().segment(rest(c + i, r)) != segment) cost += 0.3;
      if (line && segment != kBuilding && !segment_is_line(segment)) cost += 0.5;
    }
    return cost;
  }

  [[nodiscard]] bool segment_is_line(int segment) const {
    if (segment < 0) return false;
    const SegmentKind kind = tile_.def->segments[static_cast<std::size_t>(segment)].kind;
    return kind == SegmentKind::road || kind == SegmentKind::river;
  }

  void write(const std::string& word, int c, int r, int owner, std::size_t owner_from) {
    for (std::size_t i = 0; i < word.size(); ++i) {
      const int column = c + static_cast<int>(i);
      Ink ink = letter(word[i]);
      ink.ground = at(column, r).ground == Ground::road ? Ground::field : at(column, r).ground;
      ink.strong = true;
      if (i >= owner_from && i < owner_from + 2) ink.owner = owner;
      at(column, r) = ink;
      taken_[static_cast<std::size_t>(r)][static_cast<std::size_t>(column)] = true;
    }
    for (const int side : {c - 1, c + static_cast<int>(word.size())}) {
      if (side < 1 || side >= kColumns || at(side, r).ground != Ground::city) continue;
      if (taken_[static_cast<std::size_t>(r)][static_cast<std::size_t>(side)]) continue;
      at(side, r) = {.ascii = ' ', .unicode = " ", .ground = Ground::city};
    }
  }

  /// A building with whoever stands on it: "[M]", "[2Rm]".
  void put_building(const std::string& what, Spot spot, Point where) {
    std::string word = "[" + what;
    int owner = -1;
    std::size_t from = 0;
    for (const SceneFigure& f : tile_.figures) {
      if (f.spot != spot) continue;
      owner = static_cast<int>(f.piece.owner);
      from = word.size();
      word += short_name(f.piece);
    }
    put(word + "]", where, kBuilding, owner, from);
  }

  /// Bridge tokens lie over the whole tile.
  void draw_bridges() {
    for (const SceneNeutral& n : tile_.neutrals) {
      if (n.what != Neutral::bridge) continue;
      for (int c = 1; c < kColumns && !n.north_south; ++c) {
        at(c, kRows / 2) = {.ascii = '=', .unicode = "╪", .ground = Ground::road, .strong = true};
      }
      for (int r = 1; r < kRows && n.north_south; ++r) {
        at(kColumns / 2, r) = {.ascii = 'H', .unicode = "╫", .ground = Ground::road, .strong = true};
      }
    }
  }

  void draw_things() {
    draw_bridges();
    const TileDef& def = *tile_.def;
    if (def.monastery) put_building("M", Spot::monastery, marks_.monastery);
    if (tile_.floors > 0 || def.foundation) {
      put_building(tile_.floors > 0 ? std::to_string(tile_.floors) : "T", Spot::tower, marks_.foundation);
    }
    if (def.garden) put_building("G", Spot::garden, marks_.garden);
    for (std::size_t i = 0; i < marks_.coats.size(); ++i) {
      for (const Point p : marks_.coats[i]) put_coat(p, static_cast<int>(i));
    }
    for (const SceneFigure& f : tile_.figures) draw_figure(f);
    for (const SceneNeutral& n : tile_.neutrals) {
      if (n.what != Neutral::bridge) put(short_name(n.what), room_.anywhere(0.12, kCentre), kNoLine, -1);
    }
  }

  void put_coat(Point where, int segment) { put(std::string(1, '%'), where, segment, -1); }

  void draw_figure(const SceneFigure& f) {
    const TileDef& def = *tile_.def;
    const bool on_building = (f.spot == Spot::monastery && def.monastery) ||
                             (f.spot == Spot::garden && def.garden) ||
                             (f.spot == Spot::tower && (tile_.floors > 0 || def.foundation));
    if (on_building) return;
    if (f.spot == Spot::bridge)
      return put(short_name(f.piece), kCentre, kBuilding, static_cast<int>(f.piece.owner));
    const Point where = f.segment >= 0 ? room_.on_segment(f.segment, 0.12) : room_.anywhere(0.12, kCentre);
    put(short_name(f.piece), where, f.segment >= 0 ? f.segment : kNoLine, static_cast<int>(f.piece.owner));
  }

  static constexpr int kBlock = 1000;
  // In place of a segment: may cover roads; may not.
  static constexpr int kBuilding = -1, kNoLine = -2;
  Canvas& canvas_;
  int column_, row_;
  const SceneTile& tile_;
  const Layout& layout_;
  Room room_;
  Landmarks marks_;
  std::array<std::array<bool, kColumns + 1>, kRows + 1> taken_{};
};

}  // namespace

void draw_tile(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
               bool placed) {
  TileText(canvas, column, row, tile, layout).draw(placed);
}

}  // namespace assize::picture
