// What is drawn says the same as the data: fields joined and parted, every segment there.
#include <catch2/catch.hpp>
#include <set>

#include "tests/picture/scenes.hpp"
#include "tools/picture/shape/room.hpp"

using namespace assize;
using namespace assize::picture;

namespace {

/// Cities that cross each other: the two fields beside them pass below, which no flat drawing shows.
const std::set<std::string_view> kCrossing = {"AM/CCcc+", "KR/CCcc"};
/// Fields that touch a city only below another one; and one that a wall on the seam keeps away.
const std::set<std::string_view> kStray = {"AM/CCc+", "DG/CCc+.p"};

/// Of every tile.
const std::vector<Layout>& layouts() {
  static const std::vector<Layout> all = [] {
    std::vector<Layout> made;
    for (const TileDef* def : tests::different_tiles()) made.push_back(layout_of(*def));
    return made;
  }();
  return all;
}

std::set<int> drawn_segments(const Layout& layout) {
  std::set<int> drawn;
  for (const CityShape& city : layout.cities) drawn.insert(city.segment);
  for (const LineShape& line : layout.lines) drawn.insert(line.segment);
  const Raster raster(layout);
  for (int y = 0; y < Raster::kSize; ++y) {
    for (int x = 0; x < Raster::kSize; ++x) drawn.insert(raster.segment(x, y));
  }
  drawn.erase(-1);
  return drawn;
}

}  // namespace

TEST_CASE("the fields of every tile are drawn as its data joins and parts them", "[picture]") {
  for (const Layout& layout : layouts()) {
    const TileDef& def = *layout.def;
    CAPTURE(def.id, def.set);
    CHECK((layout.misfits == 0) != kCrossing.contains(def.id));
    CHECK((layout.strays == 0) != kStray.contains(def.id));
  }
}

TEST_CASE("every segment of every known tile is drawn", "[picture]") {
  for (const Layout& layout : layouts()) {
    const TileDef& def = *layout.def;
    if (!def.known) continue;
    CAPTURE(def.id, def.set);
    CHECK(drawn_segments(layout).size() == def.segments.size());
  }
}

TEST_CASE("cities reach their sides over the whole width and no others", "[picture]") {
  for (const Layout& layout : layouts()) {
    const TileDef& def = *layout.def;
    // Two cities share a side; a tip reaches the middle of one.
    if (def.has_block || def.id == "HS/CC!.v" || def.id == "HS/C!.v") continue;
    CAPTURE(def.id, def.set);
    for (const CityShape& city : layout.cities) {
      for (int side = 0; side < 4; ++side) {
        const bool there = (sides_of(def.segments[static_cast<std::size_t>(city.segment)]) >> side) & 1;
        for (const double along_side : {0.25, 0.5, 0.75}) {
          CHECK(inside(city.polygon, turned(Point{along_side, 0.004}, side)) == there);
        }
      }
    }
  }
}

TEST_CASE("figures find a place on their own segment, apart from each other", "[picture]") {
  for (const Layout& layout : layouts()) {
    const TileDef& def = *layout.def;
    if (def.set != "base-c2") continue;
    CAPTURE(def.id);
    Room room(layout);
    (void)place_landmarks(layout, room);
    std::vector<Point> places;
    for (int i = 0; i < static_cast<int>(def.segments.size()); ++i) {
      places.push_back(room.on_segment(i, 0.12));
      CHECK(room.raster().segment(places.back()) == i);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) CHECK(distance(places[i], places[j]) > 0.15);
    }
  }
}

TEST_CASE("a turn moves points clockwise", "[picture]") {
  const Point east = turned(middle(Side::n), 1);
  CHECK(east.x == Approx(1));
  CHECK(east.y == Approx(0.5));
  CHECK(turned(Point{0.2, 0.3}, 4).x == Approx(0.2));
  for (int i = 0; i < 8; ++i) {
    const Point p = perimeter(i);
    CHECK(std::min({p.x, p.y, 1 - p.x, 1 - p.y}) == Approx(0));
  }
}
