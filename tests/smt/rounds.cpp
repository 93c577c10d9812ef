// How many rounds a feature needs: bounded, and never more than the bound.
#include "spec/smt/board/reach.hpp"
#include "tests/smt/prisoners.hpp"
#include "tests/smt/tower_table.hpp"

using namespace assize;
using namespace assize::smt;

namespace {

Shape through(int a, int b) {
  Shape shape;
  shape.city.fill(-1);
  shape.road.fill(-1);
  shape.field.fill(-1);
  shape.segment.fill(-1);
  const auto first = static_cast<std::int8_t>(std::min(a, b));
  for (const int s : {a, b}) shape.road[static_cast<std::size_t>(s)] = first;
  shape.segment[static_cast<std::size_t>(kRoadSeat + first)] = 0;
  return shape;
}

}  // namespace

TEST_CASE("no more rounds than there are sides between tiles", "[smt]") {
  CHECK(rounds(Net::line, 1) == 0);
  CHECK(rounds(Net::road, 2) == 1);
  CHECK(rounds(Net::city, 4) == 4);
  CHECK(rounds(Net::line, 9) == 12);
  CHECK(rounds(Net::field, 1) == 0);
  CHECK(rounds(Net::field, 2) == 2);
  CHECK(rounds(Net::field, 9) == 24);
  for (int n = 2; n < 200; ++n) {
    CHECK(rounds(Net::line, n) >= n - 1);  // a road in a line
    CHECK(rounds(Net::line, n) >= rounds(Net::line, n - 1));
  }
}

TEST_CASE("a road that winds through a square is reached from end to end", "[smt]") {
  State s = tests::on(tests::square(1));
  // n e s w = 0 1 2 3; a snake from the upper left to the lower right
  const std::array<std::array<int, 2>, 9> turns = {
      {{3, 1}, {3, 1}, {3, 2}, {1, 2}, {3, 1}, {0, 3}, {0, 1}, {3, 1}, {3, 1}}};
  for (std::size_t c = 0; c < turns.size(); ++c) s.land[c] = land_of(through(turns[c][0], turns[c][1]));
  const Feature road = feature_of(s, Net::road, place(*s.table, tests::at(s, -1, -1), kRoadSeat + 1));
  CHECK(tiles_of(s, road).known() == 9);
}
