#include "tools/picture/text/tile.hpp"

#include "tools/picture/shape/mark_places.hpp"
#include "tools/picture/text/names.hpp"
#include "tools/picture/text/words.hpp"

namespace assize::picture {

namespace {

constexpr double kRadius = 0.12;  // of a figure

/// Buildings, figures and tokens of one tile.
class TileThings {
 public:
  TileThings(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout)
      : canvas_(canvas),
        column_(column),
        row_(row),
        tile_(tile),
        layout_(layout),
        room_(layout),
        marks_(place_landmarks(layout, room_)),
        words_(canvas, column, row, tile, room_.raster()) {}

  void draw() {
    if (!tile_.def->known) words_.put({.text = std::string(tile_.def->id), .where = kCentre});
    for (const SceneNeutral& n : tile_.neutrals) {
      if (n.what == Neutral::bridge) draw_bridge(n.north_south);
    }
    draw_printed();
    for (const SceneFigure& f : tile_.figures) draw_figure(f);
    for (const SceneNeutral& n : tile_.neutrals) {
      if (n.what == Neutral::bridge) continue;
      const Point wish = n.beside < 0 ? kCentre : stands_[static_cast<std::size_t>(n.beside)];
      words_.put(
          {.text = short_name(n.what), .where = room_.anywhere(kRadius, wish), .segment = Word::kOffRoads});
    }
  }

  /// After all the rest, where there is room left.
  void draw_marks(const Parts& idle) {
    for (const PrintedMark& mark : marks_of(*tile_.def)) {
      if (has(idle, part_of(mark.what))) continue;
      Word word{.text = std::string(sign_of(mark.what)), .where = place_mark(layout_, mark, kRadius, room_)};
      const int ground = room_.raster().segment(word.where);
      word.segment = ground >= 0 ? ground : Word::kOffRoads;
      word.yields = true;
      words_.put(word);
    }
  }

 private:
  /// Bridge tokens lie over the whole tile.
  void draw_bridge(bool north_south) {
    for (int c = 1; c < kColumns && !north_south; ++c) {
      canvas_.at(column_ + c, row_ + kRows / 2) = {
          .ascii = '=', .unicode = "╪", .ground = Ground::road, .strong = true};
    }
    for (int r = 1; r < kRows && north_south; ++r) {
      canvas_.at(column_ + kColumns / 2, row_ + r) = {
          .ascii = 'H', .unicode = "╫", .ground = Ground::road, .strong = true};
    }
  }

  void draw_printed() {
    const TileDef& def = *tile_.def;
    if (def.monastery) put_building("M", Spot::monastery, marks_.monastery);
    if (has_tower()) {
      put_building(tile_.floors > 0 ? std::to_string(tile_.floors) : "T", Spot::tower, marks_.foundation);
    }
    if (def.garden) put_building("G", Spot::garden, marks_.garden);
    for (std::size_t i = 0; i < marks_.coats.size(); ++i) {
      for (const Point p : marks_.coats[i]) {
        words_.put({.text = "%", .where = p, .segment = static_cast<int>(i)});
      }
    }
  }

  /// A building with whoever stands on it: "[M]", "[2Rm]".
  void put_building(const std::string& what, Spot spot, Point where) {
    Word word{.text = "[" + what, .where = where};
    for (const SceneFigure& f : tile_.figures) {
      if (f.spot != spot) continue;
      word.owner = static_cast<int>(f.piece.owner);
      word.owner_from = word.text.size();
      word.text += short_name(f.piece);
    }
    word.text += "]";
    words_.put(word);
  }

  void draw_figure(const SceneFigure& f) {
    if (is_on_building(f.spot)) return stands_.push_back(building_of(f.spot));
    Word word{.text = short_name(f.piece), .where = kCentre};
    word.owner = static_cast<int>(f.piece.owner);
    if (f.spot != Spot::bridge) {
      word.segment = f.segment >= 0 ? f.segment : Word::kOffRoads;
      word.where = f.segment >= 0 ? room_.on_segment(f.segment, kRadius) : room_.anywhere(kRadius, kCentre);
    }
    stands_.push_back(word.where);
    words_.put(word);
  }

  [[nodiscard]] Point building_of(Spot spot) const {
    return spot == Spot::monastery ? marks_.monastery
           : spot == Spot::garden  ? marks_.garden
                                   : marks_.foundation;
  }
  [[nodiscard]] bool has_tower() const { return tile_.floors > 0 || tile_.def->foundation; }
  [[nodiscard]] bool is_on_building(Spot spot) const {
    return (spot == Spot::monastery && tile_.def->monastery) || (spot == Spot::garden && tile_.def->garden) ||
           (spot == Spot::tower && has_tower());
  }

  Canvas& canvas_;
  int column_, row_;
  const SceneTile& tile_;
  const Layout& layout_;
  Room room_;
  Landmarks marks_;
  Words words_;
  std::vector<Point> stands_{};  ///< where the figures stand
};

}  // namespace

void draw_tile(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
               const TileStyle& style) {
  draw_tile_ground(canvas, column, row, tile, layout, style.placed);
  TileThings things(canvas, column, row, tile, layout);
  things.draw();
  things.draw_marks(style.idle);
}

}  // namespace assize::picture
