#include <catch2/catch.hpp>

#include "checker/rules/tower/floors.hpp"
#include "checker/rules/tower/range.hpp"
#include "tests/checker/games.hpp"

using namespace assize;

namespace {

/// A tower in the middle of a full square of tiles.
Game square(std::shared_ptr<const Ruleset> rules, int half) {
  Game game(std::move(rules));
  tests::put(game, "TO/L", 20, 20);
  for (int y = -half; y <= half; ++y) {
    for (int x = -half; x <= half; ++x) {
      if (x != 0 || y != 0) tests::put(game, "BA/L", 20 + x, 20 + y);
    }
  }
  return game;
}

std::vector<std::size_t> reach(const Ruleset& rules) {
  const Game game = square(std::make_shared<Ruleset>(rules), 4);
  std::vector<std::size_t> counts;
  for (int floors = 1; floors <= 3; ++floors) counts.push_back(tower::tiles_in_range(game, 1, floors).size());
  return counts;
}

std::shared_ptr<Ruleset> with(std::initializer_list<Ruling> changes) {
  SetUp setup;
  setup.sets = {"base-c2", "tower-c2"};
  setup.players = {Colour::red, Colour::blue};
  setup.rulings = tests::rulings("C2-HiG");
  for (const Ruling& r : changes) setup.rulings.values[static_cast<std::size_t>(r.option)] = r.value;
  return *make_ruleset(setup, Law(builtin_catalogue(), setup.rulings));
}

using Counts = std::vector<std::size_t>;

}  // namespace

TEST_CASE("one floor reaches five tiles, two nine, and each floor four more", "[tower]") {
  CHECK(reach(*with({})) == Counts{5, 9, 13});
}

TEST_CASE("No Surprises is one tile shorter in each direction", "[tower]") {
  CHECK(reach(*with({"tower.house.no-surprises=on"_r})) == Counts{1, 5, 9});
}

TEST_CASE("the diagonal house rule: tiles in reach by metric and shape", "[tower]") {
  const Ruling on = "tower.house.diagonal=on"_r;
  CHECK(reach(*with({on})) == Counts{5, 13, 25});
  CHECK(reach(*with({on, "tower.house.diagonal-shape=star"_r})) == Counts{5, 13, 17});
  CHECK(reach(*with({on, "tower.house.diagonal-metric=horizontal-diagonal"_r})) == Counts{7, 21, 43});
  CHECK(reach(*with({on, "tower.house.diagonal-metric=eight-way"_r})) == Counts{9, 25, 49});
}

TEST_CASE("floors are dealt by the number of players, thirty in all", "[tower]") {
  constexpr std::array<int, 5> kEach = {10, 9, 7, 6, 5};
  for (int players = 2; players <= 6; ++players) {
    const Game game(tests::rules("C2-HiG", {"base-c2", "tower-c2"}, players));
    int all = game.facts().floor_box;
    for (int p = 0; p < players; ++p) {
      CHECK(game.facts().floor_supply[static_cast<std::size_t>(p)] == kEach[static_cast<std::size_t>(players - 2)]);
      all += game.facts().floor_supply[static_cast<std::size_t>(p)];
    }
    CHECK(all == 30);
  }
}
