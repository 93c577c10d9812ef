// Places on a lying tile by name.
#include <catch2/catch.hpp>

#include "spec/scenario/spot.hpp"
#include "spec/scenario/tile_book.hpp"

using namespace assize;
using namespace assize::scenario;

namespace {

Lying lying(std::string_view id, int rotation) {
  for (const TileDef& tile : builtin_catalogue().tiles) {
    if (tile.id == id) return {&tile, rotation};
  }
  FAIL("no tile " << id);
  return {};
}

std::vector<std::string> spots(std::string_view id, int rotation) {
  return spots_of(lying(id, rotation));
}
int segment(Lying tile, std::string_view name) {
  return resolve_spot(tile, name).value();
}
using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("the names of places turn with the tile", "[scenario]") {
  CHECK(spots("BA/RCr", 0) == Names{"city", "road", "field EL", "field ER"});
  CHECK(spots("BA/RCr", 1) == Names{"city", "road", "field NR", "field NL"});
  CHECK(spots("BA/CC.2", 0) == Names{"city N", "city W", "field"});
  CHECK(spots("TO/CccC+", 2) == Names{"city E", "city N", "field", "tower"});
  CHECK(spots("TO/L", 0) == Names{"field", "monastery", "tower"});
}

TEST_CASE("a printed name is found again on its tile", "[scenario]") {
  for (const TileDef& tile : builtin_catalogue().tiles) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const std::string name = spot_text({&tile, rotation}, i);
        INFO(tile.id << "@" << rotation << " " << name);
        const auto found = resolve_spot({&tile, rotation}, name);
        REQUIRE(found.has_value());
        CHECK(*found == static_cast<std::int16_t>(i));
      }
    }
  }
}

TEST_CASE("any side of a segment names it", "[scenario]") {
  const Lying road = lying("BA/RCr", 1);  // the road runs north and south
  CHECK(segment(road, "road N") == segment(road, "road S"));
  CHECK(segment(road, "road N") == segment(road, "road"));
  CHECK_FALSE(resolve_spot(road, "road E").has_value());
  CHECK(segment(road, "field WL") == segment(road, "field NL"));
}

TEST_CASE("what is not there is refused with what is", "[scenario]") {
  const auto city = resolve_spot(lying("BA/CC.2", 0), "city");
  REQUIRE_FALSE(city.has_value());
  CHECK(city.error().message == "'city' is not clear: BA/CC.2@0 has 2 of them");
  CHECK(city.error().choices == Names{"city N", "city W"});
  const auto monastery = resolve_spot(lying("BA/RCr", 0), "monastery");
  REQUIRE_FALSE(monastery.has_value());
  CHECK(monastery.error().choices == Names{"city", "road", "field EL", "field ER"});
  CHECK_FALSE(resolve_spot(lying("BA/L", 0), "tower").has_value());
  CHECK_FALSE(resolve_spot(lying("BA/L", 0), "leipzig").has_value());
  CHECK(resolve_spot(lying("TO/L", 0), "foundation").value() == -1);
}

TEST_CASE("names are taken apart and put together", "[scenario]") {
  for (const std::string_view text : {"city", "city N", "road W", "river S", "field SL", "field inner",
                                      "field inner 2", "monastery", "wheel crown", "foundation"}) {
    const auto name = parse_spot(text);
    REQUIRE(name.has_value());
    CHECK(to_string(*name) == text);
  }
  for (const std::string_view text : {"", " ", "city n", "city NL", "field N", "monastery N", "wheel crown N",
                                      "field inner 0", "field inner x", "cityN", "City"}) {
    CHECK_FALSE(parse_spot(text).has_value());
  }
}
