#include <catch2/catch.hpp>

#include "spec/catalogue/catalogue.hpp"
#include "spec/scenario/read.hpp"
#include "spec/smt/case/expect.hpp"
#include "spec/smt/case/trial.hpp"
#include "tests/scenario/parsed.hpp"

namespace {

using namespace assize;
using namespace assize::smt;

constexpr const char* kCapture = R"(
title   = "A meeple next to the tower is captured"
clauses = ["tower.capture.trigger"]
sets    = ["base-c2", "tower-c2"]
[board]
map = "TO/L BA/L"
figures     = [{ figure = "blue meeple", at = [1, 0], on = "monastery" }]
score       = { blue = 4 }
just_placed = [0, 0]
[[step]]
floor = [0, 0]
[[step]]
capture = "blue meeple"
at = [1, 0]
[[step]]
name = "second"
floor = [0, 0]
[expect]
illegal   = { step = "second", clause = "tower.action.one-of-four" }
prisoners = { red = ["blue meeple"], blue = [] }
score     = { blue = 4 }
)";

using assize::test::first_run;
using assize::test::parsed;

}  // namespace

TEST_CASE("a position knows tiles, figures, supplies and the turn") {
  const scenario::Scenario scenario = parsed(kCapture);
  const cases::Position p = cases::position_of(scenario, first_run(scenario), builtin_catalogue());
  const Table& table = *p.table;
  const At tower = table.area.at({0, 0});
  const At abbey = table.area.at({1, 0});
  const Who blue = cases::who_of(table, {Colour::blue, FigureKind::meeple});
  CHECK(table.area.size() == 12);
  CHECK(table.tower);
  CHECK(p.state.tile(tower).is_true());
  CHECK(p.state.at(tower).foundation().is_true());
  CHECK(p.state.tile(table.area.at({2, 0})).is_false());
  CHECK(p.state.stands(abbey, kMonasterySeat, blue).is_true());
  CHECK(p.state.supply[static_cast<std::size_t>(blue)].known() == 6);
  CHECK(p.state.floor_supply[0].known() == 10);
  CHECK(p.state.floor_box.known() == 10);
  CHECK(p.state.turn.stage == Stage::figure);
  CHECK(p.state.turn.placed == tower);
}

TEST_CASE("a new game is set up from the sets") {
  const scenario::Scenario scenario = parsed(R"(
title = "Set-up with the river"
clauses = ["river.start-removed"]
sets = ["base-c2", "river-c2"]
[expect]
setup = { start = "RI/s", bag = 82, pile_end = "RI.1/I.e" }
)");
  const cases::Position p = cases::position_of(scenario, first_run(scenario), builtin_catalogue());
  cases::Claims claims;
  cases::claim_setup(p, scenario, scenario.expect, claims);
  CHECK(claims.size() == 4);
  for (const cases::Claim& c : claims) {
    INFO(c.key << ": expected " << c.expected << ", actual " << c.actual);
    CHECK(c.holds.is_true());
  }
}

TEST_CASE("a scenario is played, and its claims are known") {
  const scenario::Scenario scenario = parsed(kCapture);
  const scenario::Run run = first_run(scenario);
  cases::Decisions decide;
  const cases::Trial trial =
      cases::play_through(scenario, run, cases::position_of(scenario, run, builtin_catalogue()), decide);
  REQUIRE(trial.judged.size() == 3);
  CHECK(trial.judged[0].legal);
  CHECK(trial.judged[1].legal);
  CHECK_FALSE(trial.judged[2].legal);
  for (const cases::Claim& c : trial.claims) {
    INFO(c.key << ": expected " << c.expected << ", actual " << c.actual);
    CHECK(c.holds.is_true());
  }
}

TEST_CASE("with all facts as variables the outcome follows, and a wrong one does not") {
  scenario::Scenario scenario = parsed(kCapture);
  scenario::Run run = first_run(scenario);
  const cases::Position begin = cases::position_of(scenario, run, builtin_catalogue());
  const auto ask = [&] {
    cases::Decisions decide;
    (void)cases::play_through(scenario, run, begin, decide);
    decide.repeat();
    Query query;
    const cases::Trial trial = cases::play_through(scenario, run, cases::opened(begin, query), decide);
    const Bool holds = cases::all_hold(decide, trial.claims);
    CHECK_FALSE(holds.known());
    return std::pair(query.check(holds), query.check(!holds));
  };
  CHECK(ask() == std::pair(Answer::sat, Answer::unsat));
  run.expect.score[Colour::blue] = 5;
  CHECK(ask() == std::pair(Answer::unsat, Answer::sat));
}

TEST_CASE("a repeated run asserts its decisions") {
  cases::Decisions decide;
  CHECK(decide(true));
  CHECK_FALSE(decide(false));
  Query query;
  const Bool open = query.boolean("open");
  CHECK_THROWS_AS(decide(open), cases::NotExpressible);
  decide.repeat();
  CHECK(decide(open));
  CHECK_FALSE(decide(open));
  REQUIRE(decide.claims().size() == 2);
  CHECK(query.check(decide.claims()[0]) == Answer::sat);
  CHECK(query.check(decide.claims()[0] & decide.claims()[1]) == Answer::unsat);
}
