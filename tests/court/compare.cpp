// Outcomes compared: differences are told once, in a player's order, and with their reasons.
#include "tools/court/compare.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"

namespace assize::court {

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

scenario::Scenario tower() {
  const auto s = scenario::read_scenario(ASSIZE_SOURCE_DIR "/tests/cli/scenarios/tower.toml", law());
  REQUIRE(s);
  return *s;
}

Side side(const std::string& text) {
  const auto read = read_side(law(), text);
  REQUIRE(read);
  return *read;
}

}  // namespace

TEST_CASE("a side is a profile, rulings, or both") {
  CHECK(side("C1-RGG").profile.has_value());
  CHECK(side("tower.capture-own=no").rulings.size() == 1);
  const Side both = side("C2-HiG, tower.capture-own=yes");
  CHECK(both.profile.has_value());
  CHECK(both.rulings == side("tower.capture-own=yes").rulings);
  CHECK_FALSE(read_side(law(), "C2-HiG, tower.capture-own=no, tower.capture-own=yes"));
  CHECK_FALSE(read_side(law(), "C1-RGB"));
  CHECK_FALSE(read_side(law(), "tower.capture-own=maybe"));
  CHECK_FALSE(read_side(law(), ""));
}

TEST_CASE("equal runs have no differences, whatever is expected of them") {
  const scenario::Scenario s = tower();
  const auto runs = scenario::runs_of(s, law());
  REQUIRE(runs);
  CHECK_FALSE(part(s, runs->front(), runs->front(), law()));
  const Outcome once = play(s, runs->front(), law());
  const Outcome again = play(s, runs->front(), law());
  CHECK(observed(once, law()) == observed(again, law()));
}

TEST_CASE("two profiles part by the ruling in which they differ") {
  const scenario::Scenario s = tower();
  const auto runs = scenario::runs_of(s, law());
  REQUIRE(runs);
  REQUIRE(runs->size() == 2);
  const auto parting = part(s, runs->front(), runs->back(), law());
  REQUIRE(parting);
  CHECK(parting->differences.front().what == "step 2, floor [0,2]");
  CHECK(parting->differences.front().a == "legal");
  REQUIRE(parting->turning.size() == 1);
  CHECK(parting->turning == side("tower.action-needs-foundation-tile=new-actions-only").rulings);
  REQUIRE(parting->only_b.size() == 1);
}

TEST_CASE("a question of the scenario that no table answers is compared too") {
  const Observed a{.answers = {{"value of [0,0] city", "8", "4"}}};
  Observed b;
  b.table = {{"on turn", "red"}};
  Observed c = a;
  c.table = b.table;
  CHECK(differences(c, b) == std::vector<Difference>{{"value of [0,0] city", "4", "8"}});
  CHECK(differences(b, c) == std::vector<Difference>{{"value of [0,0] city", "8", "4"}});
}

}  // namespace assize::court
