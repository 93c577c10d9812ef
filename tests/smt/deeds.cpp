// Deeds that speak of what is not there: they are malformed, whatever else is said against them.
#include "spec/smt/base/deploy.hpp"
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/leave.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

/// One tile in the middle of three cells: a road from west to east. It was just laid.
State one_road() {
  State s = table_of(2, {FigureKind::meeple});
  Shape road;
  road.city.fill(-1);
  road.road = {-1, 1, -1, 1};
  road.field.fill(-1);
  road.segment.fill(-1);
  road.segment[kRoadSeat + 1] = 0;
  s.land[1] = land_of(road);
  s.turn.placed = 1;
  s.turn.stage = Stage::figure;
  return s;
}

Deploy deploy(const State& s, At at, Seat seat) {
  return {one_of(s.table->who_count(), 0), place(*s.table, at, seat), false, false, std::nullopt};
}

Grounds judged(const State& s, Deed deed, int by = 0) {
  return judge(s, law_of(), {by, std::move(deed)});
}

bool malformed(const State& s, Deed deed) {
  return judged(s, std::move(deed)).malformed().is_true();
}

}  // namespace

TEST_CASE("a figure goes on a place that the tile has, or the deed is malformed", "[smt]") {
  State s = one_road();
  CHECK(judged(s, deploy(s, 1, kRoadSeat + 1)).legal().is_true());
  CHECK(malformed(s, deploy(s, 1, kCitySeat)));
  CHECK(malformed(s, deploy(s, 1, kRoadSeat)));
  CHECK(malformed(s, deploy(s, 1, kMonasterySeat)));
  CHECK(malformed(s, deploy(s, 1, kTowerSeat)));
  CHECK(malformed(s, deploy(s, 1, -1)));
  CHECK(malformed(s, deploy(s, 2, kRoadSeat + 1)));
  CHECK(malformed(s, deploy(s, -1, kRoadSeat + 1)));
  Deploy afloat = deploy(s, 1, -1);
  afloat.river = true;
  CHECK(malformed(s, afloat));
  Query q;
  const Bool has = q.boolean("has");
  s.land[1].seat[kCitySeat] = has;
  const Grounds open = judged(s, deploy(s, 1, kCitySeat));
  proves(q, open.malformed() == !has);
}

TEST_CASE("no floor without a tile, no capture and no recall of somebody who is not there", "[smt]") {
  State s = one_road();
  CHECK(malformed(s, Floor{one_of(3, 0)}));
  CHECK(malformed(s, Floor{Bools(3)}));
  CHECK_FALSE(malformed(s, Floor{one_of(3, 1)}));
  CHECK(malformed(s, Recall{one_of(2, 0), place(*s.table, 1, kRoadSeat + 1)}));
  CHECK(malformed(s, Capture{one_of(2, 1), place(*s.table, 1, kRoadSeat + 1), std::nullopt, std::nullopt}));
  const Move away{one_of(2, 0), place(*s.table, 1, kRoadSeat + 1), place(*s.table, 1, kRoadSeat + 1)};
  CHECK(malformed(s, away));
  s.stands(1, kRoadSeat + 1, 0) = true;
  CHECK_FALSE(malformed(s, away));
  CHECK(malformed(s, Move{one_of(2, 0), place(*s.table, 1, kRoadSeat + 1), place(*s.table, 0, kRoadSeat)}));
}

TEST_CASE("nobody is bought free who is not held", "[smt]") {
  State s = one_road();
  s.score[0] = 5;
  const Ransom none{one_of(2, 0), one_of(2, 1), std::nullopt};
  CHECK(judged(s, none).cites("tower.ransom.permission"_c).is_true());
  s.held[1][0] = 1;
  CHECK(judged(s, none).legal().is_true());
}
