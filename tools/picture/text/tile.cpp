#include "tools/picture/text/tile.hpp"

#include "tools/picture/shape/room.hpp"
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
      words_.put({.text = short_name(n.what),
                  .where = room_.anywhere(kRadius, kCentre),
                  .segment = Word::kOffRoads});
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
    if (is_on_building(f.spot)) return;
    Word word{.text = short_name(f.piece), .where = kCentre};
    word.owner = static_cast<int>(f.piece.owner);
    if (f.spot != Spot::bridge) {
      word.segment = f.segment >= 0 ? f.segment : Word::kOffRoads;
      word.where = f.segment >= 0 ? room_.on_segment(f.segment, kRadius) : room_.anywhere(kRadius, kCentre);
    }
    words_.put(word);
  }

  [[nodiscard]] bool has_tower() const { return tile_.floors > 0 || tile_.def->foundation; }
  [[nodiscard]] bool is_on_building(Spot spot) const {
    return (spot == Spot::monastery && tile_.def->monastery) || (spot == Spot::garden && tile_.def->garden) ||
           (spot == Spot::tower && has_tower());
  }

  Canvas& canvas_;
  int column_, row_;
  const SceneTile& tile_;
  Room room_;
  Landmarks marks_;
  Words words_;
};

}  // namespace

void draw_tile(Canvas& canvas, int column, int row, const SceneTile& tile, const Layout& layout,
               bool placed) {
  draw_tile_ground(canvas, column, row, tile, layout, placed);
  TileThings(canvas, column, row, tile, layout).draw();
}

}  // namespace assize::picture
