// Capture: what may be taken, and where it goes.
#include <catch2/catch.hpp>
#include <cstdlib>

#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/spaces.hpp"
#include "tests/smt/tower_table.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::tests;

namespace {

constexpr int kRed = 0;
constexpr int kBlue = 1;

/// Tiles everywhere; red has just put a floor on [0, 0], which makes so many.
State after_floor(int floors, int radius = 2, std::vector<FigureKind> kinds = {FigureKind::meeple}) {
  State state = on(diamond(radius), std::move(kinds));
  tile_everywhere(state);
  const auto tower = static_cast<std::size_t>(at(state, 0, 0));
  state.floors[tower] = floors;
  state.turn.floor[tower] = true;
  state.turn.has_floor = true;
  state.turn.stage = Stage::figure;
  state.turn.decided = true;
  state.turn.placed = at(state, 0, 0);
  return state;
}

Capture capture_of(const State& state, Who who, At at, Seat seat) {
  const auto whos = static_cast<std::size_t>(state.table->who_count());
  return {only(whos, who), where(state, at, seat), std::nullopt, std::nullopt};
}

Grounds judged(const State& state, const Law& law, const Capture& capture) {
  Grounds no(law);
  tower::judge_capture(state, kRed, capture, no);
  return no;
}

/// A position in which everything is open that a capture looks at.
struct Open {
  Query query;
  State state;
  Capture capture;

  explicit Open(int radius, std::vector<FigureKind> kinds = {FigureKind::meeple})
      : state(after_floor(1, radius, std::move(kinds))) {
    for (std::size_t c = 0; c < state.land.size(); ++c) {
      state.land[c].tile = query.boolean("tile" + std::to_string(c));
      state.floors[c] = query.number("floors" + std::to_string(c), 0, 3);
    }
    state.turn.floor = booleans(query, state.land.size(), "new");
    exactly_one(query, state.turn.floor);
    state.figure = booleans(query, state.figure.size(), "figure");
    capture.figure = booleans(query, static_cast<std::size_t>(state.table->who_count()), "who");
    capture.from.cell = booleans(query, state.land.size(), "cell");
    for (std::size_t s = 0; s < kSeats; ++s) capture.from.seat[s] = query.boolean("seat" + std::to_string(s));
    exactly_one(query, capture.figure);
    exactly_one(query, capture.from.cell);
    exactly_one(query, capture.from.seat);
  }
};

/// The capture, where it is this one.
Bool is_this(const Capture& c, At at, Seat seat, Who who) {
  return c.from.cell[static_cast<std::size_t>(at)] & c.from.seat[static_cast<std::size_t>(seat)] &
         c.figure[static_cast<std::size_t>(who)];
}

}  // namespace

TEST_CASE("constraints: a meeple in range becomes a prisoner, an own one goes home") {
  State state = after_floor(1);
  const At here = at(state, 1, 0);
  state.stands(here, kCitySeat, kBlue) = true;
  state.stands(here, kRoadSeat, kRed) = true;
  const Law law = law_of("C2-HiG");
  CHECK(tower::capture_due(state, law).is_true());
  const Capture theirs = capture_of(state, kBlue, here, kCitySeat);
  REQUIRE(judged(state, law, theirs).legal().is_true());
  State after = state;
  tower::apply_capture(after, law, kRed, theirs);
  CHECK(after.held[kRed][kBlue].known() == 1);
  CHECK(after.supply[kBlue].known() == 0);
  CHECK(after.stands(here, kCitySeat, kBlue).is_false());
  CHECK(after.turn.captures == 1);
  CHECK(after.turn.stage == Stage::capture);
  CHECK(tower::capture_due(after, law).is_false());
  const Capture mine = capture_of(state, kRed, here, kRoadSeat);
  CHECK(judged(after, law, mine).cites("tower.capture.at-most-one"_c).is_true());
  REQUIRE(judged(state, law, mine).legal().is_true());
  tower::apply_capture(state, law_of("C2-HiG", {"tower.returned-usable-at-once=ransom-only"_r}), kRed, mine);
  CHECK(state.held[kRed][kRed].known() == 0);
  CHECK(state.supply[kRed].known() == 1);
  CHECK(state.waiting[kRed].known() == 1);
}

