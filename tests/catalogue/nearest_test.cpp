#include "spec/catalogue/nearest.hpp"

#include <catch2/catch.hpp>

using namespace assize;

TEST_CASE("edit distance counts a swap of neighbours as one slip", "[catalogue]") {
  CHECK(edit_distance("tower", "tower") == 0);
  CHECK(edit_distance("tower", "towre") == 1);
  CHECK(edit_distance("tower", "twr") == 2);
  CHECK(edit_distance("", "abc") == 3);
}

TEST_CASE("the nearest word is close or an ending, never a guess", "[catalogue]") {
  const std::vector<std::string_view> known = {"tower.range.own-tile", "tower.range.over-holes",
                                               "river.meeple"};
  CHECK(nearest("tower.range.own-tlie", known) == "tower.range.own-tile");
  CHECK(nearest("own-tile", known) == "tower.range.own-tile");
  CHECK(nearest("zebra", known) == std::nullopt);
  CHECK(hint_for("tower.range.over-hole", known) == "did you mean 'tower.range.over-holes'?");
  CHECK(hint_for("zebra", {"on", "off"}) == "known: on, off");
  CHECK(hint_for("zebra", {}).empty());
}
