// A replay stops at the first ply that differs, and tells all that differs in it.
#include "tools/perft/replay.hpp"

#include <catch2/catch.hpp>

#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

const std::vector<Tile> kTiles = {{'B', "BA/L", 4}, {'D', "BA/RCr", 1}};

/// A monastery below the start tile, with a monk on it.
Ply monastery() {
  return {.tile = 'B',
          .x = 0,
          .y = 1,
          .rotation = 0,
          .legal_raw = 4,
          .legal_distinct = 1,
          .options = 2,
          .follower = "M",
          .score = {0, 0},
          .supply = {6, 7}};
}

Replay played(std::vector<Ply> plies) {
  const auto rules = base_rules();
  return replay(rules, Letters(*rules, kTiles), {.order = "", .plies = std::move(plies), .final = {0, 0}});
}

}  // namespace

TEST_CASE("A right ply passes; a record that stops early is not a whole game") {
  const Replay r = played({monastery()});
  REQUIRE(r.differences.size() == 1);
  CHECK(r.differences.front().what == "over");
  CHECK(r.plies == 1);
}

TEST_CASE("Wrong numbers of a ply are all told") {
  Ply wrong = monastery();
  wrong.legal_raw = 3;
  wrong.options = 1;
  wrong.score = {1, 0};
  wrong.supply = {7, 7};
  const Replay r = played({wrong, monastery()});
  REQUIRE(r.differences.size() == 4);
  CHECK(r.differences[0].what == "legal placements");
  CHECK(r.differences[0].stated == "3");
  CHECK(r.differences[0].ours == "4");
  CHECK(r.differences[3].what == "supply");
  CHECK(r.differences[3].ours == "6-7");
  CHECK(r.plies == 1);
}

TEST_CASE("An illegal move of the record ends the replay") {
  Ply elsewhere = monastery();
  elsewhere.y = 5;
  CHECK(played({elsewhere}).differences.back().ours == "not listed");
  Ply road = monastery();
  road.follower = "RN";
  CHECK(played({road}).differences.back().what == "follower");
}

}  // namespace assize::perft
