#include "spec/smt/events/events.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/ransom.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

const std::vector<FigureKind> kKinds = {FigureKind::meeple, FigureKind::builder, FigureKind::guard_meeple};
constexpr Who kBlue = 3;  // the second player's meeple; his builder and guard follow
constexpr Who kBlueBuilder = 4;
constexpr Who kBlueGuard = 5;

/// Three tiles in a row, the middle one with a tower of two floors; the turn's tile is the last.
State row() {
  State s = table_of(2, kKinds);
  for (Land& land : s.land) land.tile = true;
  s.land[1].seat[kTowerSeat] = true;
  s.floors[1] = 2;
  s.turn.placed = 2;
  s.turn.stage = Stage::figure;
  return s;
}

void stand(State& s, At at, Seat seat, Who who) {
  s.stands(at, seat, who) = true;
  s.supply[static_cast<size_t>(who)] -= 1;
}

Event event(const State& s, EventKind kind, At at) {
  Event e;
  e.kind = kind;
  e.at = at;
  e.figure = Bools(static_cast<size_t>(s.table->who_count()));
  e.from = place(*s.table, at, -1);
  return e;
}
Event event(const State& s, EventKind kind, At at, Seat seat, Who who) {
  Event e = event(s, kind, at);
  e.figure[static_cast<size_t>(who)] = true;
  e.from = place(*s.table, at, seat);
  return e;
}
Grounds judged(const State& s, const Law& law, const Event& e, int by = 0) {
  Grounds no(law);
  judge_event(s, by, e, no);
  return no;
}
bool legal(const State& s, const Law& law, const Event& e) {
  return judged(s, law, e).legal().is_true();
}
bool cites(const State& s, const Law& law, const Event& e, ClauseId c) {
  return judged(s, law, e).cites(c).is_true();
}
State after(State s, const Law& law, const Event& e) {
  apply_event(s, law, 0, e);
  return s;
}
int supply(const State& s, Who who) {
  return *s.supply[static_cast<size_t>(who)].known();
}

const Law& law() {
  static const Law kLaw = law_of();
  return kLaw;
}

}  // namespace

TEST_CASE("the plague takes all it can, and is refused where it can take nobody", "[smt]") {
  State s = row();
  stand(s, 1, kTowerSeat, kBlue);
  stand(s, 1, kFieldSeat, 0);
  const Event plague = event(s, EventKind::plague, 1);
  CHECK(legal(s, law(), plague));
  const State gone = after(s, law(), plague);
  CHECK(supply(gone, kBlue) == 7);
  CHECK(supply(gone, 0) == 7);
  const Law two = law_of("C1-HiG-initial");
  const State spared = after(s, two, plague);
  CHECK(supply(spared, kBlue) == 6);
  CHECK(supply(spared, 0) == 7);
  State alone = row();
  stand(alone, 1, kTowerSeat, kBlue);
  CHECK(cites(alone, two, plague, "tower.close.removed-only-by-dragon-or-tower"_c));
  CHECK(legal(row(), law(), plague));
  CHECK(legal(alone, law(), plague));
  State castle = row();
  stand(castle, 0, kCastleSeat, kBlue);
  CHECK(
      cites(castle, law(), event(s, EventKind::plague, 0), "tower.interactions.castles.safe-from-plague"_c));
}

TEST_CASE("the dragon, and the fairy in its way", "[smt]") {
  State s = row();
  stand(s, 1, kTowerSeat, kBlue);
  stand(s, 1, kFieldSeat, kBlueBuilder);
  const Event dragon = event(s, EventKind::dragon, 1);
  CHECK(legal(s, law(), dragon));
  const State eaten = after(s, law(), dragon);
  CHECK(supply(eaten, kBlue) == 7);
  CHECK(supply(eaten, kBlueBuilder) == 1);
  CHECK(eaten.dragon[1].is_true());
  const State safe = after(s, law_of("C1-RGG"), dragon);
  CHECK(supply(safe, kBlue) == 6);
  s.fairy.tile[1] = true;
  CHECK(cites(s, law(), dragon, "dragon.fairy-tile"_c));
  const Law no_shield = law_of("C2-HiG", {"tower.fairy-shields-tower-follower=no"_r});
  CHECK(legal(s, no_shield, dragon));
  s.stands(1, kTowerSeat, kBlue) = false;
  CHECK(cites(s, no_shield, dragon, "dragon.fairy-tile"_c));
}

