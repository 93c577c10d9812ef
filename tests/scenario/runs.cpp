// Which games a scenario stands for, and what is expected in each.
#include "spec/scenario/runs.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"
#include "tests/scenario/texts.hpp"

using namespace assize;
using namespace assize::scenario;

namespace {

std::vector<Run> runs(const std::string& more, const std::string& head = {}) {
  const auto scenario = parse_scenario(head + texts::kShort + more, "t.toml", builtin_catalogue());
  if (!scenario) FAIL(to_string(scenario.error()));
  return runs_of(*scenario, builtin_catalogue()).value();
}

std::vector<std::string> names(const std::vector<Run>& runs) {
  std::vector<std::string> list;
  for (const Run& run : runs) list.push_back(run.name);
  return list;
}

}  // namespace

TEST_CASE("one run for each profile", "[scenario]") {
  CHECK(names(runs("")) == std::vector<std::string>{"C2-HiG"});
  CHECK(names(runs("", "profiles = [\"C1-RGG\", \"C2-HiG\"]\n")) ==
        std::vector<std::string>{"C1-RGG", "C2-HiG"});
}

TEST_CASE("a reading makes one more run for each profile", "[scenario]") {
  const auto all = runs(
      "[expect]\ngain = { red = 1, blue = 2 }\nempty = [[0, 0]]\n"
      "[[expect_under]]\nrulings = { \"tower.capture-own\" = \"no\" }\ngain = { red = 5 }\n",
      "profiles = [\"C2-HiG\", \"C2-ZMG-misprint\"]\n");
  REQUIRE(names(all) == std::vector<std::string>{"C2-HiG", "C2-ZMG-misprint",
                                                 "C2-HiG with tower.capture-own=no",
                                                 "C2-ZMG-misprint with tower.capture-own=no"});
  CHECK(all[0].expect.gain == std::map<Colour, int>{{Colour::red, 1}, {Colour::blue, 2}});
  // Tables by player are replaced player by player, other keys stay.
  CHECK(all[2].expect.gain == std::map<Colour, int>{{Colour::red, 5}, {Colour::blue, 2}});
  CHECK(all[2].expect.empty == all[0].expect.empty);
  REQUIRE(all[2].rulings.size() == 1);
}

TEST_CASE("a reading that holds in a profile anyway makes no run of its own, and applies there",
          "[scenario]") {
  const auto all =
      runs("[[expect_under]]\nrulings = { \"tower.capture-own\" = \"yes\" }\ngain = { red = 5 }\n");
  REQUIRE(names(all) == std::vector<std::string>{"C2-HiG"});
  CHECK(all[0].expect.gain.at(Colour::red) == 5);
}

TEST_CASE("a profile that only an [[expect_under]] names is added", "[scenario]") {
  const auto all =
      runs("[expect]\ngain = { red = 1 }\n[[expect_under]]\nprofiles = [\"C1-RGG\"]\ngain = { red = 2 }\n");
  REQUIRE(names(all) == std::vector<std::string>{"C2-HiG", "C1-RGG"});
  CHECK(all[0].expect.gain.at(Colour::red) == 1);
  CHECK(all[1].expect.gain.at(Colour::red) == 2);
}

TEST_CASE("the scenario's rulings hold in every run, a reading goes before them", "[scenario]") {
  const auto all =
      runs("[[expect_under]]\nrulings = { \"tower.capture-own\" = \"yes\" }\ngain = { red = 5 }\n",
           "rulings = { \"tower.capture-own\" = \"no\" }\n");
  REQUIRE(all.size() == 2);
  REQUIRE(all[1].rulings.size() == 1);
  CHECK(all[0].rulings[0] != all[1].rulings[0]);
  CHECK(all[0].expect.gain.empty());
}

TEST_CASE("several that match all apply", "[scenario]") {
  const auto all = runs(
      "[[step]]\npass = true\n[expect]\nillegal = { step = 1, clause = \"base.meeple.unoccupied\" }\n"
      "[[expect_under]]\nprofiles = [\"C1-RGG\"]\nillegal = { step = 2, clause = \"base.meeple.unoccupied\" "
      "}\n"
      "[[expect_under]]\nprofiles = [\"C1-RGG\"]\nillegal = { step = 1, clause = \"phantom.second\" }\nturn "
      "= \"red\"\n");
  REQUIRE(all.size() == 2);
  REQUIRE(all[1].expect.illegal->size() == 2);
  CHECK((*all[1].expect.illegal)[0].clauses[0].name == "phantom.second");
  CHECK(all[1].expect.turn == Colour::red);
  CHECK(all[0].expect.illegal->size() == 1);
}
