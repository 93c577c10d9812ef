// Builder, pig, goods and the double turn in the constraints.
#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

std::string traders(std::string_view rest, std::string_view head = "") {
  return std::string(R"(
title   = "Traders and builders"
clauses = ["builder.place"]
)") + std::string(head) +
         (head.find("sets") == std::string_view::npos ? "\nsets = [\"base-c2\", \"tower-c2\", \"traders-builders-c2\"]\n" : "\n") +
         std::string(rest);
}

std::string deployed(std::string_view figure, std::string_view on, std::string_view expect = "") {
  return traders(std::string(R"(
[board]
map = "BA/RFr BA/RFr"
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "red meeple", at = [0, 0], on = "field NL" },
           { figure = "blue meeple", at = [0, 0], on = "field SL" }]
just_placed = [1, 0]
[[step]]
deploy = ")") + std::string(figure) +
                 "\"\non = \"" + std::string(on) + "\"\n" + std::string(expect));
}

/// Red's builder works on a road that the turn's tile goes on with.
std::string going_on(std::string_view steps, std::string_view head = "") {
  return traders(std::string(R"(
[board]
map = "BA/RFr BA/RFr"
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "red builder", at = [1, 0], on = "road" }]
prisoners = { blue = ["red meeple"] }
score = { red = 10 }
[[step]]
place = "BA/RFr"
at = [2, 0]
)") + std::string(steps),
                 head);
}

}  // namespace

TEST_CASE("a builder goes where its owner has a meeple, on a road or city", "[smt]") {
  turns_on(deployed("red builder", "road"), "builder.place"_c);
  turns_on(deployed("red pig", "field NL"), "pig.place"_c);
  for (const char* on : {"field NL", "field SL"}) {
    CHECK(wrong(played(deployed("red builder", on, R"([expect]
illegal = { step = 1, clause = "builder.place" })")))
              .empty());
  }
  for (const char* on : {"road", "field SL"}) {
    CHECK(wrong(played(deployed("red pig", on, R"([expect]
illegal = { step = 1, clause = "pig.place" })")))
              .empty());
  }
}

TEST_CASE("the tile that goes on with the builder's road gives a second part, not a third", "[smt]") {
  const std::string two = going_on(R"(
[[step]]
pass = true
[[step]]
pass = true
when = "after action"
[[step]]
pass = true
when = "after scoring"
[[step]]
double_turn = true
expect = { part = 2, turn = "red" }
)");
  turns_on(two, "builder.double-turn"_c);
  const std::string chain = going_on(R"(
[[step]]
pass = true
[[step]]
double_turn = true
when = "double turn"
[[step]]
place = "BA/RFr"
at = [3, 0]
[[step]]
pass = true
[[step]]
double_turn = true
when = "double turn"
[expect]
illegal = { step = 6, clause = "builder.no-chain" }
)");
  turns_on(chain, "builder.no-chain"_c);
}

TEST_CASE("a second part may be declined by a clause, and begins with its tile by itself", "[smt]") {
  const std::string declined = going_on(R"(
[[step]]
pass = true
[[step]]
double_turn = false
when = "double turn"
[expect]
turn = "blue"
)");
  turns_on(declined, "builder.optional"_c);
  CHECK(wrong(played(going_on(R"(
[[step]]
pass = true
[[step]]
pass = true
when = "after scoring"
[[step]]
place = "BA/RFr"
at = [3, 0]
expect = { part = 2, turn = "red" }
)"))).empty());
}

TEST_CASE("one ransom in a double turn, or one in each part", "[smt]") {
  const std::string twice = R"(
[[step]]
ransom = "red meeple"
[[step]]
double_turn = true
when = "double turn"
[[step]]
ransom = "red meeple"
)";
  const auto board = [&](std::string_view head, std::string_view expect) {
    std::string text = going_on(twice + std::string(expect), head);
    text.replace(text.find("[\"red meeple\"]"), 14, "[\"red meeple\", \"red meeple\"]");
    return text;
  };
  CHECK(wrong(played(board("", R"([expect]
illegal = { step = 4, clause = "tower.ransom.once-per-turn" })")))
            .empty());
  CHECK(wrong(played(board("rulings = { \"tower.ransom-per-double-turn\" = \"once-per-part\" }", R"([expect]
gain = { red = -6 })")))
            .empty());
}

TEST_CASE("a builder that goes in the first part costs the second by a ruling", "[smt]") {
  const auto captured = [](std::string_view ruling, std::string_view expect) {
    return traders(std::string(R"(
[board]
map = """
  TO/RRR BA/RFr .
  TO/FG  .      .
"""
figures = [{ figure = "red meeple", at = [0, 0], on = "road E" }, { figure = "red builder", at = [1, 0], on = "road" }]
[[step]]
place = "BA/RFr"
at = [2, 0]
[[step]]
floor = [0, 0]
[[step]]
capture = "red meeple"
at = [0, 0]
expect = { supply = { red = { meeple = 7, builder = 1 } } }
[[step]]
double_turn = true
when = "double turn"
)") + std::string(expect),
                   std::string("rulings = { \"tower.double-turn-after-builder-lost\" = \"") + std::string(ruling) + "\" }");
  };
  turns_on(captured("yes", ""), "builder.returns"_c);
  turns_on(captured("yes", ""), "builder.presence-at-placement"_c);
  CHECK(wrong(played(captured("no", R"([expect]
illegal = { step = 4, clause = "builder.double-turn" })")))
            .empty());
}

TEST_CASE("whoever completes a city takes its goods, and most tokens give ten points", "[smt]") {
  const std::string city = traders(R"(
[board]
map = "BA/C@1 TB/CFc.w ."
figures = [{ figure = "blue meeple", at = [1, 0], on = "city" }]
goods = { red = { wine = 1 }, blue = { wine = 1, cloth = 2 } }
[[step]]
place = "BA/C@3"
at = [2, 0]
[[step]]
pass = true
[[step]]
end = "game"
[expect]
goods = { red = { wine = 2 }, blue = { wine = 1 } }
gain = { red = 10, blue = 16 }
)");
  turns_on(city, "goods.take"_c);
  turns_on(city, "goods.final"_c);
}

TEST_CASE("a pig makes each city of its owner's field worth one more", "[smt]") {
  turns_on(traders(R"(
[board]
map = """
  BA/C@2
  BA/RCr
"""
figures = [{ figure = "red meeple", at = [0, 0], on = "field" }, { figure = "red pig", at = [0, 0], on = "field" }]
[[step]]
end = "game"
[expect]
gain = { red = 4 }
)"),
           "pig.bonus"_c);
}
