#include "tools/picture/svg/tile.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/picture/describe.hpp"
#include "tools/picture/shape/mark_places.hpp"
#include "tools/picture/svg/beings.hpp"
#include "tools/picture/svg/figures.hpp"
#include "tools/picture/svg/marks.hpp"
#include "tools/picture/svg/symbols.hpp"
#include "tools/picture/svg/terrain.hpp"

namespace assize::picture {

namespace {

constexpr double kFigure = 25;  // height in units
constexpr double kFigureRoom = 0.125;
constexpr double kDragon = 36, kDragonRoom = 0.18;
constexpr double kFairy = 21, kFairyRoom = 0.1, kFairyAway = 0.19;

/// Draws the things on one tile; remembers what is taken.
class Things {
 public:
  Things(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin)
      : svg_(svg),
        tile_(tile),
        layout_(layout),
        village_(layout.village),
        room_(layout),
        marks_(place_landmarks(layout, room_)),
        origin_(origin) {}

  void draw(const Parts& idle) {
    for (const SceneNeutral& n : tile_.neutrals) draw_under(n);
    draw_printed();
    draw_marks(idle);
    for (const SceneNeutral& n : tile_.neutrals) draw_token(n);
    for (const SceneFigure& f : tile_.figures) draw_one(f);
    for (const SceneNeutral& n : tile_.neutrals) {
      if (n.what == Neutral::fairy) draw_her(n);
    }
  }

 private:
  [[nodiscard]] Point page(Point p) const { return origin_ + turned(p, tile_.rotation) * kUnit; }
  /// The place on the tile at rotation 0 that is shown there on the tile as it lies.
  [[nodiscard]] Point rest(Point shown) const { return turned(shown, 4 - tile_.rotation); }

  void draw_under(const SceneNeutral& n) {
    if (n.what != Neutral::bridge) return;
    svg_.open("g", {{"transform", translate(origin_)}});
    draw_bridge_token(svg_, n.north_south);
    svg_.close();
  }

  void draw_printed() {
    const TileDef& def = *tile_.def;
    if (village_) draw_village(svg_, page(kCentre));
    if (def.monastery) draw_monastery(svg_, page(marks_.monastery) + Point{0, 4});
    if (def.garden) draw_garden(svg_, page(marks_.garden));
    for (const auto& coats : marks_.coats) {
      for (const Point p : coats) draw_coat(svg_, page(p));
    }
    tower_ = page(marks_.foundation);
    if (tile_.floors > 0) {
      top_ = draw_tower(svg_, tower_, tile_.floors, tile_.open);
    } else if (def.foundation) {
      draw_foundation(svg_, tower_);
      top_ = tower_;
    }
    if (tile_.floors > 0 || def.foundation)
      room_.take(marks_.foundation, 0.13 + 0.02 * std::min(tile_.floors, 4));
  }

  void draw_marks(const Parts& idle) {
    const std::vector<PrintedMark> marks = marks_of(*tile_.def);
    // The steeple rises above the room of the monastery.
    if (!marks.empty() && tile_.def->monastery)
      room_.take(rest(turned(marks_.monastery, tile_.rotation) + Point{0, -0.2}), 0.06);
    for (const PrintedMark& mark : marks) {
      const Point at = place_mark(layout_, mark, radius_of(mark.what), room_);
      draw_mark(svg_, page(at), mark.what, has(idle, part_of(mark.what)));
    }
  }

  [[nodiscard]] Point place_of(const SceneFigure& f) {
    const double radius = kFigureRoom * stature(f.piece.kind);
    const double height = kFigure * stature(f.piece.kind);
    switch (f.spot) {
      case Spot::tower:
      case Spot::foundation:
        return top_ - Point{0, height / 2 - 1};
      case Spot::monastery:
        return page(marks_.monastery) + Point{10, 8};
      case Spot::garden:
        return page(marks_.garden) + Point{0, -2};
      case Spot::bridge:
        return page(room_.take(kCentre, radius));
      case Spot::castle:
        return castle_at() - Point{0, height / 2};
      default:
        break;
    }
    return clamped(
        page(f.segment >= 0 ? room_.on_segment(f.segment, radius) : room_.anywhere(radius, kCentre)));
  }

  /// Not over the rim of the tile.
  [[nodiscard]] Point clamped(Point at, double least = 10.5) const {
    return {std::clamp(at.x, origin_.x + least, origin_.x + kUnit - least),
            std::clamp(at.y, origin_.y + least, origin_.y + kUnit - least)};
  }

