// Dragon, fairy, princess, portal and festival in the constraints.
#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

std::string dragon(std::string_view rest, std::string_view head = "") {
  return std::string(R"(
title   = "Dragons and princesses"
clauses = ["dragon.eats"]
sets    = ["base-c2", "tower-c2", "princess-dragon-c2", "festival"]
)") + std::string(head) +
         "\n" + std::string(rest);
}

/// A dragon tile is placed at the end of a row.
std::string row(std::string_view board, std::string_view steps, std::string_view head = "") {
  return dragon(std::string(R"(
[board]
map = "BA/RFr BA/RFr BA/RCr DG/RFr.v"
neutral = [{ figure = "dragon", at = [3, 0] }]
)") + std::string(board) +
                    R"(
[[step]]
place = "DG/RFr.d"
at = [4, 0]
[[step]]
pass = true
)" + std::string(steps),
                head);
}

std::string fairy(std::string_view beside, std::string_view steps, std::string_view head = "") {
  return dragon(std::string(R"(
[board]
map = "BA/LR@3 BA/RFr"
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "blue meeple", at = [0, 0], on = "monastery" }]
neutral = [{ figure = "fairy", at = [0, 0])") +
                    std::string(beside) + " }]\n" + std::string(steps),
                head);
}

}  // namespace

TEST_CASE("the dragon moves six steps, in turn, nowhere twice, and eats", "[smt]") {
  const std::string moves = row(R"(figures = [{ figure = "red meeple", at = [2, 0], on = "city" }])", R"(
[[step]]
dragon = [2, 0]
by = "red"
expect = { supply = { red = { meeple = 7 } }, dragon = { at = [2, 0] }, ask = "dragon", asked = "blue" }
[[step]]
dragon = [3, 0]
[[step]]
dragon = [1, 0]
[[step]]
dragon = [0, 0]
by = "blue"
[[step]]
dragon = [0, 0]
[expect]
illegal = [{ step = 4, clause = "dragon.no-revisit" }, { step = 6, clause = "dragon.six-steps" }]
turn = "blue"
dragon = { at = [0, 0] }
)");
  CHECK(wrong(played(moves)) == std::vector<std::string>());
  turns_on(moves, "dragon.no-revisit"_c);
  turns_on(moves, "dragon.dead-end"_c);
  turns_on(moves, "dragon.eats"_c);
  turns_on(moves, "dragon.move-before-scoring"_c);
}

TEST_CASE("the dragon does not enter the fairy's tile", "[smt]") {
  const std::string barred = row(R"(figures = [{ figure = "red meeple", at = [2, 0], on = "city" }]
neutral = [{ figure = "dragon", at = [3, 0] }, { figure = "fairy", at = [2, 0] }])",
                                 R"(
[[step]]
dragon = [2, 0]
[expect]
illegal = { step = 3, clause = "dragon.fairy-tile" }
)");
  std::string text = barred;
  text.erase(text.find("neutral = [{ figure = \"dragon\", at = [3, 0] }]\n"), 47);
  turns_on(text, "dragon.fairy-tile"_c);
}

TEST_CASE("a volcano brings the dragon and bears no meeple", "[smt]") {
  const std::string volcano = dragon(R"(
[board]
map = "BA/RFr"
[[step]]
place = "DG/RFr.v"
at = [1, 0]
expect = { dragon = { at = [1, 0] } }
[[step]]
deploy = "red meeple"
on = "road"
[expect]
illegal = { step = 2, clause = "dragon.volcano-no-meeple" }
)");
  turns_on(volcano, "dragon.volcano-arrives"_c);
  turns_on(volcano, "dragon.volcano-no-meeple"_c);
  turns_on(dragon(R"(
[board]
map = "BA/RFr"
[[step]]
place = "DG/RFr.d"
at = [1, 0]
[expect]
illegal = { step = 1, clause = "dragon.not-yet" }
)"),
           "dragon.not-yet"_c);
}

TEST_CASE("the fairy gives a point at the start of the turn, and three when her feature is scored", "[smt]") {
  const std::string complete = R"(
[[step]]
place = "BA/LR@1"
at = [2, 0]
[[step]]
pass = true
[expect]
)";
  const std::string hers = fairy(", beside = \"red meeple\"", complete + R"(gain = { red = 7, blue = 0 }
fairy = { at = [0, 0] })");
  turns_on(hers, "fairy.turn-point"_c);
  turns_on(hers, "fairy.score-bonus"_c);
  turns_on(hers, "fairy.left-behind"_c);
  turns_on(hers, "fairy.one-meeple"_c);
  CHECK(wrong(played(fairy("", complete + "gain = { red = 3 }"))).empty());
  CHECK(wrong(played(fairy("", complete + "gain = { red = 7, blue = 1 }", "rulings = { \"base.fairy-placement\" = \"on-tile\" }"))).empty());
  turns_on(fairy(", beside = \"blue meeple\"", "[[step]]\nend = \"game\"\n[expect]\ngain = { red = 2, blue = 5 }"), "fairy.final"_c);
}