TEST_CASE("constraints: a capture is refused for reasons of time, range, owner and place") {
  State state = after_floor(1);
  const At far = at(state, 2, 0);
  state.stands(far, kTowerSeat, kRed) = true;
  const Capture capture = capture_of(state, kRed, far, kTowerSeat);
  const Law first = law_of("C1-RGG");
  const Grounds no = judged(state, first, capture);
  CHECK(no.all().size() == 3);
  CHECK(no.cites("tower.range.one-tile-per-floor"_c).is_true());
  CHECK(no.cites("tower.variant.original.opponents-only"_c).is_true());
  CHECK(no.cites("tower.variant.rgg-initial.tower-follower-safe"_c).is_true());
  const Law own = law_of("C1-ZMG-new", {"tower.capture-from-tower=own-only"_r});
  CHECK(judged(state, own, capture).all().size() == 1);
  State late = state;
  late.turn.stage = Stage::after_action;
  CHECK(judged(late, first, capture).cites("tower.capture.immediate"_c).is_true());
  State bare = state;
  bare.turn.has_floor = false;
  bare.turn.floor.assign(bare.turn.floor.size(), false);
  CHECK(judged(bare, first, capture).cites("tower.capture.trigger"_c).is_true());
  CHECK(judged(state, first, capture_of(state, kBlue, far, kTowerSeat)).malformed().is_true());
}

TEST_CASE(
    "constraints: a tower whose meeple is taken is vacated, and closed for good where that is the reading") {
  State state = after_floor(1);
  const At closed = at(state, 0, 1);
  const auto c = static_cast<std::size_t>(closed);
  state.stands(closed, kTowerSeat, kBlue) = true;
  state.floors[c] = 3;
  state.ghosts.assign(state.land.size() * kSeats, 0);
  state.ghosts[c * kSeats + kTowerSeat] = 2;
  const Capture capture = capture_of(state, kBlue, closed, kTowerSeat);
  State open = state;
  tower::apply_capture(open, law_of("C2-HiG"), kRed, capture);
  CHECK(open.turn.vacated[c].is_true());
  CHECK(open.shut[c].is_false());
  CHECK(open.ghosts[c * kSeats + kTowerSeat].known() == 0);
  State shut = state;
  tower::apply_capture(shut, law_of("C2-HiG", {"tower.reopen-when-vacated=no"_r}), kRed, capture);
  CHECK(shut.shut[c].is_true());
  Law law = law_of("C2-HiG");
  law.alter("tower.range.height-has-no-other-role"_c, Change::off);
  CHECK(judged(state, law, capture).cites("tower.range.height-has-no-other-role"_c).is_true());
  CHECK(tower::capture_due(state, law).is_false());
}

TEST_CASE("constraints: scored first or not, who is taken is a prisoner") {
  State state = after_floor(1);
  const At abbey = at(state, 0, 0);
  state.land[static_cast<std::size_t>(abbey)].seat[kMonasterySeat] = true;
  state.stands(abbey, kMonasterySeat, kBlue) = true;
  const Capture capture = capture_of(state, kBlue, abbey, kMonasterySeat);
  for (const bool first : {false, true}) {
    State after = state;
    const Law law =
        first ? law_of("C2-HiG", {"tower.captured-before-scoring=score-first"_r}) : law_of("C2-HiG");
    tower::apply_capture(after, law, kRed, capture);
    CHECK(after.score[kBlue].known() == (first ? 9 : 0));
    CHECK(after.held[kRed][kBlue].known() == 1);
    CHECK(after.supply[kBlue].known() == 0);
    CHECK(after.stands(abbey, kMonasterySeat, kBlue).is_false());
  }
}

TEST_CASE("constraints: any tower captures where that is the reading") {
  State state = after_floor(1, 3);
  const At target = at(state, 2, 1);
  state.stands(target, kCitySeat, kBlue) = true;
  state.floors[static_cast<std::size_t>(at(state, 2, 0))] = 1;
  const Capture capture = capture_of(state, kBlue, target, kCitySeat);
  CHECK_FALSE(judged(state, law_of("C2-HiG"), capture).legal().is_true());
  const Law any = law_of("C2-HiG", {"tower.capturing-tower=any-tower"_r});
  CHECK(judged(state, any, capture).legal().is_true());
  CHECK(tower::capture_due(state, any).is_true());
  CHECK(tower::capture_due(state, law_of("C2-HiG")).is_false());
}

