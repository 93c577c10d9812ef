// Faults put into one witness, and what is left of a large scenario that shows them.
#include "tools/court/reduce.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "checker/random.hpp"
#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/check.hpp"
#include "tools/court/cross_check.hpp"
#include "tools/court/position.hpp"
#include "tools/court/reduce_parting.hpp"
#include "tools/court/reduce_size.hpp"
#include "tools/court/refute.hpp"
#include "tools/court/told.hpp"

using namespace assize;
using namespace assize::court;

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

scenario::Scenario read(const std::string& file) {
  auto s = scenario::read_scenario(ASSIZE_SOURCE_DIR "/scenarios/" + file, law());
  if (!s) FAIL(to_string(s.error()));
  return *std::move(s);
}

Bout bout_of(const std::string& file) {
  const scenario::Scenario s = read(file);
  return {s, scenario::runs_of(s, law())->front()};
}

int tiles(const scenario::Scenario& s) {
  return size_of(s)[0];
}

bool parts(const scenario::Scenario& s, const std::vector<Fault>& faults) {
  return !hold(law(), {s, run_of(s, law())}, faults).differences.empty();
}

/// It can be read, still shows the fault, does not without it, and nothing more can be left out.
void check_small(const SmallParting& parting, const std::vector<Fault>& faults) {
  const scenario::Scenario& s = parting.reduced.scenario;
  INFO(scenario::to_toml(s));
  const auto again = scenario::parse_scenario(scenario::to_toml(s), "again", law());
  REQUIRE(again);
  CHECK(parts(*again, faults));
  CHECK_FALSE(parts(*again, {}));
  CHECK_FALSE(parting.differences.empty());
  const Refuted refuted = refuted_by(law(), {*again, run_of(*again, law())}, faults);
  CHECK(refuted.engine == Status::pass);  // what it expects is what the engine sees
  CHECK_FALSE(refuted.claims.empty());
  CHECK_FALSE(parting.reduced.cut_off);
  const auto second = reduce_parting(law(), {*again, run_of(*again, law())}, faults);
  REQUIRE(second);
  CHECK(scenario::to_toml(second->reduced.scenario) == scenario::to_toml(s));
}

struct Seeded {
  const char* file;
  ClauseId clause;
  Switch how;
  int tiles, figures, players, steps;  ///< at most so many are left
};

// At least needed: the tile of the turn and one to lay it beside, or a board that needs no new tile; and what
// the clause is about.
constexpr std::array<Seeded, 6> kSeeded = {{
    {"tower/range/two-floors-four-arms.toml", "tower.range.one-tile-per-floor"_c, Switch::one_less, 3, 1, 2,
     2},
    {"tower/documents/example-2.toml", "tower.capture.own-to-supply"_c, Switch::off, 2, 1, 2, 2},
    {"tower/house/all-four-at-once.toml", "tower.action.own-floors-only"_c, Switch::one_more, 1, 0, 2, 1},
    {"base/score/four-roads-at-once.toml", "base.road.points"_c, Switch::one_more, 2, 1, 2, 1},
    {"base/monastery/both-at-once.toml", "base.monastery.points"_c, Switch::one_less, 9, 1, 2, 1},
    {"tower/close/no-more-floors.toml", "tower.close.meeple-closes-tower"_c, Switch::off, 1, 1, 2, 1},
}};

/// So many turns of a random game, from the new game on.
Bout whole_game(std::uint64_t seed, int turns) {
  Bout bout = bout_of("tower/documents/example-2.toml");
  scenario::Scenario& s = bout.scenario;
  s.board.reset();
  s.steps.clear();
  bout.run.expect = {};
  Law rules_law(law(), rulings_of(bout.run, law()));
  const SetUp setup = set_up_of(s, law(), rules_law.rulings());
  Game game(*make_ruleset(setup, std::move(rules_law)));
  game.settle();
  Random random(seed);
  Colour last = s.players.front();
  std::vector<Action> actions;
  while (!game.over() && game.clock().turn < turns) {
    actions.clear();
    game.legal_actions(actions);
    const Action a = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    if (a.kind != ActionKind::draw && a.kind != ActionKind::pass) add_step(game, a, last, s.steps);
    game.apply(a);
    game.settle();
  }
  return bout;
}

}  // namespace

TEST_CASE("a fault in one witness is left on the smallest board that shows it", "[reduce]") {
  for (const Seeded& seeded : kSeeded) {
    for (const bool in_engine : {false, true}) {
      INFO((in_engine ? "engine: " : "constraints: ") << seeded.file);
      const std::vector<Fault> faults = {{in_engine, seeded.clause, seeded.how}};
      const auto parting = reduce_parting(law(), bout_of(seeded.file), faults);
      REQUIRE(parting);
      const scenario::Scenario& s = parting->reduced.scenario;
      check_small(*parting, faults);
      CHECK(tiles(s) <= seeded.tiles);
      CHECK(size_of(s)[1] <= seeded.figures);
      CHECK(static_cast<int>(s.players.size()) <= seeded.players);
      CHECK(static_cast<int>(s.steps.size()) <= seeded.steps);
    }
  }
}

TEST_CASE("the clause that is at fault in the constraints is among those in question", "[reduce]") {
  const std::vector<Fault> faults = {{false, "base.monastery.points"_c, Switch::one_less}};
  const auto parting = reduce_parting(law(), bout_of("base/monastery/both-at-once.toml"), faults);
  REQUIRE(parting);
  CHECK(std::count(parting->clauses.begin(), parting->clauses.end(), "base.monastery.points"_c) == 1);
}

