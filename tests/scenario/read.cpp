// What a text means.
#include "spec/scenario/read.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/check.hpp"
#include "tests/scenario/texts.hpp"

using namespace assize;
using namespace assize::scenario;

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

Scenario read(const std::string& text) {
  auto scenario = parse_scenario(text, "t.toml", law());
  if (!scenario) FAIL(to_string(scenario.error()));
  return *scenario;
}

/// What stands at the place, in the words of the tile's definition.
SegmentKind kind_at(const Scenario& s, const Place& place) {
  for (const MapTile& tile : s.board->tiles) {
    if (tile.at == *place.at)
      return law().tiles[tile.tile.tile].segments[static_cast<std::size_t>(place.segment)].kind;
  }
  FAIL("no tile");
  return {};
}

}  // namespace

TEST_CASE("names become indices", "[scenario]") {
  const Scenario s = read(texts::kFull);
  CHECK(law().clauses[static_cast<std::size_t>(s.clauses[0].id)].id == "tower.range.one-tile-per-floor");
  CHECK(law().sets[s.sets[1].index].id == "tower-c2");
  CHECK(law().profiles[s.profiles[1].index].id == "C2-ZMG-misprint");
  const Option& option = law().options[static_cast<std::size_t>(s.rulings[0].ruling.option)];
  CHECK(option.values[s.rulings[0].ruling.value].value == "yes");
  CHECK(s.players == std::vector{Colour::red, Colour::blue, Colour::green});
  CHECK(s.stop_here);
  CHECK(s.origin.kind == OriginKind::report);
}

TEST_CASE("a map becomes tiles at cells", "[scenario]") {
  const Board board = *read(texts::kFull).board;
  REQUIRE(board.tiles.size() == 4);
  CHECK(board.tiles[0].at == Cell{0, -1});
  CHECK(board.tiles[2].tile.rotation == 1);
  CHECK(board.tiles[1].at == Cell{-1, 0});
  CHECK(law().tiles[board.tiles[1].tile.tile].id == "BA/RCr");
  CHECK(board.tiles[1].tile.name == "base:D");
  CHECK(assize::Where(board.tiles[0].tile.where) == assize::Where{13, 15});
  CHECK(assize::Where(board.tiles[3].tile.where) == assize::Where{14, 25});
}

TEST_CASE("places become segments of the lying tile", "[scenario]") {
  const Scenario s = read(texts::kFull);
  CHECK(kind_at(s, s.board->figures[0].place) == SegmentKind::city);
  CHECK(kind_at(s, s.board->figures[1].place) == SegmentKind::field);
  CHECK(s.board->figures[2].place.segment == -1);
  CHECK_FALSE(s.board->figures[2].place.at);
  const auto& move = std::get<Move>(s.steps[8].action);
  CHECK(kind_at(s, move.to) == SegmentKind::road);
  // A deployment on the tile just placed, by the board and by a step.
  CHECK(std::get<Deploy>(s.steps[0].action).to.segment >= 0);
  CHECK_FALSE(std::get<Deploy>(s.steps[0].action).to.at);
}

TEST_CASE("what is left out has its default", "[scenario]") {
  const Scenario s = read(texts::kShort);
  CHECK(s.players == std::vector{Colour::red, Colour::blue});
  REQUIRE(s.profiles.size() == 1);
  CHECK(s.profiles[0].name == "C2-HiG");
  CHECK_FALSE(s.stop_here);
  CHECK(s.origin == Origin{});
  CHECK(s.expect == Expectation{});
  CHECK_FALSE(s.board->bag);
}

TEST_CASE("illegal steps are found by name and by number", "[scenario]") {
  const Scenario s = read(texts::kFull);
  REQUIRE(s.expect.illegal);
  REQUIRE(s.expect.illegal->size() == 2);
  CHECK((*s.expect.illegal)[0].step == 0);
  CHECK((*s.expect.illegal)[0].exact);
  CHECK((*s.expect.illegal)[1].step == 14);
  CHECK_FALSE((*s.expect.illegal)[1].exact);
  REQUIRE(s.expect_under[0].expect.illegal);
  CHECK(s.expect_under[0].expect.illegal->empty());
}

TEST_CASE("a refused placement uses up no tile and no place", "[scenario]") {
  const std::string steps = R"(
[[step]]
place = "BA/Cccc+"
at = [1, 1]
[[step]]
place = "BA/Cccc+"
at = [5, 5]
)";
  const auto twice = parse_scenario(texts::kShort + steps, "t.toml", law());
  REQUIRE_FALSE(twice.has_value());
  CHECK(twice.error().front().message == "BA/Cccc+ is needed 2 times, and the sets hold 1");
  CHECK(parse_scenario(
            texts::kShort + steps + "[expect]\nillegal = { step = 2, clause = \"base.meeple.unoccupied\" }\n",
            "t.toml", law())
            .has_value());
}

TEST_CASE("without a board, only what the steps place is known", "[scenario]") {
  const std::string head = "title = \"t\"\nclauses = [\"base.meeple.unoccupied\"]\nsets = [\"base-c2\"]\n";
  CHECK(parse_scenario(head + "[[step]]\nplace = \"BA/L\"\nat = [0, 1]\n[[step]]\ndeploy = \"red "
                              "meeple\"\non = \"monastery\"\n",
                       "t", law())
            .has_value());
  CHECK_FALSE(
      parse_scenario(
          head +
              "[[step]]\nplace = \"BA/L\"\nat = [0, 1]\n[[step]]\ndeploy = \"red meeple\"\non = \"city\"\n",
          "t", law())
          .has_value());
  CHECK(parse_scenario(head + "[expect]\nempty = [[0, 0]]\n", "t", law()).has_value());
}

TEST_CASE("a scenario that was made is checked like one that was read", "[scenario]") {
  Scenario s = read(texts::kShort);
  CHECK(check_scenario(s, law()).empty());
  s.board->prisoners = {{Colour::red, {{Colour::blue, FigureKind::meeple}}},
                        {Colour::blue, {{Colour::red, FigureKind::meeple}}}};
  s.board->tiles[1].tile.rotation = 1;
  s.board->figures.push_back({{Colour::red, FigureKind::meeple}, {Cell{1, 0}, {Spot::city}, -1, {}}, 0, {}});
  CHECK(check_scenario(s, law()).size() == 2);
}
