// A scenario that is written and read again is the same.
#include "spec/scenario/write.hpp"

#include <catch2/catch.hpp>
#include <filesystem>

#include "spec/scenario/read.hpp"
#include "tests/scenario/texts.hpp"

namespace fs = std::filesystem;
using namespace assize;
using namespace assize::scenario;

namespace {

void check_round_trip(const Scenario& scenario) {
  const std::string text = to_toml(scenario);
  const auto again = parse_scenario(text, scenario.file, builtin_catalogue());
  INFO(text);
  if (!again) FAIL(to_string(again.error()));
  CHECK(*again == scenario);
  CHECK(to_toml(*again) == text);
}

}  // namespace

TEST_CASE("every key survives writing and reading", "[scenario]") {
  const auto full = parse_scenario(texts::kFull, "full.toml", builtin_catalogue());
  if (!full) FAIL(to_string(full.error()));
  check_round_trip(*full);
}

TEST_CASE("the scenarios of the repository survive writing and reading", "[scenario]") {
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ASSIZE_SOURCE_DIR) / "scenarios")) {
    if (entry.path().extension() != ".toml") continue;
    const auto scenario = read_scenario(entry.path(), builtin_catalogue());
    if (!scenario) FAIL_CHECK(to_string(scenario.error()));
    if (scenario) check_round_trip(*scenario);
  }
}

TEST_CASE("maps are written in columns", "[scenario]") {
  const auto full = parse_scenario(texts::kFull, "full.toml", builtin_catalogue());
  REQUIRE(full.has_value());
  const std::string text = to_toml(*full);
  CHECK(text.find(
            "map = \"\"\"\n  .         BA/RCr  .\n  base:D@3  TO/C@1  BA/CC.2\n\"\"\"\nat = [-1, -1]\n") !=
        std::string::npos);
}