TEST_CASE("the fairy moves to an own meeple in place of the turn's figure", "[smt]") {
  const auto moved = [](std::string_view beside, std::string_view more) {
    return fairy("", std::string("just_placed = [1, 0]\n[[step]]\nfairy = [0, 0]\nbeside = \"") + std::string(beside) + "\"\n" + std::string(more));
  };
  turns_on(moved("red meeple", "[expect]\nfairy = { at = [0, 0], beside = \"red meeple\", on = \"road\" }"), "fairy.move"_c);
  CHECK(wrong(played(moved("blue meeple", "[expect]\nillegal = { step = 1, clause = \"fairy.move\" }"))).empty());
  turns_on(moved("red meeple", R"([[step]]
deploy = "red meeple"
on = "field NL"
[expect]
illegal = { step = 2, clause = "base.action.one-figure-action" })"),
           "base.action.one-figure-action"_c);
}

TEST_CASE("a princess sends a knight home, and nobody is placed then", "[smt]") {
  const auto sent = [](std::string_view head, std::string_view expect) {
    return dragon(std::string(R"(
[board]
map = "BA/C@1 DG/Ccc.p"
figures = [{ figure = "blue meeple", at = [0, 0], on = "city" }, { figure = "blue meeple", at = [0, 0], on = "field" }]
just_placed = [1, 0]
)") + std::string(expect),
                  head);
  };
  const std::string knight = sent("", R"(
[[step]]
princess = "blue meeple"
at = [0, 0]
on = "city"
[[step]]
deploy = "red meeple"
on = "city"
[expect]
supply = { blue = { meeple = 6 } }
illegal = { step = 2, clause = "princess.no-placement" }
)");
  turns_on(knight, "princess.use"_c);
  turns_on(knight, "princess.no-placement"_c);
  CHECK(wrong(played(sent("", R"(
[[step]]
princess = "blue meeple"
at = [0, 0]
on = "field"
[expect]
illegal = { step = 1, clause = "princess.use" }
)"))).empty());
  turns_on(sent("profiles = [\"C1-ZMG-new\"]", R"(
[[step]]
pass = true
[expect]
illegal = { step = 1, clause = "princess.use-c1" }
)"),
           "princess.use-c1"_c);
}

TEST_CASE("a portal leads to features that are open and free", "[smt]") {
  const auto through = [](std::string_view where, std::string_view expect) {
    return dragon(std::string(R"(
[board]
map = """
  BA/C@2 .
  BA/RCr DG/RRR.g
"""
figures = [{ figure = "blue meeple", at = [0, 1], on = "field SL" }]
just_placed = [1, 1]
[[step]]
deploy = "red meeple"
)") + std::string(where) +
                  "\n" + std::string(expect));
  };
  turns_on(through("at = [0, 1]\non = \"road\"", ""), "portal.use"_c);
  CHECK(wrong(played(through("at = [0, 1]\non = \"city\"", "[expect]\nillegal = { step = 1, clause = \"portal.use\" }"))).empty());
  CHECK(wrong(played(through("at = [0, 1]\non = \"field SL\"", "[expect]\nillegal = { step = 1, clause = \"base.meeple.unoccupied\" }"))).empty());
}

TEST_CASE("a festival takes an own figure home", "[smt]") {
  const auto taken = [](std::string_view figure, std::string_view tile, std::string_view expect) {
    return dragon(std::string("[board]\nmap = \"BA/RFr ") + std::string(tile) + R"("
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "blue meeple", at = [0, 0], on = "field NL" }]
just_placed = [1, 0]
[[step]]
festival = ")" + std::string(figure) +
                  "\"\nat = [0, 0]\n" + std::string(expect));
  };
  CHECK(wrong(played(taken("red meeple", "FE/RrC", "[expect]\nsupply = { red = { meeple = 7 } }"))).empty());
  turns_on(taken("blue meeple", "FE/RrC", "[expect]\nillegal = { step = 1, clause = \"base.meeple.no-recall\" }"), "base.meeple.no-recall"_c);
  turns_on(taken("red meeple", "BA/RFr", "[expect]\nillegal = { step = 1, clause = \"base.meeple.no-recall\" }"), "base.meeple.no-recall"_c);
}
