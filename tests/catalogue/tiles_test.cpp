#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/geometry.hpp"

using namespace assize;

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

int covering(const TileDef& tile, int position, bool fields) {
  return static_cast<int>(std::count_if(tile.segments.begin(), tile.segments.end(), [&](const SegmentDef& s) {
    return (s.kind == SegmentKind::field) == fields && (s.edges >> position & 1) != 0;
  }));
}

/// A side shows one city and no field, or a road, a river or nothing between two field halves.
bool sound_side(const TileDef& tile, Side side) {
  const int centre = covering(tile, ring_centre(side), false);
  const int left = covering(tile, ring_left(side), true);
  const int right = covering(tile, ring_right(side), true);
  const bool city = std::any_of(tile.segments.begin(), tile.segments.end(), [&](const SegmentDef& s) {
    return s.kind == SegmentKind::city && (s.edges >> ring_centre(side) & 1) != 0;
  });
  if (centre > 1) return false;
  return city ? left + right == 0 : left == 1 && right == 1;
}

}  // namespace

TEST_CASE("every ring position of every known tile belongs to exactly one segment", "[catalogue]") {
  for (const TileDef& tile : law().tiles) {
    // Sides of a block that face inwards carry nothing; an abbey fits any side.
    if (!tile.known || tile.has_block || tile.segments.empty()) continue;
    for (const Side side : kSides) {
      INFO(tile.set << " " << tile.id << " side " << static_cast<int>(side));
      CHECK(sound_side(tile, side));
    }
  }
}

TEST_CASE("segments stand in the order of their kinds and fields border cities that are there",
          "[catalogue]") {
  const auto rank = [](SegmentKind k) {
    return k == SegmentKind::city ? 0 : k == SegmentKind::road ? 1 : k == SegmentKind::river ? 2 : 3;
  };
  for (const TileDef& tile : law().tiles) {
    INFO(tile.set << " " << tile.id);
    CHECK(std::is_sorted(
        tile.segments.begin(), tile.segments.end(),
        [&](const SegmentDef& a, const SegmentDef& b) { return rank(a.kind) < rank(b.kind); }));
    const auto cities = std::count_if(tile.segments.begin(), tile.segments.end(),
                                      [](const SegmentDef& s) { return s.kind == SegmentKind::city; });
    for (const SegmentDef& s : tile.segments) CHECK(s.cities >> cities == 0);
  }
}

TEST_CASE("a set's tiles are its own, and none stands in it twice", "[catalogue]") {
  for (const TileSet& set : law().sets) {
    std::set<std::string_view> ids;
    for (const SetEntry& e : set.entries) {
      INFO(set.id);
      CHECK(law().tiles[e.tile].set == set.id);
      CHECK(ids.insert(law().tiles[e.tile].id).second);
    }
  }
}

TEST_CASE("the base sets hold the 24 shapes by their letters", "[catalogue]") {
  const std::map<char, int> copies = {{'A', 2}, {'B', 4}, {'C', 1}, {'D', 4}, {'E', 5}, {'F', 2},
                                      {'G', 1}, {'H', 3}, {'I', 2}, {'J', 3}, {'K', 3}, {'L', 3},
                                      {'M', 2}, {'N', 3}, {'O', 2}, {'P', 3}, {'Q', 1}, {'R', 3},
                                      {'S', 2}, {'T', 1}, {'U', 8}, {'V', 9}, {'W', 4}, {'X', 1}};
  for (const char* id : {"base-c1", "base-c2"}) {
    const TileSet* set = set_by_id(law(), id);
    REQUIRE(set != nullptr);
    std::map<char, int> found;
    std::map<char, std::string> sides;
    int starts = 0;
    for (const SetEntry& e : set->entries) {
      const TileDef& tile = law().tiles[e.tile];
      REQUIRE(tile.letter.size() == 1);
      found[tile.letter[0]] += e.count;
      starts += e.start ? 1 : 0;
      auto& known = sides[tile.letter[0]];
      if (known.empty()) known = sides_of(tile);
      CHECK(known == sides_of(tile));  // with and without garden alike
    }
    CHECK(found == copies);
    CHECK(starts == 1);
    CHECK(sides['D'] == "CRFR");
  }
}

TEST_CASE("the Tower's tiles are as its tables say", "[catalogue]") {
  const auto one = [](const char* name) -> const TileDef& {
    const auto found = find_tiles(law(), name);
    REQUIRE(found.size() == 1);
    return law().tiles[found[0]];
  };
  for (const char* id : {"tower-c1", "tower-c2"}) {
    const TileSet& set = *set_by_id(law(), id);
    int tiles = 0;
    for (const SetEntry& e : set.entries) {
      tiles += e.count;
      CHECK(law().tiles[e.tile].foundation);
    }
    CHECK(tiles == 18);
    CHECK(set.entries.size() == 17);
  }
  CHECK(one("tower-c2:A").road_bridge);
  CHECK(one("tower-c1:05").road_bridge);
  CHECK(one("tower-c2:J").monastery);
  CHECK(one("tower-c2:E").garden);
  CHECK(one("tower-c2:I").garden);
}
