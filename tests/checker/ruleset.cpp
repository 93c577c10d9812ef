#include "checker/ruleset.hpp"

#include <catch2/catch.hpp>

#include "checker/random.hpp"
#include "tests/checker/games.hpp"

using namespace assize;

namespace {
tl::expected<std::shared_ptr<Ruleset>, SetUpRefusal> try_rules(std::vector<std::string> sets, int players) {
  SetUp setup;
  setup.sets = std::move(sets);
  setup.rulings = tests::rulings("C2-HiG");
  for (int p = 0; p < players; ++p) setup.players.push_back(static_cast<Colour>(p));
  return make_ruleset(setup, Law(builtin_catalogue(), setup.rulings));
}
}  // namespace

TEST_CASE("six players need more than the base box", "[ruleset]") {
  const auto refused = try_rules({"base-c2"}, 6);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().grounds.front().clause == "base.component.players"_c);
  CHECK(try_rules({"base-c2", "tower-c2"}, 6));
}

TEST_CASE("an unknown set, or no start tile, is refused with a word why", "[ruleset]") {
  CHECK(try_rules({"base-c9"}, 2).error().why == "no tile set base-c9");
  CHECK_FALSE(try_rules({"tower-c2"}, 2));
}

TEST_CASE("the river's spring takes the start tile's place", "[ruleset]") {
  const Game game(tests::rules("C2", {"base-c2", "river-c2"}));
  CHECK(game.rules().tile(game.placed(0).type).id == "RI/s");
  int left = 0;
  for (const std::uint8_t n : game.facts().bag) left += n;
  CHECK(left == 71 + 11);
}

TEST_CASE("the generator gives the same numbers everywhere", "[random]") {
  Random random(1);
  CHECK(random.next() == 0x910a2dec89025cc1U);
  Random bounded(7);
  for (int i = 0; i < 1000; ++i) CHECK(bounded.below(3) < 3);
}

TEST_CASE("a random game ends with every tile placed or put aside and every figure somewhere", "[random]") {
  Game game(tests::rules("C2-HiG", {"base-c2", "tower-c2"}, 3));
  Random random(42);
  std::vector<Action> storage;
  game.settle();
  play_out(game, random, storage);
  CHECK(game.over());
  CHECK(game.facts().tiles.size() + game.facts().discarded.size() == 90);
  CHECK(game.facts().figures.size() == 21);
}
