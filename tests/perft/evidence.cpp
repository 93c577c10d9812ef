// The counts and games on which independent engines agree. Where the evidence is absent nothing is tried, and
// said so.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>

#include "tools/perft/report.hpp"
#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

#ifdef ASSIZE_QUICK_TESTS
constexpr std::uint64_t kMostSequences = 5'000;
constexpr std::size_t kMostGames = 20;
#else
constexpr std::uint64_t kMostSequences = 5'000'000;
constexpr std::size_t kMostGames = 200;
#endif

/// The folder with the evidence; absent: the test is told to pass or, where it is expected, to fail.
std::optional<std::string> folder() {
  const std::string path = ASSIZE_SOURCE_DIR "/../shared/perft";
  if (std::filesystem::exists(path)) return path;
  std::cout << "not run: ../shared/perft is absent\n";
  const char* expected = std::getenv("ASSIZE_EXPECT_SHARED");
  if (expected != nullptr && std::string_view(expected) == "1") FAIL("../shared/perft is absent");
  return std::nullopt;
}

void require_agreement(const Report& report, std::size_t least) {
  INFO(to_table(report, false));
  CHECK(report.lines.size() >= least);
  CHECK(report.differing() == 0);
}

}  // namespace

TEST_CASE("Fixed orders of tiles: every count that an independent engine found") {
  const auto path = folder();
  if (!path) return;
  const auto counts = read_orders(*path + "/base_fixed_orders.json");
  REQUIRE(counts);
  require_agreement(check_counts(*counts, "fixed orders", {.most = kMostSequences}), 16 * 8);
}

TEST_CASE("Every order that the bag allows") {
  const auto path = folder();
  if (!path) return;
  const auto orders = read_orders(*path + "/base_fixed_orders.json");
  REQUIRE(orders);
  const auto bag = read_bag(*path + "/base_bag.json", orders->tiles);
  REQUIRE(bag);
  require_agreement(check_counts(*bag, "the bag", {.most = kMostSequences}), 3);
}

TEST_CASE("Recorded games, ply by ply") {
  const auto path = folder();
  if (!path) return;
  const auto traces = read_traces(*path + "/base_traces_200.json");
  REQUIRE(traces);
  REQUIRE(traces->games.size() == 200);
  require_agreement(check_traces(*traces, "recorded games", kMostGames), kMostGames + 1);
}

TEST_CASE("The final of the Japanese championship of 2015 ends 96 to 95") {
  const auto path = folder();
  if (!path) return;
  const auto orders = read_orders(*path + "/base_fixed_orders.json");
  REQUIRE(orders);
  const auto game = read_traces(*path + "/jp2015_final.json", orders->tiles);
  REQUIRE(game);
  REQUIRE(game->games.size() == 1);
  CHECK(game->games.front().final == Points{96, 95});
  require_agreement(check_traces(*game, "tournament", 1), 2);
}

TEST_CASE("The letters of the base set and their symmetries are those of the evidence") {
  const auto path = folder();
  if (!path) return;
  const auto orders = read_orders(*path + "/base_fixed_orders.json");
  REQUIRE(orders);
  std::map<char, std::pair<std::string, int>> ours;
  for (const Tile& t : base_tiles()) ours[t.letter] = {t.id, t.symmetry};
  REQUIRE(ours.size() == orders->tiles.size());
  for (const Tile& t : orders->tiles) CHECK(ours[t.letter] == std::pair{t.id, t.symmetry});
}

TEST_CASE("A file that is not there is a diagnostic with its name") {
  const auto none = read_orders("/nowhere/orders.json");
  REQUIRE_FALSE(none);
  CHECK(to_string(none.error()) == "/nowhere/orders.json: cannot be read");
}

}  // namespace assize::perft
