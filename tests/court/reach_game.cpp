// Made-up positions, and the games that lead to them.
#include "tools/court/reach_game.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"
#include "tools/court/run.hpp"

namespace assize::court {

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

scenario::Scenario board(const std::string& text) {
  const auto s = scenario::parse_scenario(
      "title = \"t\"\nclauses = [\"base.turn.steps\"]\nsets = [\"base-c2\", \"tower-c2\"]\n[board]\n" + text +
          "[[step]]\nend = \"turn\"\n[expect]\ngain = { red = 0 }\n",
      "", law());
  if (!s) FAIL(to_string(s.error()));
  return *s;
}

ReachAnswer reach(const scenario::Scenario& s, std::uint64_t limit = 1'000'000) {
  return reach_game(s, scenario::runs_of(s, law())->front(), law(), limit);
}

}  // namespace

TEST_CASE("the start tile alone is where every game begins") {
  const ReachAnswer answer = reach(board("map = \"BA/RCr\"\n"));
  REQUIRE(answer.game);
  CHECK(answer.game->steps.empty());
}

TEST_CASE("figures and a tower, the board turned, red to move") {
  const scenario::Scenario s = board(R"(map = """
  .         BA/RFr@1
  TO/FG     BA/RCr@1
"""
figures = [{ figure = "blue meeple", at = [1, 0], on = "road" }]
towers = [{ at = [0, 1], floors = 1 }]
)");
  const ReachAnswer answer = reach(s);
  REQUIRE(answer.game);
  CHECK_FALSE(answer.gave_up);
  CHECK(answer.game->players == s.players);
  CHECK(answer.game->steps.size() == 4);
  const Outcome outcome = play(*answer.game, scenario::runs_of(*answer.game, law())->front(), law());
  REQUIRE(outcome.last);
  CHECK(outcome.last->clock().player == 0);
}

TEST_CASE("a prisoner stood somewhere before") {
  const scenario::Scenario s = board(R"(map = """
  BA/RFr BA/RCr BA/RFr
  .      TO/FG  .
"""
towers = [{ at = [1, 1], floors = 1 }]
prisoners = { red = ["blue meeple"] }
)");
  const ReachAnswer answer = reach(s);
  REQUIRE(answer.game);
  const auto captures = [](const scenario::Step& step) {
    return std::holds_alternative<scenario::Capture>(step.action);
  };
  CHECK(std::any_of(answer.game->steps.begin(), answer.game->steps.end(), captures));
}

TEST_CASE("what no game leads to is told from what was not searched") {
  const scenario::Scenario two = board(R"(map = "BA/RCr BA/RFr"
figures = [{ figure = "red meeple", at = [1, 0], on = "road" }, { figure = "blue meeple", at = [1, 0], on = "field NL" }]
)");
  const ReachAnswer none = reach(two);
  CHECK_FALSE(none.game);
  CHECK_FALSE(none.gave_up);
  const ReachAnswer early = reach(board("map = \"BA/RFr BA/RCr BA/RFr\"\n"), 2);
  CHECK_FALSE(early.game);
  CHECK(early.gave_up);
  const ReachAnswer startless = reach(board("map = \"BA/RFr BA/RFr\"\n"));
  CHECK_FALSE(startless.game);
  CHECK_FALSE(startless.why.empty());
}

TEST_CASE("points count only where the position states them") {
  CHECK(reach(board("map = \"BA/RCr BA/RFr\"\n")).game);
  const ReachAnswer scored = reach(board("map = \"BA/RCr BA/RFr\"\nscore = { red = 5 }\n"));
  CHECK_FALSE(scored.game);
  CHECK_FALSE(scored.gave_up);
}

}  // namespace assize::court
