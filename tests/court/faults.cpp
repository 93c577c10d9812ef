// Faults put into one witness at a time: the other one notices each of them.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "spec/scenario/read.hpp"
#include "spec/scenario/runs.hpp"
#include "tools/court/check.hpp"
#include "tools/court/duel.hpp"

using namespace assize;
using namespace assize::court;

namespace {

struct Seeded {
  const char* name;
  ClauseId clause;
  Switch how;
};

constexpr std::array<Seeded, 34> kFaults = {{
    {"the range is one longer for each floor", "tower.range.one-tile-per-floor"_c, Switch::one_more},
    {"the range is nothing", "tower.range.one-tile-per-floor"_c, Switch::one_less},
    {"diagonals are in reach", "tower.range.four-directions"_c, Switch::off},
    {"the exchange is skipped", "tower.exchange.trigger"_c, Switch::off},
    {"a ransom costs one point more", "tower.ransom.price"_c, Switch::one_more},
    {"the captor is not paid", "tower.ransom.paid-to-captor"_c, Switch::off},
    {"everybody in a feature is paid", "base.score.majority"_c, Switch::off},
    {"an own capture is kept as a prisoner", "tower.capture.own-to-supply"_c, Switch::off},
    {"prisoners go home at once", "tower.capture.prisoner-kept-in-front"_c, Switch::off},
    {"a closed tower grows", "tower.close.meeple-closes-tower"_c, Switch::off},
    {"two meeples on a tower", "tower.close.one-meeple-per-tower"_c, Switch::off},
    {"two floors at a time", "tower.action.own-floors-only"_c, Switch::one_more},
    {"an occupied feature is open to others", "base.meeple.unoccupied"_c, Switch::off},
    {"cities pay one point more", "base.city.points"_c, Switch::one_more},
    {"roads pay one point more", "base.road.points"_c, Switch::one_more},
    {"a monastery pays one point less", "base.monastery.points"_c, Switch::one_less},
    {"meeples that earned nothing stay", "base.score.all-return"_c, Switch::off},
    {"a floor is placed after another action", "base.action.one-figure-action"_c, Switch::one_more},
    {"exchanged prisoners do not come home", "tower.exchange.to-owners"_c, Switch::off},
    {"a third ghost leaves the tower closed", "tower.reopen.other-means"_c, Switch::off},
    {"occupied features are never joined", "base.meeple.join-later"_c, Switch::off},
    {"the completing tile takes nobody", "base.meeple.completing-tile"_c, Switch::off},
    {"a meeple is at hand before it comes home", "base.meeple.late-return"_c, Switch::off},
    {"fields are complete", "base.field.never-complete"_c, Switch::off},
    {"nothing bounds a field", "base.field.extent"_c, Switch::off},
    {"fields cross roads between the tiles", "base.field.half-edges"_c, Switch::off},
    {"roads go on through crossings", "base.road.crossing"_c, Switch::off},
    {"roads do not end at a gate", "base.road.ends"_c, Switch::off},
    {"nobody stands on river tiles", "river.meeple"_c, Switch::off},
    {"fields cross the river", "river.splits-fields"_c, Switch::off},
    {"two tiles of a city give two points", "base.city.two-tiles"_c, Switch::off},
    {"an abbot stays where he is", "abbot.call-back"_c, Switch::off},
    {"an abbot called back earns one point more for each tile", "abbot.call-back"_c, Switch::one_more},
    {"fields go on under bridges", "river.bridges"_c, Switch::off},
}};

/// Only an event shows these; random positions have them.
constexpr std::array<Seeded, 7> kEventFaults = {{
    {"the plague spares towers", "tower.interactions.plague.affects-tower-meeple"_c, Switch::off},
    {"the dragon spares towers", "tower.interactions.princess-dragon.dragon-eats-tower-meeple"_c, Switch::off},
    {"the fairy keeps no dragon off", "dragon.fairy-tile"_c, Switch::off},
    {"a festival takes anybody's figure", "base.meeple.no-recall"_c, Switch::off},
    {"a princess reaches beyond cities", "princess.use"_c, Switch::off},
    {"two ghosts are enough", "tower.reopen.by-third-ghost"_c, Switch::one_less},
    {"the big top pays nobody", "ix.circus.c2-scoring"_c, Switch::off},
}};

constexpr int kMostBouts = 1000;

bool noticed_by_runs(const scenario::Scenario& s, const Fault& fault) {
  const auto runs = scenario::runs_of(s, builtin_catalogue());
  return runs && std::any_of(runs->begin(), runs->end(), [&](const scenario::Run& run) {
           return !hold(builtin_catalogue(), {s, run}, {fault}).differences.empty();
         });
}

/// One of the scenarios about that clause shows the fault.
bool noticed_by_scenario(const Fault& fault) {
  static const std::vector<scenario::Scenario> all = [] {
    std::vector<scenario::Scenario> read;
    const std::string root = ASSIZE_SOURCE_DIR "/scenarios/";
    const auto files = scenario_files({root + "base", root + "tower", root + "river", root + "abbot", root + "cases"});
    for (const auto& file : *files) {
      if (auto s = scenario::read_scenario(file.string(), builtin_catalogue())) read.push_back(*std::move(s));
    }
    return read;
  }();
  return std::any_of(all.begin(), all.end(), [&](const scenario::Scenario& s) {
    const bool about = std::any_of(s.clauses.begin(), s.clauses.end(),
                                   [&](const scenario::ClauseRef& c) { return c.id == fault.clause; });
    return about && noticed_by_runs(s, fault);
  });
}

/// The first bout that shows the fault, counted from 1; 0: none does.
int noticed_by_bout(const Fault& fault) {
  for (int seed = 1; seed <= kMostBouts; ++seed) {
    const auto bout = random_bout(builtin_catalogue(), static_cast<std::uint64_t>(seed));
    if (bout && !hold(builtin_catalogue(), *bout, {fault}).differences.empty()) return seed;
  }
  return 0;
}

}  // namespace

TEST_CASE("seeded faults in either witness are noticed by scenarios or on random positions", "[faults]") {
  for (const bool in_engine : {true, false}) {
    for (const Seeded& f : kFaults) {
      INFO((in_engine ? "engine: " : "constraints: ") << f.name);
      const Fault fault{in_engine, f.clause, f.how};
      CHECK((noticed_by_scenario(fault) || noticed_by_bout(fault) > 0));
    }
  }
}

TEST_CASE("seeded faults about events are noticed on random positions", "[faults]") {
  for (const bool in_engine : {true, false}) {
    for (const Seeded& f : kEventFaults) {
      INFO((in_engine ? "engine: " : "constraints: ") << f.name);
      CHECK(noticed_by_bout({in_engine, f.clause, f.how}) > 0);
    }
  }
}

TEST_CASE("the witnesses agree on random positions", "[duel]") {
  const Duel all = duel(builtin_catalogue(), 1, 1500, 2);
  CHECK(all.bouts == 1500);
  CHECK(all.skipped < 15);
  CHECK(all.refused > 100);
  for (const auto& [seed, held] : all.parted) {
    for (const Disagreement& d : held.differences) FAIL_CHECK("seed " << seed << ": " << to_string(d));
  }
}
