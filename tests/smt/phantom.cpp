// The phantom as second figure in the constraints.
#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

std::string phantom(std::string_view steps, std::string_view head = "") {
  return std::string(R"(
title   = "A second figure"
clauses = ["phantom.second"]
sets    = ["base-c2", "tower-c2"]
with    = ["phantom"]
)") + std::string(head) +
         R"(
[board]
map = """
  BA/RCr TO/RRR
  TO/L   BA/L
"""
towers = [{ at = [0, 1], floors = 1 }]
figures = [{ figure = "blue meeple", at = [0, 0], on = "road" }]
just_placed = [1, 0]
)" + std::string(steps);
}

constexpr const char* kOrdinary = R"(
[[step]]
deploy = "red meeple"
on = "road E"
[[step]]
deploy = "red phantom"
)";

std::string floored(std::string_view rest, std::string_view ruling) {
  return phantom(std::string(R"(
[[step]]
floor = [1, 0]
[[step]]
capture = "blue meeple"
at = [0, 0]
[[step]]
deploy = "red phantom"
)") + std::string(rest),
                 ruling.empty() ? "" : "rulings = { " + std::string(ruling) + " }");
}

}  // namespace

TEST_CASE("a phantom follows a meeple on another feature of the tile", "[smt]") {
  turns_on(phantom(std::string(kOrdinary) + "on = \"field NL\""), "phantom.second"_c);
  CHECK(wrong(played(phantom(std::string(kOrdinary) + "on = \"road E\"\n[expect]\nillegal = { step = 2, clause = \"base.meeple.unoccupied\" }"))).empty());
  CHECK(wrong(played(phantom(std::string(kOrdinary) + "at = [1, 1]\non = \"monastery\"\n[expect]\nillegal = { step = 2, clause = \"base.meeple.just-placed\" }"))).empty());
}

TEST_CASE("a phantom goes on any open tower, or on one of the tile just placed", "[smt]") {
  const std::string tower = std::string(kOrdinary) + "at = [0, 1]\non = \"tower\"\n";
  turns_on(phantom(tower), "tower.interactions.phantom.any-open-tower"_c);
  CHECK(wrong(played(phantom(tower + "[expect]\nillegal = { step = 2, clause = \"phantom.second\" }",
                             "rulings = { \"tower.phantom-tower-scope\" = \"just-placed-tile\" }")))
            .empty());
}

TEST_CASE("a phantom follows a floor and its capture", "[smt]") {
  turns_on(floored("on = \"road W\"", ""), "tower.interactions.phantom.floor-capture-then-phantom"_c);
  turns_on(floored("on = \"road W\"", ""), "phantom.after-any-first-action"_c);
  const std::string refused = "on = \"road W\"\n[expect]\nillegal = { step = 3, clause = \"phantom.second\" }";
  CHECK(wrong(played(floored(refused, "\"tower.phantom-after-floor\" = \"no\""))).empty());
  CHECK(wrong(played(floored(refused, "\"base.phantom-first-action\" = \"placement-only\""))).empty());
  CHECK(wrong(played(floored("on = \"road W\"", "\"tower.phantom-combo-reach\" = \"adjacent-only\""))).empty());
  const std::string same = "at = [1, 0]\non = \"tower\"\n";
  CHECK(wrong(played(floored(same, ""))).empty());
  CHECK(wrong(played(floored(same + "[expect]\nillegal = { step = 3, clause = \"tower.interactions.phantom.floor-capture-then-phantom\" }", "\"tower.phantom-on-same-tower\" = \"no\""))).empty());
}