TEST_CASE("constraints: a meeple on a bridge is also where its ends rest, where that is the reading") {
  State state = after_floor(1);
  const At middle = at(state, 1, 1);
  state.stands(middle, kBridgeSeat, kBlue) = true;
  state.neutrals.push_back({Neutral::bridge, middle, false});
  const Capture capture = capture_of(state, kBlue, middle, kBridgeSeat);
  CHECK(judged(state, law_of("C2-HiG"), capture).cites("tower.range.four-directions"_c).is_true());
  const Law ends = law_of("C2-HiG", {"tower.large-block-targets=any-space-of-its-feature"_r});
  CHECK(judged(state, ends, capture).legal().is_true());
  state.neutrals.front().north_south = true;
  CHECK(judged(state, ends, capture).legal().is_true());
  state.neutrals.front().at = at(state, -1, 1);
  CHECK_FALSE(judged(state, ends, capture).legal().is_true());
}

TEST_CASE("constraints: on a large tile a figure is wherever its feature is") {
  State state = on(square(1));
  Shape left;
  left.block = true;
  left.segment.fill(-1);
  left.city = {-1, 1, -1, -1};
  left.road.fill(-1);
  left.field.fill(-1);
  left.segment[kCitySeat + 1] = 0;
  Shape right = left;
  right.city = {-1, -1, -1, 3};
  right.segment.fill(-1);
  right.segment[kCitySeat + 3] = 0;
  Shape plain = left;
  plain.block = false;
  state.land[static_cast<std::size_t>(at(state, 0, 0))] = land_of(left);
  state.land[static_cast<std::size_t>(at(state, 1, 0))] = land_of(right);
  state.land[static_cast<std::size_t>(at(state, 0, 1))] = land_of(plain);
  const Law any = law_of("C2-HiG", {"tower.large-block-targets=any-space-of-its-feature"_r});
  const auto spaces = tower::other_spaces(state, any, at(state, 0, 0), kCitySeat + 1);
  REQUIRE(spaces.size() == 1);
  CHECK(spaces.front().first == at(state, 1, 0));
  CHECK(spaces.front().second.is_true());
  CHECK(tower::other_spaces(state, law_of("C2-HiG"), at(state, 0, 0), kCitySeat + 1).empty());
}

TEST_CASE("constraints: neutral figures and figures off the tiles") {
  State state = after_floor(1);
  state.fairy.tile[static_cast<std::size_t>(at(state, 1, 0))] = true;
  Capture fairy{Bools(2), where(state, at(state, 1, 0), -1), Neutral::fairy, std::nullopt};
  const Law law = law_of("C2-HiG");
  CHECK(judged(state, law, fairy).cites("tower.figures.not-capturable.neutral.fairy"_c).is_true());
  CHECK(judged(state, law, fairy).malformed().is_false());
  fairy.neutral = Neutral::dragon;
  CHECK(judged(state, law, fairy).malformed().is_true());
  Capture acrobat{only(2, kBlue), where(state, -1, -1), std::nullopt, Spot::acrobats};
  CHECK(judged(state, law, acrobat).malformed().is_true());
  state.area_figure[kBlue][static_cast<std::size_t>(Spot::acrobats) -
                           static_cast<std::size_t>(Spot::carcassonne)] = true;
  CHECK(judged(state, law, acrobat).legal().is_true());
  CHECK(tower::capture_due(state, law).is_true());
  CHECK(judged(state, law_of("C2-HiG", {"tower.unlisted-figures=safe"_r}), acrobat)
            .cites("tower.figures.lists-purpose"_c)
            .is_true());
  tower::apply_capture(state, law, kRed, acrobat);
  CHECK(state.held[kRed][kBlue].known() == 1);
  CHECK(tower::capture_due(state, law).is_false());
}

TEST_CASE("constraints: a builder without companions goes home with the last of them") {
  State state = after_floor(1, 2, {FigureKind::meeple, FigureKind::builder});
  auto table = std::make_shared<Table>(*state.table);
  table->occupies = {true, false};
  state.table = table;
  Shape road;
  road.segment.fill(-1);
  road.city.fill(-1);
  road.field.fill(-1);
  road.road = {-1, 1, -1, 1};
  road.segment[kRoadSeat + 1] = 0;
  for (const int x : {1, 2}) state.land[static_cast<std::size_t>(at(state, x, 0))] = land_of(road);
  const Who meeple = state.table->who(kBlue, 0);
  const Who builder = state.table->who(kBlue, 1);
  state.stands(at(state, 1, 0), kRoadSeat + 1, meeple) = true;
  state.stands(at(state, 2, 0), kRoadSeat + 1, builder) = true;
  const Capture capture = capture_of(state, meeple, at(state, 1, 0), kRoadSeat + 1);
  State gone = state;
  tower::apply_capture(gone, law_of("C1-HiG-current"), kRed, capture);
  CHECK(gone.stands(at(state, 2, 0), kRoadSeat + 1, builder).is_false());
  CHECK(gone.supply[static_cast<std::size_t>(builder)].known() == 1);
  CHECK(gone.held[kRed][static_cast<std::size_t>(builder)].known() == 0);
  State two = state;
  two.stands(at(state, 2, 0), kRoadSeat + 1, meeple) = true;
  tower::apply_capture(two, law_of("C1-HiG-current"), kRed, capture);
  CHECK(two.stands(at(state, 2, 0), kRoadSeat + 1, builder).is_true());
}