TEST_CASE("a festival takes an own figure home in place of the action", "[smt]") {
  State s = row();
  stand(s, 1, kTowerSeat, 0);
  stand(s, 0, kRoadSeat, kBlue);
  stand(s, 0, kFieldSeat, 1);
  const Event off_tower = event(s, EventKind::festival, 1, kTowerSeat, 0);
  CHECK(legal(s, law(), off_tower));
  CHECK(cites(s, law_of("C1-HiG-initial"), off_tower, "tower.close.removed-only-by-dragon-or-tower"_c));
  CHECK(cites(s, law(), event(s, EventKind::festival, 0, kRoadSeat, kBlue), "base.meeple.no-recall"_c));
  const State home = after(s, law(), off_tower);
  CHECK(home.turn.actions == 1);
  CHECK(supply(home, 0) == 7);
  CHECK(after(s, law_of("C2-HiG", {"tower.floor-after-festival=yes"_r}), off_tower).turn.actions == 0);
  s.held[1][0] = 1;
  CHECK(cites(s, law(), event(s, EventKind::festival, 2, kRoadSeat, 0), "ix.festival.not-prisoners"_c));
  auto special = std::make_shared<Table>(*s.table);
  special->occupies[1] = false;
  s.table = special;
  const Event builder = event(s, EventKind::festival, 0, kFieldSeat, 1);
  CHECK(legal(s, law(), builder));
  CHECK(
      cites(s, law_of("C2-HiG", {"base.festival-return=meeples-only"_r}), builder, "base.figure.classes"_c));
}

TEST_CASE("a princess sends knights", "[smt]") {
  State s = row();
  stand(s, 0, kCitySeat, kBlue);
  stand(s, 1, kTowerSeat, kBlue);
  stand(s, 1, kRoadSeat, 0);
  const Event knight = event(s, EventKind::princess, 0, kCitySeat, kBlue);
  CHECK(legal(s, law(), knight));
  CHECK(cites(s, law(), event(s, EventKind::princess, 1, kRoadSeat, 0), "princess.use"_c));
  CHECK(cites(s, law(), event(s, EventKind::princess, 1, kTowerSeat, kBlue),
              "tower.interactions.princess-dragon.princess-cannot"_c));
  const State sent = after(s, law(), knight);
  CHECK(sent.turn.knight_removed);
  CHECK(sent.turn.actions == 1);
  CHECK(after(s, law_of("C2-HiG", {"tower.floor-after-princess=yes"_r}), knight).turn.actions == 0);
}

TEST_CASE("the third ghost sends home, the second does not", "[smt]") {
  State s = row();
  stand(s, 1, kTowerSeat, kBlue);
  const Event ghost = event(s, EventKind::ghost, 1, kTowerSeat, kBlue);
  for (int n = 1; n <= 2; ++n) {
    CHECK(legal(s, law_of("C1-HiG-initial"), ghost));
    s = after(s, law(), ghost);
    CHECK(supply(s, kBlue) == 6);
  }
  CHECK(legal(s, law(), ghost));
  CHECK(cites(s, law_of("C1-HiG-initial"), ghost, "tower.close.removed-only-by-dragon-or-tower"_c));
  s = after(s, law(), ghost);
  CHECK(supply(s, kBlue) == 7);
  CHECK(sum(s.ghosts).known() == 0);
  State guard = row();
  stand(guard, 1, kTowerSeat, kBlueGuard);
  CHECK(cites(guard, law(), event(guard, EventKind::ghost, 1, kTowerSeat, kBlueGuard),
              "tower.interactions.ghosts.not-on-guards"_c));
}

TEST_CASE("what the official note does not name reopens a tower by the note's open end", "[smt]") {
  State s = row();
  stand(s, 1, kTowerSeat, kBlue);
  const auto shut_after = [&](Cause cause, std::initializer_list<ClauseId> off) {
    Law law = law_of();
    for (const ClauseId c : off) law.alter(c, Change::off);
    State gone = s;
    leave(gone, law, 1, kTowerSeat, kBlue, cause, true);
    return gone.shut[1].is_true();
  };
  for (const Cause cause : {Cause::third_ghost, Cause::recalled, Cause::scored, Cause::princess}) {
    CHECK_FALSE(shut_after(cause, {}));
    CHECK(shut_after(cause, {"tower.reopen.other-means"_c}));
  }
  for (const Cause cause : {Cause::captured, Cause::eaten, Cause::plague, Cause::festival}) {
    CHECK_FALSE(shut_after(cause, {"tower.reopen.other-means"_c}));
  }
  CHECK(shut_after(Cause::third_ghost, {"tower.reopen.by-third-ghost"_c}));
}

