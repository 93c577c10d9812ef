// Sides of lying tiles, and tiles by name.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "spec/scenario/check.hpp"
#include "spec/scenario/read.hpp"
#include "spec/scenario/tile_book.hpp"
#include "spec/scenario/tile_sides.hpp"
#include "tests/scenario/texts.hpp"

using namespace assize;
using namespace assize::scenario;

namespace {

std::size_t set(std::string_view id) {
  const auto& sets = builtin_catalogue().sets;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (sets[i].id == id) return i;
  }
  FAIL("no set " << id);
  return 0;
}

Lying lying(const TileBook& book, std::string_view name, int rotation = 0) {
  return {&builtin_catalogue().tiles[book.find(name).value()], rotation};
}

}  // namespace

TEST_CASE("sides turn clockwise", "[scenario]") {
  const TileBook book(builtin_catalogue(), {set("base-c2"), set("river-c2"), set("count")});
  CHECK(side_letters(lying(book, "BA/RCr", 0)) == "CRFR");
  CHECK(side_letters(lying(book, "BA/RCr", 1)) == "RCRF");
  CHECK(side_letters(lying(book, "BA/L", 3)) == "FFFF");
  CHECK(side_letters(lying(book, "RI/s", 0)) == "FVFF");
  CHECK(side_letters(lying(book, "CO/6", 0)) == "----");
}

TEST_CASE("tiles fit if their sides show the same", "[scenario]") {
  const TileBook book(builtin_catalogue(), {set("base-c2"), set("count"), set("abbey-mayor-c2")});
  const Lying start = lying(book, "BA/RCr");
  CHECK_FALSE(mismatch(start, Side::e, start));
  CHECK_FALSE(mismatch(start, Side::n, lying(book, "BA/RCr", 2)));
  const auto clash = mismatch(start, Side::n, start);
  REQUIRE(clash);
  CHECK(clash->first == SideKind::city);
  CHECK(clash->second == SideKind::field);
  // A block of tiles holds together in one way only.
  CHECK_FALSE(mismatch(lying(book, "CO/6"), Side::e, lying(book, "CO/7")));
  CHECK_FALSE(mismatch(lying(book, "CO/6", 1), Side::s, lying(book, "CO/7", 1)));
  CHECK(mismatch(lying(book, "CO/6"), Side::e, lying(book, "CO/6")));
  CHECK(mismatch(lying(book, "CO/6"), Side::e, start));
}

TEST_CASE("tiles are found by id and by letter", "[scenario]") {
  const TileBook book(builtin_catalogue(), {set("base-c2"), set("tower-c2")});
  CHECK(book.find("base:D") == book.find("BA/RCr"));
  CHECK(book.find("base-c2:D") == book.find("BA/RCr"));
  CHECK(book.find("tower:K") == book.find("TO/C"));
  CHECK(book.copies(*book.find("BA/RCr")) == 4);
  CHECK(book.copies(*book.find("TO/C")) == 2);
  CHECK(book.find("TO/CC").error() == "did you mean 'TO/C'?");
  CHECK(book.find("RI/s").error() ==
        "it belongs to the set 'river-2-c1' or 'river-2-c2' or 'river-c1' or 'river-c2': "
        "add that to 'sets'");
  CHECK_FALSE(book.find("").has_value());
  CHECK_FALSE(book.find(":").has_value());
  CHECK_FALSE(book.find("river:A").has_value());
}

TEST_CASE("one design of two editions is one tile", "[scenario]") {
  const TileBook book(builtin_catalogue(), {set("base-c1"), set("base-c2")});
  CHECK(book.copies(*book.find("BA/RCr")) == 8);
}

TEST_CASE("no more tiles than the engine has room for", "[scenario]") {
  const auto said = [](std::size_t steps) {
    std::string text = texts::kShort;
    for (std::size_t i = 0; i < steps; ++i) {  // each on a place of its own: only so many faults are said
      text += fmt::format("[[step]]\nplace = \"BA/L\"\nat = [{}, {}]\n", 2 + i % 50, i / 50);
    }
    const auto result = parse_scenario(text, "t.toml", builtin_catalogue());
    REQUIRE_FALSE(result);  // there are not so many copies anyway
    return to_string(result.error());
  };
  const std::string words = fmt::format("{} tiles on the table", kMostTiles + 1);
  CHECK(said(kMostTiles - 2).find("tiles on the table") == std::string::npos);
  CHECK(said(kMostTiles - 1).find(words) != std::string::npos);
}
