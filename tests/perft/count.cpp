// Counts small enough to be checked by hand, and what a difference looks like.
#include "tools/perft/count.hpp"

#include <catch2/catch.hpp>

#include "tools/perft/report.hpp"
#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

const std::vector<Tile> kTiles = {
    {'B', "BA/L", 4}, {'D', "BA/RCr", 1}, {'E', "BA/C", 1}, {'K', "BA/RrC", 1}, {'V', "BA/Rr", 1}};

Answer counted(Moves moves, const std::string& order, bool distinct = false) {
  const auto rules = base_rules();
  const Letters letters(*rules, kTiles);
  Question q{.moves = moves, .depth = static_cast<int>(order.size()), .order = letters.types(order)};
  if (distinct) q.rotations = letters.rotations();
  return count(rules, q);
}

}  // namespace

TEST_CASE("A monastery fits only south of the start tile, in all rotations") {
  CHECK(counted(Moves::tiles, "B").leaves == std::vector<std::uint64_t>{4});
  CHECK(counted(Moves::tiles, "B", true).leaves == std::vector<std::uint64_t>{1});
  // Nobody, a monk, a farmer; alone on the field a farmer earns nothing, a monk 2.
  const Answer full = counted(Moves::full, "B");
  CHECK(full.leaves == std::vector<std::uint64_t>{12});
  CHECK(full.score_sum == std::vector<Points>{{4 * 2, 0}});
}

TEST_CASE("With the second monastery the board has more open sides") {
  CHECK(counted(Moves::tiles, "BB").leaves == std::vector<std::uint64_t>{4, 4 * 4 * 3});
}

TEST_CASE("A tile of the evidence that the game lacks is an error") {
  const auto rules = base_rules();
  CHECK_THROWS_AS(Letters(*rules, {{'Z', "XX/none", 1}}), std::invalid_argument);
  CHECK_THROWS_AS(Letters(*rules, kTiles).type('Q'), std::invalid_argument);
}

TEST_CASE("A wrong number shows as a difference") {
  Row row{.order = "B"};
  row.tiles_raw = {.values = {5}, .witnesses = {{"somebody"}}};
  row.full_raw = {.values = {12}, .witnesses = {{}}};
  const Report report = check_counts({.tiles = kTiles, .rows = {row}}, "wrong", {});
  REQUIRE(report.lines.size() == 1);  // what nobody else found is not asked for
  CHECK(report.differing() == 1);
  CHECK(to_table(report).find("DIFFER  B tiles_raw") != std::string::npos);
  CHECK(to_table(report).find("ours 4  somebody") != std::string::npos);
  CHECK(check_counts({.tiles = kTiles, .rows = {row}}, "all", {.beyond_witnesses = true}).lines.size() == 2);
  CHECK(check_counts({.tiles = kTiles, .rows = {row}}, "few", {.beyond_witnesses = true, .most = 6})
            .lines.size() == 1);
}

TEST_CASE("Follower codes name segments of a turned tile") {
  const auto rules = base_rules();
  const TileType& type = rules->type(rules->type_of("BA/RCr"));  // city N, road E W
  const auto kind = [&](int rotation, std::string_view code) {
    return type.segments[static_cast<std::size_t>(segment_named(type, rotation, code))].kind;
  };
  CHECK(kind(0, "CN") == FeatureKind::city);
  CHECK(kind(1, "CE") == FeatureKind::city);
  CHECK(kind(1, "RN") == FeatureKind::road);
  CHECK(segment_named(type, 0, "FEL") == segment_named(type, 0, "FWR"));
  CHECK(segment_named(type, 0, "FEL") != segment_named(type, 0, "FER"));
  CHECK(segment_named(type, 1, "FSL") == segment_named(type, 0, "FEL"));
  CHECK(segment_named(type, 0, "M") == -1);
}

}  // namespace assize::perft
