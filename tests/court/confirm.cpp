// What the engine saw under two rulings, written as expectations: the file holds when it is read again.
#include "tools/court/confirm.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/check.hpp"
#include "tests/scenario/parsed.hpp"

namespace assize::court {

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

using test::parsed;

scenario::Run run(const std::string& profile, const std::string& option = {}, const std::string& value = {}) {
  scenario::Run r{.profile = *find_profile(law(), profile), .rulings = {}, .name = {}, .expect = {}};
  if (!option.empty()) r.rulings.push_back(*find_ruling(law(), option, value));
  return r;
}

const std::string kTake = R"(
title = "t"
clauses = ["tower.capture.any-owner"]
sets = ["base-c2", "tower-c2"]
[board]
map = """
  BA/RCr BA/RFr
"""
figures = [{ figure = "red meeple", at = [1, 0], on = "road" }]
[[step]]
place = "TO/FG"
at = [1, 1]
[[step]]
floor = [1, 1]
[[step]]
capture = "red meeple"
at = [1, 0]
)";

/// Every pair of runs of a scenario, without what the scenario expects; how many came out apart.
int confirm_again(const std::filesystem::path& file) {
  const auto s = scenario::read_scenario(file, law());
  if (!s) return 0;
  const auto runs = scenario::runs_of(*s, law());
  scenario::Scenario bare = *s;
  bare.expect = {};
  bare.expect_under.clear();
  bare.origin = {};
  for (scenario::Step& step : bare.steps) step.expect = {};
  int apart = 0;
  for (std::size_t i = 1; runs && i < runs->size(); ++i) {
    if (!confirm(bare, runs->front(), (*runs)[i], law()).part()) continue;
    ++apart;
    const auto told = with_expectations(bare, runs->front(), (*runs)[i], law());
    if (!told) FAIL(file.string() << ", " << (*runs)[i].name << ": " << told.error());
    const std::string text = scenario::to_toml(*told);
    const scenario::Scenario again = parsed(text);
    const auto pair = scenario::runs_of(again, law());
    REQUIRE(pair);
    INFO(text);
    REQUIRE(pair->size() == 2);
    for (const scenario::Run& r : *pair) CHECK(play(again, r, law()).status == Status::pass);
  }
  return apart;
}

}  // namespace

TEST_CASE("a step that one ruling refuses is told with its grounds, and what comes of it") {
  const scenario::Scenario s = parsed(kTake);
  const scenario::Run yes = run("C2-HiG");
  const scenario::Run no = run("C2-HiG", "tower.capture-own", "no");
  const Confirmed confirmed = confirm(s, yes, no, law());
  REQUIRE(confirmed.part());
  CHECK(confirmed.differences.front().what == "step 3, capture red meeple [1,0] road");
  const auto told = with_expectations(s, yes, no, law());
  REQUIRE(told);
  CHECK_FALSE(told->expect.illegal);
  REQUIRE(told->expect_under.size() == 1);
  const scenario::ExpectUnder& under = told->expect_under.front();
  REQUIRE(under.rulings.size() == 1);
  CHECK(under.rulings.front().value == "no");
  REQUIRE(under.expect.illegal);
  CHECK(under.expect.illegal->front().clauses.front().name == "tower.variant.original.opponents-only");
  CHECK(told->expect.supply.at(Colour::red).figures.at(FigureKind::meeple) == 7);
  CHECK(under.expect.supply.at(Colour::red).figures.at(FigureKind::meeple) == 6);
}

TEST_CASE("the other way round the reading takes the refusal back") {
  const auto told =
      with_expectations(parsed(kTake), run("C2-HiG", "tower.capture-own", "no"), run("C2-HiG"), law());
  REQUIRE(told);
  REQUIRE(told->rulings.size() == 1);
  CHECK(told->rulings.front().value == "no");
  CHECK(told->expect.illegal->size() == 1);
  CHECK(told->expect_under.front().expect.illegal->empty());
}

TEST_CASE("a profile on one side is a profile of the reading") {
  const auto told = with_expectations(parsed(kTake), run("C2-HiG"), run("C1-RGG"), law());
  REQUIRE(told);
  CHECK(told->expect_under.front().rulings.empty());
  CHECK(told->expect_under.front().profiles.front().name == "C1-RGG");
}

TEST_CASE("runs that come out alike are no case, nor is what cannot be judged") {
  const scenario::Scenario s = parsed(kTake);
  CHECK_FALSE(confirm(s, run("C2-HiG"), run("C2-HiG"), law()).part());
  CHECK(with_expectations(s, run("C2-HiG"), run("C2-HiG"), law()).error() == "both come out alike");
  scenario::Scenario other = s;
  std::get<scenario::Capture>(other.steps[2].action).target =
      scenario::Figure{Colour::blue, FigureKind::meeple};
  const Confirmed confirmed = confirm(other, run("C2-HiG"), run("C1-RGG"), law());
  CHECK_FALSE(confirmed.part());
  CHECK_FALSE(confirmed.unjudged.empty());
}

TEST_CASE("a set-up that one ruling refuses is told as its new game and its refusal") {
  const scenario::Scenario s = parsed(R"(
title = "t"
clauses = ["tower.setup.floors-per-player"]
sets = ["base-c2", "tower-c2"]
players = ["red"]
[expect]
setup = { bag = 1 }
)");
  const scenario::Run forbid = run("C2-HiG", "tower.player-count-outside-table", "forbid");
  const scenario::Run extend = run("C2-HiG", "tower.player-count-outside-table", "extend");
  const auto told = with_expectations(s, forbid, extend, law());
  if (!told) FAIL(told.error());
  CHECK(told->rulings.front().value == "extend");
  CHECK(told->expect.setup->floors.at(Colour::red) == 10);
  CHECK(told->expect_under.front().expect.illegal_setup);
}

TEST_CASE("whatever the scenarios' readings part, parts again by what the engine saw") {
  int apart = 0;
  const std::string folder = ASSIZE_SOURCE_DIR "/scenarios/";
  const auto files = scenario_files({folder + "base", folder + "river", folder + "tower/ambiguities"});
  REQUIRE(files);
  for (const auto& file : *files) apart += confirm_again(file);
  CHECK(apart > 50);
}

}  // namespace assize::court
