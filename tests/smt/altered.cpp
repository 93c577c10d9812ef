// Clauses switched off in the constraints: something changes each time.
#include <set>

#include "spec/smt/board/reading.hpp"
#include "tests/smt/played.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

constexpr const char* kHead = R"(
title   = "A clause is switched"
clauses = ["base.tile.touch"]
players = ["red", "blue"]
)";

std::string board(std::string_view sets, std::string_view rest) {
  return std::string(kHead) + "sets = [" + std::string(sets) + "]\n" + std::string(rest);
}
std::string base(std::string_view rest) {
  return board(R"("base-c2")", rest);
}

}  // namespace

TEST_CASE("occupied features may be joined by a clause", "[smt]") {
  const auto between = [](const char* figures) {
    return base(std::string(R"(
[board]
map = """
  BA/RCr  .     BA/RCr
  BA/L    BA/L  BA/L
"""
figures = [)") + figures +
                R"(]
[[step]]
place = "BA/RCr"
at = [1, 0]
)");
  };
  const std::string both = between(
      R"({ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "blue meeple", at = [2, 0], on = "road" })");
  turns_on(both, "base.meeple.join-later"_c);
  turns_on(
      between(
          R"({ figure = "red meeple", at = [0, 0], on = "field EL" }, { figure = "red meeple", at = [2, 0], on = "field EL" })"),
      "base.meeple.join-later"_c);
  const std::string apart = between(
      R"({ figure = "red meeple", at = [0, 0], on = "road" }, { figure = "blue meeple", at = [2, 0], on = "field EL" })");
  CHECK(wrong(played(apart, {{"base.meeple.join-later"_c}})).empty());
}

TEST_CASE("the completing tile may be occupied by a clause", "[smt]") {
  turns_on(base(R"(
[board]
map = "BA/LR@3 BA/LR@1"
just_placed = [1, 0]
[[step]]
deploy = "red meeple"
on = "road"
)"),
           "base.meeple.completing-tile"_c);
  CHECK(wrong(played(base(R"(
[board]
map = "BA/LR@3 BA/RCr"
just_placed = [1, 0]
[[step]]
deploy = "red meeple"
on = "road"
)"),
                     {{"base.meeple.completing-tile"_c}}))
            .empty());
}

TEST_CASE("a meeple that scoring brings home is not at hand by a clause", "[smt]") {
  turns_on(base(R"(
[board]
map = "BA/LR@3 BA/LR@1"
figures = [{ figure = "red meeple", at = [0, 0], on = "road" }]
supply = { red = { meeple = 0 } }
just_placed = [1, 0]
[[step]]
deploy = "red meeple"
on = "monastery"
[expect]
illegal = { step = 1, clause = "base.meeple.empty-supply" }
)"),
           "base.meeple.late-return"_c);
}

TEST_CASE("fields are never complete by a clause", "[smt]") {
  const std::string ring = base(R"(
[board]
map = """
  BA/Rr@3 .
  BA/Rr@2 BA/Rr@1
"""
figures = [{ figure = "red meeple", at = [0, 0], on = "field SL" }]
[[step]]
place = "BA/Rr"
at = [1, 0]
[[step]]
pass = true
[[step]]
end = "turn"
[expect]
features = [{ at = [0, 0], on = "field SL", complete = false }]
figures = [{ figure = "red meeple", at = [0, 0], on = "field SL" }]
)");
  turns_on(ring, "base.field.never-complete"_c);
}

TEST_CASE("where roads end is read by clauses", "[smt]") {
  const std::string village = base(R"(
[board]
map = "BA/LR@3 BA/RRR BA/RCr"
[expect]
features = [{ at = [0, 0], on = "road", complete = true, tiles = 2, apart_from = { at = [2, 0], on = "road" } }]
parts = [{ at = [1, 0], road = 3 }]
)");
  turns_on(village, "base.road.crossing"_c);
  turns_on(village, "base.road.ends"_c);  // at the monastery
  turns_on(board(R"("base-c2", "tower-c2")", R"(
[board]
map = "BA/LR@3 TO/RRG"
[expect]
features = [{ at = [0, 0], on = "road", complete = true }]
)"),
           "base.road.ends"_c);
}

TEST_CASE("where fields end is read by clauses", "[smt]") {
  const std::string road = base(R"(
[board]
map = "BA/RCr BA/RFr"
[expect]
parts = [{ at = [1, 0], field = 2 }]
)");
  turns_on(road, "base.field.extent"_c);
  turns_on(road, "base.field.half-edges"_c);
}

TEST_CASE("what a river and a garden part is read by clauses", "[smt]") {
  const Catalogue& catalogue = builtin_catalogue();
  const auto fields = [&](std::string_view id, const smt::Reading& reading) {
    const auto found = std::find_if(catalogue.tiles.begin(), catalogue.tiles.end(),
                                    [&](const TileDef& t) { return t.id == id; });
    REQUIRE(found != catalogue.tiles.end());
    const Shape shape =
        shape_of(catalogue, static_cast<std::uint16_t>(found - catalogue.tiles.begin()), 0, reading);
    std::set<std::int8_t> different(shape.field.begin(), shape.field.end());
    different.erase(-1);
    for (const std::int8_t f : different) CHECK(shape.segment[static_cast<std::size_t>(kFieldSeat + f)] >= 0);
    return different.size();
  };
  CHECK(fields("RI.1/IFI", {}) == 2);
  CHECK(fields("RI.1/IFI", {.banks_join = true}) == 1);
  CHECK(fields("RI.1/IFI", {.land_is_one = true}) == 2);
  CHECK(fields("RI/s", {}) == 1);
  CHECK(fields("RI/s", {.river_end_splits = true}) == 2);
  CHECK(fields("RI.1/RIrI", {}) == 4);
  CHECK(fields("RI.1/RIrI", {.under_bridges = true}) == 2);
  CHECK(fields("RI.1/RIrI", {.halves_join = true}) == 2);
  CHECK(fields("RI.1/RIrI", {.banks_join = true}) == 2);
  CHECK(fields("RI.1/RIrI", {.land_is_one = true}) == 2);
  CHECK(fields("RI.1/RrII", {.under_bridges = true}) == 3);
  CHECK(fields("RI.1/IIG", {}) == 2);
  CHECK(fields("RI.1/IIG", {.garden_splits = true}) == 5);
  Law law = law_of();
  for (const ClauseId c :
       {"river.splits-fields"_c, "river.ends-wrap"_c, "river.bridges"_c, "garden.not-a-field-split"_c}) {
    law.alter(c, Change::off);
  }
  const smt::Reading off = reading_of(law);
  CHECK((off.banks_join && off.river_end_splits && off.under_bridges && off.garden_splits));
}

TEST_CASE("nobody stands on a river, and everybody on its tiles by the same clause", "[smt]") {
  const auto on = [](const char* place, const char* expect) {
    return board(R"("base-c2", "river-c2")", std::string(R"(
[board]
map = "RI/s RI.1/IFI RI.1/CICI"
just_placed = [2, 0]
[[step]]
deploy = "red meeple"
on = ")") + place + "\"\n" + expect);
  };
  turns_on(on("river", R"([expect]
illegal = { step = 1, clause = "river.meeple" })"),
           "river.meeple"_c);
  turns_on(on("city S", ""), "river.meeple"_c);
}

TEST_CASE("numbers of small cities and of the abbot who is called back", "[smt]") {
  const std::string tiny = base(R"(
[board]
map = """
  BA/C@2
  BA/RCr
"""
figures = [{ figure = "red meeple", at = [0, 1], on = "city" }]
[expect]
features = [{ at = [0, 1], on = "city", value = 4 }]
)");
  turns_on(tiny, "base.city.two-tiles"_c, Change::one_more);
  const std::string abbot = board(R"("base-c2")", R"(
with = ["abbot"]
[board]
map = "BA/L BA/LR@3"
figures = [{ figure = "red abbot", at = [0, 0], on = "monastery" }]
just_placed = [1, 0]
[[step]]
recall = "red abbot"
at = [0, 0]
[expect]
gain = { red = 2 }
)");
  turns_on(abbot, "abbot.call-back"_c, Change::one_more);
  turns_on(abbot, "abbot.call-back"_c, Change::one_less);
  CHECK(wrong(played(abbot, {{"abbot.final"_c, Change::one_more}})).empty());
}
