// Clauses that scenarios are about: switched off, the constraints come to something else.
#include <algorithm>

#include "tests/smt/played.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

bool turns(const std::string& file, ClauseId clause) {
  const auto s =
      scenario::read_scenario(std::string(ASSIZE_SOURCE_DIR "/scenarios/") + file, builtin_catalogue());
  REQUIRE(s);
  const auto runs = scenario::runs_of(*s, builtin_catalogue());
  REQUIRE(runs);
  const Alteration off{clause, Change::off};
  return std::any_of(runs->begin(), runs->end(), [&](const scenario::Run& run) {
    cases::Decisions decide;
    const auto begin = cases::position_of(*s, run, builtin_catalogue(), std::span(&off, 1));
    return !wrong(cases::play_through(*s, run, begin, decide)).empty();
  });
}

}  // namespace

TEST_CASE("scenarios turn where the constraints are without the clause that they are about", "[smt]") {
  CHECK(turns("abbot/field-round-the-garden.toml", "garden.not-a-field-split"_c));
  CHECK(turns("river/round-the-spring.toml", "river.ends-wrap"_c));
  CHECK(turns("river/two-banks.toml", "river.splits-fields"_c));
  CHECK(turns("river/under-the-bridge.toml", "river.bridges"_c));
  CHECK(turns("river/start-tile-removed.toml", "river.start-removed"_c));
  CHECK(turns("base/road/crossing.toml", "base.road.crossing"_c));
  CHECK(turns("base/road/ends-at-a-tower-site.toml", "base.road.ends"_c));
  CHECK(turns("base/field/beyond-the-road.toml", "base.field.extent"_c));
  CHECK(turns("base/field/half-edges.toml", "base.field.half-edges"_c));
  CHECK(turns("base/field/enclosed.toml", "base.field.never-complete"_c));
  CHECK(turns("base/meeple/back-too-late.toml", "base.meeple.late-return"_c));
  CHECK(turns("inns/large-meeple-counts-two.toml", "inns.large.strength"_c));
  CHECK(turns("tower/ransom/used-at-once.toml", "tower.ransom.usable-at-once"_c));
  CHECK(turns("base/field/touched-twice.toml", "base.field.city-once-per-field"_c));
  CHECK(turns("base/city/two-tiles.toml", "base.city.two-tiles-old"_c));
  CHECK(turns("tower/reopen/other-means.toml", "tower.reopen.other-means"_c));
}