  void draw_one(const SceneFigure& f) {
    const Point at = place_of(f);
    stands_.push_back(at);
    const std::string title = fmt::format("{} {} {}", words(f.piece), words(tile_.at), place_words(tile_, f));
    const bool lying = f.spot == Spot::field &&
                       (f.piece.kind == FigureKind::meeple || f.piece.kind == FigureKind::large_meeple ||
                        f.piece.kind == FigureKind::phantom);
    draw_figure(svg_, at, kFigure, f.piece, lying, title);
    if (f.ghosts > 0) draw_ghosts(svg_, at + Point{12, -9}, f.ghosts);
  }

  /// The castle token stands on a city of the tile.
  Point castle_at() {
    if (!castle_) {
      int city = -1;
      for (std::size_t i = 0; i < tile_.def->segments.size() && city < 0; ++i) {
        if (tile_.def->segments[i].kind == SegmentKind::city) city = static_cast<int>(i);
      }
      castle_ = page(city < 0 ? room_.anywhere(0.14, kCentre) : room_.on_segment(city, 0.14));
      draw_castle_token(svg_, *castle_);
    }
    return *castle_;
  }

  void draw_him(const SceneNeutral& n) {
    draw_dragon(svg_, clamped(page(room_.anywhere(kDragonRoom, kCentre)), kDragon / 2), kDragon,
                fmt::format("{} {}", name_of(n.what), words(tile_.at)));
  }

  /// After the figures: next to hers.
  void draw_her(const SceneNeutral& n) {
    Point at{};
    if (n.beside < 0) {
      at = room_.anywhere(kFairyRoom, kCentre);
    } else {
      const Point hers = (stands_[static_cast<std::size_t>(n.beside)] - origin_) * (1 / kUnit);
      at = room_.beside(rest(hers), kFairyAway, kFairyRoom);
    }
    draw_fairy(svg_, clamped(page(at)), kFairy,
               fmt::format("{} {}{}", name_of(n.what), words(tile_.at), standing_words(tile_, n)));
  }

  void draw_token(const SceneNeutral& n) {
    if (n.what == Neutral::bridge || n.what == Neutral::fairy) return;
    if (n.what == Neutral::dragon) return draw_him(n);
    if (n.what == Neutral::castle) return static_cast<void>(castle_at());
    // Badges stand one above the other at the lower rim.
    const std::string_view name = name_of(n.what);
    const Point shown{0.5, 0.91 - 0.15 * badges_++};
    const double half = badge_half(name) / kUnit;
    for (const double dx : {-half * 0.7, 0.0, half * 0.7}) room_.take(rest(shown + Point{dx, 0}), 0.07);
    draw_badge(svg_, page(rest(shown)), name, "#fff3c4");
  }

  Xml& svg_;
  const SceneTile& tile_;
  const Layout& layout_;
  bool village_;
  Room room_;
  Landmarks marks_;
  Origin origin_;
  Point tower_{}, top_{};
  std::optional<Point> castle_;
  std::vector<Point> stands_{};  ///< where the figures stand on the page
  int badges_ = 0;
};

}  // namespace

void draw_ground(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin) {
  std::string transform = translate(origin);
  if (tile.rotation != 0) transform += fmt::format(" rotate({} 50 50)", 90 * tile.rotation);
  svg.open("g", {{"transform", transform}});
  const std::string_view symbols = tile.def->symbols;
  svg.text("title", fmt::format("{}@{} {}{}{}", tile.def->id, tile.rotation, words(tile.at),
                                symbols.empty() ? "" : ": ", symbols));
  if (tile.def->known) {
    draw_terrain(svg, layout);
  } else {
    draw_stand_in(svg);
  }
  svg.close();
}

void draw_things(Xml& svg, const SceneTile& tile, const Layout& layout, Origin origin, const Parts& idle) {
  Things(svg, tile, layout, origin).draw(idle);
}

void draw_id(Xml& svg, const SceneTile& tile, Origin origin) {
  svg.text("text", tile.def->id,
           {{"x", origin.x + kUnit / 2},
            {"y", origin.y + kUnit - 4},
            {"font-size", 8.5},
            {"text-anchor", "middle"},
            {"fill", kInk},
            {"stroke", kPaper},
            {"stroke-width", 2.4},
            {"paint-order", "stroke"}});
}

}  // namespace assize::picture
