#include <catch2/catch.hpp>

#include "checker/rules/features.hpp"
#include "tests/checker/games.hpp"

using namespace assize;

namespace {
FeatureRef segment(const Game& game, Slot slot, FeatureKind kind) {
  const auto& segments = game.type_at(slot).segments;
  for (std::size_t s = 0; s < segments.size(); ++s) {
    if (segments[s].kind == kind) return {slot, static_cast<std::int8_t>(s)};
  }
  return {};
}
}  // namespace

TEST_CASE("the start tile shows city, road, field, road, and turns clockwise", "[board]") {
  const Game game(tests::rules("C2", {"base-c2"}));
  const TileType& start = game.type_at(0);
  CHECK(start.rotated[0].side == std::array{SideKind::city, SideKind::road, SideKind::field, SideKind::road});
  CHECK(start.rotated[1].side == std::array{SideKind::road, SideKind::city, SideKind::road, SideKind::field});
}

TEST_CASE("a road that closes on itself is complete and counts each tile once", "[board]") {
  Game game(tests::rules("C2", {"base-c2"}));
  const Slot first = tests::put(game, "BA/Rr", 5, 5, 3);
  tests::put(game, "BA/Rr", 6, 5, 0);
  tests::put(game, "BA/Rr", 6, 6, 1);
  tests::put(game, "BA/Rr", 5, 6, 2);
  const FeatureRef road = segment(game, first, FeatureKind::road);
  CHECK(complete(game, road));
  CHECK(game.index().feature(road.slot, road.segment).tiles.count() == 4);
  CHECK(value(game, road, true) == 4);
}

TEST_CASE("the frontier holds the empty places beside tiles", "[board]") {
  Game game(tests::rules("C2", {"base-c2"}));
  CHECK(game.index().grid().openings().size() == 4);
  tests::put(game, "BA/RFr", 1, 0, 1);
  CHECK(game.index().grid().openings().size() == 6);
  CHECK(game.index().grid().slot({1, 0}) == 1);
  CHECK(game.index().grid().neighbours({2, 0}) == 1);
}

TEST_CASE("the plane grows in every direction", "[board]") {
  Game game(tests::rules("C2", {"base-c2"}));
  for (int i = 1; i <= 40; ++i) {
    tests::put(game, "BA/L", -i, 0);
    tests::put(game, "BA/L", 0, i);
  }
  CHECK(game.slot_at({-40, 0}) >= 0);
  CHECK(game.slot_at({0, 40}) >= 0);
  CHECK(game.slot_at({40, 0}) == -1);
  Index fresh;
  fresh.clear();
  for (std::size_t i = 0; i < game.facts().tiles.size(); ++i) {
    fresh.place_next(game.rules().types, game.facts().tiles, game.rules().joins);
  }
  CHECK(fresh.same_as(game.index()));
}

TEST_CASE("two segments of one tile in one city count as one tile", "[board]") {
  Game game(tests::rules("C2", {"base-c2"}));
  const Slot two = tests::put(game, "BA/CFC.2", 5, 5, 0);   // cities north and south
  tests::put(game, "BA/Cccc+", 5, 4);
  tests::put(game, "BA/Ccc", 4, 4);
  const NodeId north = game.index().root(two, 0);
  CHECK(game.index().at(north).tiles.count() == 3);
  CHECK(game.index().root(two, 1) != north);
}