TEST_CASE(
    "constraints: whatever stands where, a capture is legal exactly for what is in line and within the "
    "height") {
  Open open(2, {FigureKind::meeple, FigureKind::pig});
  const State& state = open.state;
  const Grounds no = judged(state, law_of("C2-HiG"), open.capture);
  Bools expected;
  for (At c = 0; c < state.table->area.size(); ++c) {
    Bools reached;
    for (At t = 0; t < state.table->area.size(); ++t) {
      const Cell a = state.table->area.cell(c);
      const Cell b = state.table->area.cell(t);
      if (a.x != b.x && a.y != b.y) continue;
      const int apart = std::abs(a.x - b.x) + std::abs(a.y - b.y);
      const Num& height = state.floors[static_cast<std::size_t>(t)];
      reached.push_back(state.turn.floor[static_cast<std::size_t>(t)] & (Bool(c == t) | (height >= apart)));
    }
    const Bool in_range = any_of(reached);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (seat == kCastleSeat) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        // On a tower or bridge the table does not ask for the kind; pigs are safe everywhere.
        if (state.table->kind(w) == FigureKind::pig) continue;
        expected.push_back(is_this(open.capture, c, seat, w) & state.stands(c, seat, w) & in_range);
      }
    }
  }
  CHECK(always(open.query, no.legal() == any_of(expected)));
}

TEST_CASE("constraints: a capture is due exactly where one is legal") {
  for (const Law& law :
       {law_of("C2-HiG"), law_of("C1-RGG"), law_of("C2-HiG", {"tower.capturing-tower=any-tower"_r})}) {
    Open open(1);
    const Bool due = tower::capture_due(open.state, law);
    CHECK(always(open.query, implies(judged(open.state, law, open.capture).legal(), due)));
    Bools legal;
    for (At c = 0; c < open.state.table->area.size(); ++c) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        for (Who w = 0; w < 2; ++w)
          legal.push_back(judged(open.state, law, capture_of(open.state, w, c, seat)).legal());
      }
    }
    CHECK(always(open.query, implies(due, any_of(legal))));
  }
}

TEST_CASE("constraints: no figure is lost or won by a capture") {
  Open open(1);
  const Law law = law_of("C2-HiG");
  State& before = open.state;
  // Somebody stands on the board, so that nobody has all seven elsewhere.
  for (std::size_t w = 0; w < 2; ++w) {
    before.supply[w] = open.query.number("supply" + std::to_string(w), 0, 6);
    before.held[kRed][w] = open.query.number("held" + std::to_string(w), 0, 6);
    open.query.assert_that(before.supply[w] + before.held[kRed][w] <= 6);
  }
  open.query.assert_that(judged(before, law, open.capture).legal());
  State after = before;
  tower::apply_capture(after, law, kRed, open.capture);
  for (Who w = 0; w < 2; ++w) {
    const auto i = static_cast<std::size_t>(w);
    Bools lifted;
    Bools put;
    for (At c = 0; c < after.table->area.size(); ++c) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        lifted.push_back(before.stands(c, seat, w) & !after.stands(c, seat, w));
        put.push_back(after.stands(c, seat, w) & !before.stands(c, seat, w));
      }
    }
    CHECK(always(open.query, !any_of(put)));
    CHECK(always(open.query, count(lifted) == as_num(open.capture.figure[i])));
    const Num elsewhere = after.supply[i] + after.held[kRed][i];
    CHECK(always(open.query,
                 elsewhere == before.supply[i] + before.held[kRed][i] + as_num(open.capture.figure[i])));
  }
  CHECK(always(open.query, after.held[kRed][kRed] == before.held[kRed][kRed]));
  CHECK(always(open.query, count(after.turn.vacated) <= 1));
  for (At c = 0; c < after.table->area.size(); ++c) {
    const auto i = static_cast<std::size_t>(c);
    const Bool was = before.taken(c, kTowerSeat) & open.capture.from.seat[kTowerSeat];
    CHECK(always(open.query, after.turn.vacated[i] == (was & open.capture.from.cell[i])));
  }
}
