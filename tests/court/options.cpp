// A step's `options`: places may go by any of their names.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"
#include "tools/court/check.hpp"
#include "tests/scenario/parsed.hpp"

namespace assize::court {

namespace {

constexpr std::string_view kText = R"(
title   = "Where a thief, a farmer or a monk may go"
clauses = ["base.meeple.one-feature"]
sets    = ["base-c2"]
players = ["red", "blue"]
[board]
map = "BA/RCr"
[[step]]
place = "BA/RFr"
at = [1, 0]
[[step]]
deploy = "red meeple"
on = "road"
options = [
  "deploy red meeple [1,0] {}", "deploy red meeple [1,0] {}", "deploy red meeple [1,0] {}", "pass",
]
[expect]
gain = {{ red = 0 }}
)";

Status judged(std::string_view road, std::string_view north, std::string_view south) {
  const auto s = test::parsed(fmt::format(fmt::runtime(kText), road, north, south));
  return play(s, test::first_run(s), builtin_catalogue()).status;
}

}  // namespace

TEST_CASE("a choice may name its place by any side", "[court]") {
  CHECK(judged("road", "field NL", "field ER") == Status::pass);  // as printed
  CHECK(judged("road E", "field SR", "field NR") == Status::pass);
  CHECK(judged("road W", "field WL", "field EL") == Status::pass);
  CHECK(judged("road", "field NL", "field EL") == Status::fail);  // twice the same field
  CHECK(judged("road N", "field NL", "field SR") == Status::fail);
}

}  // namespace assize::court
