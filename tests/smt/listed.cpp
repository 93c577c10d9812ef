// Choices that a step lists are compared by what they mean.
#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

constexpr const char* kTurn = R"(
title   = "Choices by any name"
clauses = ["base.meeple.optional"]
sets    = ["base-c2"]
players = ["red", "blue"]
[board]
map = "BA/RCr BA/RCr"
just_placed = [1, 0]
[[step]]
pass = true
options = )";

bool holds(const std::string& options) {
  return wrong(played(kTurn + options)).empty();
}

}  // namespace

TEST_CASE("a listed place may be named by any of its sides", "[smt]") {
  CHECK(holds(
      R"(["deploy red meeple [1,0] city", "deploy red meeple [1,0] road", "deploy red meeple [1,0] field EL",
                  "deploy red meeple [1,0] field ER", "pass"])"));
  CHECK(holds(
      R"(["deploy red meeple [1,0] city N", "deploy red meeple [1,0] road W", "deploy red meeple [1,0] field WR",
                  "deploy red meeple [1,0] field SR", "pass"])"));
  CHECK(holds(R"({ deploy = ["deploy red meeple [1,0] city N", "deploy red meeple [1,0] road W",
                  "deploy red meeple [1,0] field WR", "deploy red meeple [1,0] field SR"] })"));
}

TEST_CASE("a listed place that the tile does not have, and one left out, are noticed", "[smt]") {
  CHECK_FALSE(holds(R"({ deploy = ["deploy red meeple [1,0] city N", "deploy red meeple [1,0] road W",
                        "deploy red meeple [1,0] field WR"] })"));
  CHECK_FALSE(holds(R"({ deploy = ["deploy red meeple [1,0] city S", "deploy red meeple [1,0] road W",
                        "deploy red meeple [1,0] field WR", "deploy red meeple [1,0] field SR"] })"));
  CHECK_FALSE(holds(R"({ deploy = ["deploy red meeple [1,0] city N", "deploy red meeple [1,0] road",
                        "deploy red meeple [1,0] field EL", "deploy red meeple [1,0] field WR"] })"));
}