TEST_CASE("witnesses that agree leave nothing to reduce", "[reduce]") {
  CHECK_FALSE(reduce_parting(law(), bout_of("tower/documents/example-2.toml")));
  CHECK_FALSE(reduce_refuted(law(), bout_of("tower/documents/example-2.toml")));
  CHECK_FALSE(reduce_failure(law(), bout_of("tower/documents/example-2.toml")));
}

TEST_CASE("random bouts that show a fault become small and stay what they are", "[reduce]") {
  const std::array<Fault, 2> kinds = {{{true, "tower.action.own-floors-only"_c, Switch::one_more},
                                       {false, "tower.range.one-tile-per-floor"_c, Switch::one_less}}};
  for (const Fault& fault : kinds) {
    int reduced = 0;
    for (std::uint64_t seed = 1; reduced < 4 && seed < 400; ++seed) {
      const auto bout = random_bout(law(), seed);
      if (!bout || hold(law(), *bout, {fault}).differences.empty()) continue;
      INFO("seed " << seed);
      const auto parting = reduce_parting(law(), *bout, {fault});
      REQUIRE(parting);
      check_small(*parting, {fault});
      CHECK(tiles(parting->reduced.scenario) <= 3);
      CHECK(parting->reduced.scenario.steps.size() <= 3);
      ++reduced;
    }
    CHECK(reduced == 4);
  }
}

TEST_CASE("a game from its beginning becomes a board and a turn", "[reduce]") {
  const std::vector<Fault> faults = {{false, "base.road.points"_c, Switch::one_more}};
  int reduced = 0;
  for (std::uint64_t seed = 1; reduced < 2 && seed < 40; ++seed) {
    const Bout bout = whole_game(seed, 20);
    if (hold(law(), bout, faults).differences.empty()) continue;
    INFO("seed " << seed);
    CHECK(bout.scenario.steps.size() >= 20);
    const auto parting = reduce_parting(law(), bout, faults);
    REQUIRE(parting);
    check_small(*parting, faults);
    CHECK(parting->reduced.scenario.board);
    CHECK(tiles(parting->reduced.scenario) <= 5);
    CHECK(parting->reduced.scenario.steps.size() == 1);
    ++reduced;
  }
  CHECK(reduced == 2);
}

TEST_CASE("an expectation that fails goes on failing in the same way", "[reduce]") {
  Bout bout = bout_of("base/score/four-roads-at-once.toml");
  const int gain = bout.run.expect.gain.begin()->second;
  bout.run.expect.gain.begin()->second = gain + 1;
  const auto small = reduce_failure(law(), bout);
  REQUIRE(small);
  INFO(scenario::to_toml(small->scenario));
  const Outcome outcome = play(small->scenario, run_of(small->scenario, law()), law());
  REQUIRE(outcome.failures.size() == 1);
  CHECK(outcome.failures.front().expected == std::to_string(gain + 1));
  CHECK(outcome.failures.front().actual == std::to_string(gain));
  CHECK(tiles(small->scenario) < tiles(bout.scenario));
  CHECK(small->scenario.players.size() == 2);
}

TEST_CASE("what cross-check refutes comes with the engine's account, and small", "[reduce]") {
  const auto reports = cross_check({ASSIZE_SOURCE_DIR "/tests/cli/failing/city.toml"}, law(),
                                   {.smt2 = {}, .jobs = 1, .reduce = true});
  REQUIRE(reports.front().runs.size() == 1);
  const CrossRun& run = reports.front().runs.front();
  CHECK(run.finding == Finding::refuted);
  CHECK(run.engine_steps == std::vector<std::string>{"legal"});
  CHECK(run.engine_differences.size() == 1);
  REQUIRE(run.reduced);
  CHECK(run.reduced->differences.empty());  // the engine denies it, too
  CHECK(run.reduced->reduced.scenario.expect.gain.size() == 1);
}

TEST_CASE("two readings part on a smaller board", "[reduce]") {
  const scenario::Scenario s = read("tower/documents/example-2.toml");
  const scenario::Run a = scenario::runs_of(s, law())->front();
  scenario::Run b = a;
  b.rulings.push_back(*find_ruling(law(), "tower.capture-own", "no"));
  const auto small = reduce_difference(law(), s, a, b);
  REQUIRE(small);
  INFO(scenario::to_toml(small->scenario));
  CHECK(tiles(small->scenario) <= 3);
  CHECK(small->scenario.expect_under.size() == 1);
  const auto runs = scenario::runs_of(small->scenario, law());
  REQUIRE(runs);
  for (const scenario::Run& run : *runs) {
    CHECK(play(small->scenario, run, law()).status == Status::pass);
  }
}

TEST_CASE("the work is bounded, and what comes of it still fails", "[reduce]") {
  const std::vector<Fault> faults = {{false, "tower.range.one-tile-per-floor"_c, Switch::one_less}};
  const auto parting = reduce_parting(law(), bout_of("tower/range/two-floors-four-arms.toml"), faults, 10);
  REQUIRE(parting);
  CHECK(parting->reduced.trials <= 10);
  CHECK(parting->reduced.cut_off);
  CHECK(parts(parting->reduced.scenario, faults));
}

TEST_CASE("what does not fail is not reduced", "[reduce]") {
  const scenario::Scenario s = read("tower/documents/example-2.toml");
  CHECK_FALSE(reduce(
      s, [](const scenario::Scenario&) { return false; }, law()));
  const auto all = reduce(
      s, [](const scenario::Scenario&) { return true; }, law());
  REQUIRE(all);
  CHECK(tiles(all->scenario) == 1);
  CHECK(all->scenario.players.size() == 2);
}
