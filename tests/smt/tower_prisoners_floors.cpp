#include "spec/smt/tower/closing.hpp"
#include "spec/smt/tower/floors.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

const std::vector<FigureKind> kKinds = {FigureKind::meeple, FigureKind::builder, FigureKind::abbot};

/// Three tiles: a tower of one floor, a foundation, and the plain tile just placed.
State towers() {
  State s = table_of(2, kKinds);
  for (Land& land : s.land) land.tile = true;
  s.land[0].seat[kTowerSeat] = true;
  s.land[1].seat[kTowerSeat] = true;
  s.floors[0] = 1;
  s.turn.placed = 2;
  s.turn.stage = Stage::figure;
  return s;
}

Floor floor_at(At at) {
  return {one_of(3, at)};
}
Deploy climb(const State& s, At at, Who who = 0) {
  return {one_of(s.table->who_count(), who), place(*s.table, at, kTowerSeat), false, false, std::nullopt};
}
Grounds judged(const State& s, const Law& law, const Floor& f) {
  Grounds no(law);
  tower::judge_floor(s, 0, f, no);
  return no;
}
Grounds judged(const State& s, const Law& law, const Deploy& d) {
  Grounds no(law);
  tower::judge_closing(s, d, no);
  return no;
}
template <typename Deed>
bool legal(const State& s, const Law& law, const Deed& d) {
  return judged(s, law, d).legal().is_true();
}
template <typename Deed>
bool cites(const State& s, const Law& law, const Deed& d, ClauseId c) {
  return judged(s, law, d).cites(c).is_true();
}
Law with(Ruling r) {
  return law_of("C2-HiG", {r});
}

}  // namespace

TEST_CASE("floors go on foundations and open towers", "[smt]") {
  const Law law = law_of();
  State s = towers();
  CHECK(legal(s, law, floor_at(0)));
  CHECK(legal(s, law, floor_at(1)));
  CHECK(cites(s, law, floor_at(2), "tower.action.floor-on-foundation"_c));
  s.stands(0, kTowerSeat, 3) = true;
  CHECK(cites(s, law, floor_at(0), "tower.close.meeple-closes-tower"_c));
  CHECK_FALSE(cites(s, law, floor_at(0), "tower.action.floor-on-open-tower"_c));
  s.floor_supply[0] = 0;
  CHECK(cites(s, law, floor_at(1), "tower.action.own-floors-only"_c));
  s.floor_box = 1;
  CHECK(legal(s, with("tower.floor-supply-empty=from-box"_r), floor_at(1)));
  State elsewhere = towers();
  elsewhere.land[1].tile = false;
  CHECK(judged(elsewhere, law, floor_at(1)).malformed().is_true());
}

TEST_CASE("the foundation of the tile just placed", "[smt]") {
  State s = towers();
  s.turn.placed = 1;
  CHECK(legal(s, law_of(), floor_at(1)));
  const Law earlier_only = with("tower.foundation-just-placed=no"_r);
  CHECK(cites(s, earlier_only, floor_at(1), "tower.action.floor-on-foundation"_c));
  CHECK(legal(s, earlier_only, floor_at(0)));
}

TEST_CASE("a tower that is vacated", "[smt]") {
  State s = towers();
  s.turn.vacated = one_of(3, 0);
  CHECK(legal(s, law_of(), floor_at(0)));
  const Law next_turn = with("tower.reopened-tower-usable-same-turn=no"_r);
  CHECK(cites(s, next_turn, floor_at(0), "tower.close.meeple-closes-tower"_c));
  CHECK(cites(s, next_turn, climb(s, 0), "tower.close.meeple-closes-tower"_c));
  s.shut[0] = true;
  CHECK(cites(s, law_of(), floor_at(0), "tower.close.meeple-closes-tower"_c));
}