TEST_CASE("a circus pays for all meeples on and around its tile", "[smt]") {
  State s = row();
  stand(s, 0, kFieldSeat, kBlue);
  stand(s, 1, kTowerSeat, 0);
  Event circus = event(s, EventKind::performance, 1);
  circus.value = 3;
  const State paid = after(s, law(), circus);
  CHECK(paid.score[0].known() == 3);
  CHECK(paid.score[1].known() == 3);
  const State ignored = after(s, law_of("C2-HiG", {"tower.tower-follower-in-proximity=ignored"_r}), circus);
  CHECK(ignored.score[0].known() == 0);
}

TEST_CASE("a bridge over a tower", "[smt]") {
  const State s = row();
  const Event bridge = event(s, EventKind::bridge, 1);
  CHECK(legal(s, law(), bridge));
  Law without = law_of();
  without.alter("tower.interactions.bridges.same-tile"_c, Change::off);
  CHECK(cites(s, without, bridge, "tower.interactions.bridges.same-tile"_c));
  CHECK(legal(s, without, event(s, EventKind::bridge, 0)));
  CHECK(after(s, law(), bridge).neutrals.size() == 1);
}

TEST_CASE("a plague over open figures keeps all of them", "[smt]") {
  Query q;
  State s = row();
  for (Who w = 0; w < s.table->who_count(); ++w) {
    for (const Seat seat : {kFieldSeat, kTowerSeat, kCastleSeat}) {
      s.stands(1, seat, w) = q.boolean("stands" + std::to_string(w) + "_" + std::to_string(seat));
    }
  }
  open_prisoners(q, s, 1);
  const Event plague = event(s, EventKind::plague, 1);
  q.assert_that(judged(s, law(), plague).legal());
  const State gone = after(s, law(), plague);
  proves(q, same_figures(s, gone));
  proves(q, !gone.taken(1, kFieldSeat));
  proves(q, gone.taken(1, kCastleSeat) == s.taken(1, kCastleSeat));
  // Not in vain, unless nobody is there.
  const Bool anybody = s.taken(1, kFieldSeat) | s.taken(1, kTowerSeat) | s.taken(1, kCastleSeat);
  const Bool somebody_struck = s.taken(1, kFieldSeat) | s.taken(1, kTowerSeat);
  proves(q, implies(anybody, somebody_struck));
}

TEST_CASE("every figure has one place through ransom, capture and exchange", "[smt]") {
  Query q;
  State s = row();
  for (Who w = 0; w < s.table->who_count(); ++w)
    s.stands(0, kFieldSeat, w) = q.boolean("stands" + std::to_string(w));
  open_prisoners(q, s, 2);
  s.score[0] = q.number("score", 0, 20);
  const State before = s;
  const Ransom ransom{open_choice(q, "bought", s.table->who_count()), one_of(2, 1), std::nullopt};
  q.assert_that([&] {
    Grounds no(law());
    tower::judge_ransom(s, 0, ransom, no);
    return no.legal();
  }());
  tower::apply_ransom(s, law(), ransom);
  s.turn.has_floor = true;
  s.turn.floor = one_of(3, 1);
  s.turn.tower_action = true;
  s.turn.actions = 1;
  s.turn.stage = Stage::capture;
  Capture capture;
  capture.figure = open_choice(q, "taken", s.table->who_count());
  capture.from = place(*s.table, 0, kFieldSeat);
  q.assert_that([&] {
    Grounds no(law());
    tower::judge_capture(s, 0, capture, no);
    return no.legal();
  }());
  tower::apply_capture(s, law(), 0, capture);
  q.assert_that(tower::settle_exchange(s, law(), 2));
  CHECK(q.check(tower::waits(s, law())) == Answer::sat);
  CHECK(q.check(!tower::waits(s, law())) == Answer::sat);
  proves(q, same_figures(before, s));
  const auto held_of_first = [](const State& x) { return x.held[1][0] + x.held[1][1] + x.held[1][2]; };
  proves(q, held_of_first(s) < held_of_first(before));
}
