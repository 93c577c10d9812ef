// tower.captured-before-scoring = score-first: what pays under the figure that is taken.
#include "spec/smt/base/scoring.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

Shape gate(Side side) {
  Shape shape;
  shape.city.fill(-1);
  shape.road.fill(-1);
  shape.field.fill(-1);
  shape.segment.fill(-1);
  const auto s = static_cast<std::size_t>(side);
  shape.show[s] = Show::road;
  shape.road[s] = static_cast<std::int8_t>(side);
  shape.segment[static_cast<std::size_t>(kRoadSeat) + s] = 0;
  return shape;
}

/// A road of two tiles, complete, with a meeple; the third tile beside it has no part in it.
State short_road(At placed) {
  State s = table_of(2, {FigureKind::meeple});
  s.land[0] = land_of(gate(Side::e));
  s.land[1] = land_of(gate(Side::w));
  s.land[2].tile = true;
  s.stands(0, kRoadSeat + 1, 1) = true;
  s.turn.placed = placed;
  return s;
}

int paid(State s) {
  base::score_under(s, law_of(), place(*s.table, 0, kRoadSeat + 1), true);
  return *s.score[1].known();
}

}  // namespace

TEST_CASE("only a feature that the turn's tile is part of pays before its figure is taken", "[smt]") {
  CHECK(paid(short_road(1)) == 2);
  CHECK(paid(short_road(0)) == 2);
  CHECK(paid(short_road(2)) == 0);
  CHECK(paid(short_road(-1)) == 0);
}

TEST_CASE("a monastery pays first only where the turn's tile lies on or beside it", "[smt]") {
  const auto with_monk = [](Cell placed) {
    std::vector<Cell> cells = {{4, 4}};
    for (std::int16_t y = 0; y < 3; ++y) {
      for (std::int16_t x = 0; x < 3; ++x) cells.push_back({x, y});
    }
    auto table = std::make_shared<Table>(*table_of(2, {FigureKind::meeple}).table);
    table->area = Area(cells);
    table->most_tiles = 10;
    State s = empty_state(table);
    for (Land& land : s.land) land.tile = true;
    const At middle = table->area.at({1, 1});
    s.land[static_cast<std::size_t>(middle)].seat[kMonasterySeat] = true;
    s.stands(middle, kMonasterySeat, 1) = true;
    s.turn.placed = table->area.at(placed);
    base::score_under(s, law_of(), place(*table, middle, kMonasterySeat), true);
    return *s.score[1].known();
  };
  CHECK(with_monk({1, 1}) == 9);
  CHECK(with_monk({2, 2}) == 9);
  CHECK(with_monk({4, 4}) == 0);
}