TEST_CASE("the misprint asks for a foundation on the new tile", "[smt]") {
  const State s = towers();
  const auto grounds = [&](Ruling r, bool tower_action) {
    const Law law = with(r);
    Grounds no(law);
    tower::judge_after_plain_tile(s, tower_action, no);
    return no.cites("tower.variant.zmg.foundation-tile-misprint"_c).is_true();
  };
  CHECK_FALSE(grounds("tower.action-needs-foundation-tile=no"_r, true));
  CHECK(grounds("tower.action-needs-foundation-tile=new-actions-only"_r, true));
  CHECK_FALSE(grounds("tower.action-needs-foundation-tile=new-actions-only"_r, false));
  CHECK(grounds("tower.action-needs-foundation-tile=all-four"_r, false));
  CHECK(cites(s, law_of("C2-ZMG-misprint"), floor_at(0), "tower.variant.zmg.foundation-tile-misprint"_c));
}

TEST_CASE("who may close a tower", "[smt]") {
  const Law law = law_of();
  State s = towers();
  CHECK(legal(s, law, climb(s, 0)));
  CHECK(cites(s, law, climb(s, 1), "tower.foundation.floors-only"_c));
  CHECK(cites(s, law, climb(s, 1), "tower.foundation.block-only-existing-tower"_c));
  CHECK(cites(s, law, climb(s, 0, 1), "tower.figures.may-not-stand.builder"_c));
  CHECK(cites(s, law, climb(s, 0, 2), "tower.figures.may-not-stand.abbot"_c));
  CHECK(legal(s, law_of("C1-HiG-initial"), climb(s, 0, 1)));
  CHECK(judged(s, law, climb(s, 2)).malformed().is_true());
  s.stands(0, kTowerSeat, 3) = true;
  CHECK(cites(s, law, climb(s, 0), "tower.close.one-meeple-per-tower"_c));
}

TEST_CASE("a floor is one more on the tower and one less in the supply", "[smt]") {
  const Law law = law_of();
  State s = towers();
  tower::apply_floor(s, law, 0, floor_at(0));
  CHECK(s.floors[0].known() == 2);
  CHECK(s.floor_supply[0].known() == 4);
  CHECK(s.turn.has_floor);
  CHECK(s.turn.tower_action);
  CHECK(s.turn.actions == 1);
  State poor = towers();
  poor.floor_supply[0] = 0;
  poor.floor_box = 2;
  tower::apply_floor(poor, with("tower.floor-supply-empty=from-box"_r), 0, floor_at(0));
  CHECK(poor.floor_supply[0].known() == 0);
  CHECK(poor.floor_box.known() == 1);
}

TEST_CASE("floors are never lost, wherever one goes", "[smt]") {
  for (const Ruling r : {"tower.floor-supply-empty=no"_r, "tower.floor-supply-empty=from-box"_r}) {
    const Law law = with(r);
    Query q;
    State s = towers();
    for (At at = 0; at < 3; ++at) {
      const std::string name = std::to_string(at);
      s.floors[static_cast<size_t>(at)] = q.number("floors" + name, 0, 30);
      s.stands(at, kTowerSeat, 3) = q.boolean("closed" + name);
      s.land[static_cast<size_t>(at)].seat[kTowerSeat] = q.boolean("foundation" + name);
    }
    s.floor_supply[0] = q.number("own", 0, 10);
    s.floor_box = q.number("box", 0, 10);
    const Floor floor{open_choice(q, "at", 3)};
    q.assert_that(judged(s, law, floor).legal());
    CHECK(q.check() == Answer::sat);
    State after = s;
    tower::apply_floor(after, law, 0, floor);
    const auto all = [](const State& x) { return sum(x.floors) + x.floor_supply[0] + x.floor_box; };
    proves(q, all(s) == all(after));
    proves(q, after.floor_supply[0] >= 0);
    for (At at = 0; at < 3; ++at)
      proves(q, implies(floor.tower[static_cast<size_t>(at)], tower::open(s, law, at)));
  }
}

TEST_CASE("floors for every number of players", "[smt]") {
  const auto floors = [](const Law& law) {
    std::vector<int> all;
    for (int n = 1; n <= 8; ++n) all.push_back(tower::floors_per_player(law, n));
    return all;
  };
  CHECK(floors(law_of()) == std::vector<int>{0, 10, 9, 7, 6, 5, 0, 0});
  CHECK(floors(with("tower.player-count-outside-table=extend"_r)) ==
        std::vector<int>{10, 10, 9, 7, 6, 5, 4, 3});
}
