// Inns and cathedrals in the constraints.
#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

std::string inns(std::string_view rest, std::string_view head = "") {
  return std::string(R"(
title   = "Inns and cathedrals"
clauses = ["inns.inn.complete"]
sets    = ["base-c2", "inns-cathedrals-c2"]
)") + std::string(head) +
         "\n" + std::string(rest);
}

constexpr const char* kRoad = R"(
[board]
map = "BA/LR@3 IC/RFr.iG BA/LR@1"
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }]
[expect]
features = [{ at = [0, 0], on = "road", complete = true, value = )";

}  // namespace

TEST_CASE("an inn doubles a complete road, and takes all from an incomplete one", "[smt]") {
  turns_on(inns(std::string(kRoad) + "6 }]"), "inns.inn.complete"_c);
  turns_on(inns(std::string(kRoad) + "6 }]"), "inns.inn.complete"_c, Change::one_more);
  CHECK(wrong(played(inns(std::string(kRoad) + "3 }]", "without = [\"inns\"]"))).empty());
  const std::string open = R"(
[board]
map = "BA/LR@3 IC/RFr.iG"
[expect]
features = [{ at = [0, 0], on = "road", complete = false, value = )";
  turns_on(inns(open + "0 }]"), "inns.inn.incomplete"_c);
  CHECK(wrong(played(inns(open + "2 }]", "rulings = { \"base.inns-incomplete\" = \"ignore\" }"))).empty());
}

TEST_CASE("an inn is at its own road alone", "[smt]") {
  turns_on(inns(R"(
[board]
map = "BA/LR@3 IC/RRR.i BA/LR@1"
[expect]
features = [{ at = [0, 0], on = "road", complete = true, value = 2 }, { at = [2, 0], on = "road", complete = true, value = 4 }]
)"),
           "inns.inn.only-its-road"_c);
}

TEST_CASE("a cathedral gives three for each tile and coat, or nothing", "[smt]") {
  const std::string city = R"(
[board]
map = """
  .      BA/C@2     .
  BA/C@1 IC/Cccc.c  BA/C@3
  .      BA/C       .
"""
[expect]
features = [{ at = [1, 1], on = "city", complete = true, value = )";
  turns_on(inns(city + "15 }]"), "inns.cathedral.complete"_c);
  CHECK(wrong(played(inns(city + "10 }]", "without = [\"cathedrals\"]"))).empty());
  turns_on(inns(R"(
[board]
map = "BA/C@1 IC/Cccc.c"
[expect]
features = [{ at = [1, 0], on = "city", complete = false, value = 0 }]
)"),
           "inns.cathedral.incomplete"_c);
}
