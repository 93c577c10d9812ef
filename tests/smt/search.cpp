// The least boards that the constraints find, without the engine.
#include <catch2/catch.hpp>

#include "spec/catalogue/find.hpp"
#include "spec/smt/search/context.hpp"
#include "tests/smt/tower_table.hpp"

using namespace assize;
using namespace assize::smt;

namespace {

Search found(Ruling a, Ruling b, int most_tiles, unsigned steps = Query::kSteps) {
  const Catalogue& catalogue = builtin_catalogue();
  const auto context = context_for(catalogue, {a.option, a.value, b.value});
  REQUIRE(context);
  return search(catalogue, {.setting = context->setting,
                            .a = context->a,
                            .b = context->b,
                            .most_tiles = most_tiles,
                            .steps = steps});
}

template <typename Action>
const Action& last_step(const Search& search) {
  REQUIRE(search.found.size() == 1);
  return std::get<Action>(search.found.front().scenario.steps.back().action);
}

}  // namespace

TEST_CASE(
    "search: a floor after a festival needs a tile with a figure, one with a foundation, and the start tile "
    "at most") {
  const Search s = found("tower.floor-after-festival=no"_r, "tower.floor-after-festival=yes"_r, 3);
  (void)last_step<scenario::Floor>(s);
  const Found& f = s.found.front();
  CHECK(to_string(f.script) == "place, festival, floor");
  CHECK(f.size == Size{.tiles = 3, .figures = 1, .actions = 3});
  CHECK(s.none_up_to == 2);
  CHECK_FALSE(s.gave_up);
}

TEST_CASE("search: a figure off the tiles is captured from its area by the turn's floor") {
  const Search s = found("tower.unlisted-figures=capturable"_r, "tower.unlisted-figures=safe"_r, 3);
  const auto& capture = last_step<scenario::Capture>(s);
  REQUIRE(capture.on);
  CHECK(capture.on->spot == Spot::acrobats);
  const auto& steps = s.found.front().scenario.steps;
  CHECK(capture.at == std::get<scenario::Floor>(steps[steps.size() - 2].action).at);
  CHECK(s.found.front().scenario.board->figures.front().place.on.spot == Spot::acrobats);
}

TEST_CASE("search: a bridge lies over fields, and nothing lies at its ends") {
  const Search s = found("tower.large-block-targets=own-space"_r,
                         "tower.large-block-targets=any-space-of-its-feature"_r, 3);
  CHECK(last_step<scenario::Capture>(s).on->spot == Spot::bridge);
  const scenario::Board& board = *s.found.front().scenario.board;
  REQUIRE(board.tokens.size() == 1);
  const Cell at = *board.tokens.front().at;
  const bool north_south = board.tokens.front().span == "NS";
  for (const scenario::MapTile& tile : board.tiles) {
    CHECK_FALSE((north_south ? tile.at.x == at.x && std::abs(tile.at.y - at.y) == 1
                             : tile.at.y == at.y && std::abs(tile.at.x - at.x) == 1));
  }
}

TEST_CASE("search: what comes to its limit claims nothing") {
  const Search s = found("tower.capture-own=yes"_r, "tower.capture-own=no"_r, 2, 1000);
  CHECK(s.gave_up);
  CHECK(s.none_up_to == 0);
  CHECK(s.found.empty());
}

TEST_CASE("search: readings that only figures off the tiles can part are not parted without them") {
  const Catalogue& catalogue = builtin_catalogue();
  auto context = context_for(catalogue, {"tower.unlisted-figures=safe"_r.option, 0, 1});
  REQUIRE(context);
  context->setting.beyond = {};
  const Search s =
      search(catalogue, {.setting = context->setting, .a = context->a, .b = context->b, .most_tiles = 3});
  CHECK(s.found.empty());
  CHECK(s.none_up_to == 3);
}

TEST_CASE("search: a floor and the fairy's move in one turn need a foundation and an own meeple") {
  const Search s = found("tower.floor-replaces-fairy-move=yes"_r, "tower.floor-replaces-fairy-move=no"_r, 3);
  REQUIRE(s.found.size() == 1);
  CHECK(s.found.front().size.figures == 1);
  CHECK(s.found.front().size.actions == 3);
}

TEST_CASE("search: the phantom on the tower that got its floor") {
  const Search s = found("tower.phantom-on-same-tower=yes"_r, "tower.phantom-on-same-tower=no"_r, 2);
  const auto& deploy = last_step<scenario::Deploy>(s);
  CHECK(deploy.figure.kind == FigureKind::phantom);
  CHECK(deploy.to.on.spot == Spot::tower);
  CHECK(s.found.front().size == Size{.tiles = 2, .actions = 3});
}

TEST_CASE("search: after a volcano, and only there, a floor is in question") {
  const Search s = found("tower.floor-after-volcano=yes"_r, "tower.floor-after-volcano=no"_r, 3);
  (void)last_step<scenario::Floor>(s);
  const auto& place = std::get<scenario::PlaceTile>(s.found.front().scenario.steps.front().action);
  CHECK(builtin_catalogue().tiles[place.tile.tile].volcano);
}

TEST_CASE("formula: what is compared with itself is known") {
  Query query;
  const Num n = query.number("n", 0, 9);
  const Num m = query.number("m", 0, 9);
  CHECK((n + m == n + m).is_true());
  CHECK((n + m < n + m).is_false());
  CHECK_FALSE((n == m).known());
  const Bool b = query.boolean("b");
  CHECK((ite(b, n, n) == n).is_true());
}

TEST_CASE("search: a river begins at its spring, and nothing but the river lies there") {
  const Search s = found("base.river-fork-bend=no"_r, "base.river-fork-bend=yes"_r, 3);
  REQUIRE(s.found.size() == 1);
  const Catalogue& catalogue = builtin_catalogue();
  const auto role = [&](const scenario::MapTile& t) { return catalogue.tiles[t.tile.tile].river; };
  const auto& tiles = s.found.front().scenario.board->tiles;
  CHECK(std::count_if(tiles.begin(), tiles.end(),
                      [&](const auto& t) { return role(t) == RiverRole::source; }) == 1);
  CHECK(std::none_of(tiles.begin(), tiles.end(), [&](const auto& t) { return role(t) == RiverRole::none; }));
}

TEST_CASE("search: whoever holds a prisoner has placed a floor, and nobody stands on the start tile") {
  const Search ransom =
      found("tower.ransom-needs-three-points=yes"_r, "tower.ransom-needs-three-points=no"_r, 4);
  REQUIRE(ransom.found.size() == 1);
  const scenario::Board& board = *ransom.found.front().scenario.board;
  REQUIRE(board.prisoners.size() == 1);
  CHECK(board.supply.at(board.prisoners.begin()->first).floors == 9);

  const Search capture = found("tower.capture-own=yes"_r, "tower.capture-own=no"_r, 3);
  REQUIRE(capture.found.size() == 1);
  const scenario::Board& own = *capture.found.front().scenario.board;
  REQUIRE(own.figures.size() == 1);
  const auto start = std::count_if(own.tiles.begin(), own.tiles.end(),
                                   [](const auto& t) { return t.tile.name.starts_with("BA/RCr"); });
  const auto under = std::find_if(own.tiles.begin(), own.tiles.end(),
                                  [&](const auto& t) { return t.at == own.figures.front().place.at; });
  REQUIRE(under != own.tiles.end());
  CHECK((start > 1 || !under->tile.name.starts_with("BA/RCr")));
}
