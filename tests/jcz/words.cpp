// Places, elements, rules, sets: every word of the format is known.
#include <algorithm>
#include <catch2/catch.hpp>

#include "spec/catalogue/find.hpp"
#include "tools/jcz/elements.hpp"
#include "tools/jcz/location.hpp"

namespace assize::jcz {

TEST_CASE("Names of places are read and printed") {
  for (const char* name :
       {"N",  "E",  "S",  "W",    "NE", "SE", "SW",  "NW", "NS", "WE",          "_N",
        "_E", "_S", "_W", "NWSE", "I",  "II", "III", "IV", "NL", "NL.NR.EL.WR", "NL.NR.EL.ER.SL.SR.WL.WR"}) {
    const LocationName read = parse_location(name);
    REQUIRE(read.location);
    CHECK(location_text(*read.location) == name);
  }
  CHECK(location_text(*parse_location("WR.NL.EL.NR").location) == "NL.NR.EL.WR");
  CHECK(parse_location("_N").location->edges ==
        (parse_location("W").location->edges | parse_location("S").location->edges |
         parse_location("E").location->edges));
  for (const char* none : {"", ".", "NL.", "NL.NL", "X", "N.E", "V", "NL.N"})
    CHECK(!parse_location(none).location);
  CHECK(parse_location("QUARTER_CASTLE").why == NoLocation::not_played);
  CHECK(parse_location("AS_ABBOT").why == NoLocation::not_played);
}

TEST_CASE("Rules set options of the catalogue, and sets are its sets") {
  const Catalogue& catalogue = builtin_catalogue();
  for (const Rule& r : rules()) {
    if (r.option.empty()) continue;
    const auto id = option_by_id(catalogue, r.option);
    REQUIRE(id);
    for (const RuleWord& w : r.values) {
      const auto& values = catalogue.options[static_cast<std::size_t>(*id)].values;
      INFO(r.name << " " << w.value);
      CHECK(std::any_of(values.begin(), values.end(),
                        [&](const OptionValue& v) { return v.value == w.means; }));
    }
  }
  for (const TileSetWord& s : tile_sets()) {
    if (!s.set.empty()) CHECK(set_by_id(catalogue, s.set) != nullptr);
  }
}

TEST_CASE("No word stands in a table twice") {
  const auto once = [](auto words) {
    std::vector<std::string_view> names;
    for (const auto& w : words) names.push_back(w.name);
    std::sort(names.begin(), names.end());
    return std::adjacent_find(names.begin(), names.end()) == names.end();
  };
  CHECK(once(elements()));
  CHECK(once(rules()));
  CHECK(once(tile_sets()));
}

}  // namespace assize::jcz
