// The counts and games on which independent engines agree. Where the evidence is absent nothing is tried, and
// said so.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
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

/// The first line of what is said about a file with this text; empty: nothing is wrong with it.
template <typename Reading>
std::string said_about(const std::string& text, Reading reading) {
  const auto file = std::filesystem::temp_directory_path() / "assize-evidence.json";
  std::ofstream(file) << text;
  const auto result = reading(file.string());
  std::filesystem::remove(file);
  return result ? std::string() : result.error().message;
}

std::string said_about_ply(const std::string& key, const std::string& value) {
  std::map<std::string, std::string> ply = {{"tile", "\"B\""},   {"x", "0"},
                                            {"y", "1"},          {"rot", "0"},
                                            {"legal_raw", "4"},  {"legal_distinct", "1"},
                                            {"options", "2"},    {"follower", "\"M\""},
                                            {"score", "[0, 0]"}, {"supply", "[6, 7]"}};
  ply[key] = value;
  std::string text;
  for (const auto& [name, written] : ply) text += (text.empty() ? "\"" : ", \"") + name + "\": " + written;
  text = R"({"games": [{"order": "B", "final": [0, 0], "moves": [{)" + text + "}]}]}";
  return said_about(text, [](const std::string& file) { return read_traces(file); });
}

std::string said_about_tile(const std::string& tile, const std::string& row = R"({"order": "B"})") {
  return said_about(R"({"tiles": [)" + tile + R"(], "rows": [)" + row + "]}",
                    [](const std::string& file) { return read_orders(file); });
}

TEST_CASE("Numbers and names that no recorded game can have are said, not played") {
  CHECK(said_about_ply("x", "0").empty());
  CHECK(said_about_ply("x", "65536") == "'x' must be a whole number from -1000 to 1000");
  CHECK(said_about_ply("x", "0.5") == "'x' must be a whole number from -1000 to 1000");
  CHECK(said_about_ply("x", "18446744073709551615") == "'x' must be a whole number from -1000 to 1000");
  CHECK(said_about_ply("rot", "256") == "'rot' must be a whole number from 0 to 3");
  CHECK(said_about_ply("legal_raw", "1000000000000000") ==
        "'legal_raw' must be a whole number from 0 to 100000");
  CHECK(said_about_ply("follower", "\"C\"") == "'follower' names no place: \"M\", \"CN\", \"FNL\"");
  CHECK(said_about_ply("score", "[1]") == "'score' must have two numbers");
  CHECK(said_about_ply("tile", "\"\"") == "'tile' must be one letter");
  CHECK(said_about_ply("tile", "\"\u00e9\"") == "'tile' must be one letter");
  CHECK(said_about_ply("tile", "\"z\"") == "no tile has the letter z");
}

TEST_CASE("Tables of tiles and counts that do not hang together are said, not counted") {
  const std::string good = R"({"letter": "B", "jcz_id": "BA/L", "rotational_symmetry": 4})";
  CHECK(said_about_tile(good).empty());
  CHECK(said_about_tile(R"({"letter": "B", "jcz_id": "BA/L", "rotational_symmetry": 0})") ==
        "'rotational_symmetry' must be a whole number from 1 to 4");
  CHECK(said_about_tile(R"({"letter": "B", "jcz_id": "BA/L", "rotational_symmetry": 3})") ==
        "'rotational_symmetry' must be 1, 2 or 4");
  CHECK(said_about_tile(R"({"letter": "B", "jcz_id": "XX", "rotational_symmetry": 1})") ==
        "the game has no tile XX");
  CHECK(said_about_tile("3") == "a table with 'rotational_symmetry' is expected, not number");
  CHECK(said_about_tile(good, R"({"order": "BBBBB"})") == "the order BBBBB names tile B too often");
  CHECK(said_about_tile(good, R"({"order": "B", "agreement": {}, "tiles_raw": [4, 16]})") ==
        "a list is longer than 1 turns");
  CHECK(said_about_tile(good, R"({"order": "B", "agreement": {}, "score_sum": [[0, 0]]})") ==
        "more sums of scores than counts");
  CHECK(said_about("[", [](const std::string& file) {
          return read_orders(file);
        }).starts_with("parse error at line 1"));
  const auto folder = read_orders(std::filesystem::temp_directory_path().string());
  REQUIRE_FALSE(folder);
  CHECK(folder.error().message == "is no regular file");
}

TEST_CASE("A file that is not there is a diagnostic with its name") {
  const auto none = read_orders("/nowhere/orders.json");
  REQUIRE_FALSE(none);
  CHECK(to_string(none.error()) == "/nowhere/orders.json: cannot be read");
}

}  // namespace assize::perft
