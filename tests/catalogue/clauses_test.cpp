#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "spec/catalogue/ids.hpp"
#include "spec/catalogue/rulings.hpp"

using namespace assize;

namespace {
const Catalogue& law() {
  return builtin_catalogue();
}
const Clause& at(ClauseId id) {
  return law().clauses[static_cast<std::size_t>(id)];
}
const std::set<std::string_view> kPlayed = {"base", "river", "abbot", "tower", "interactions"};
}  // namespace

TEST_CASE("literals name what they say", "[catalogue]") {
  CHECK(at("tower.ransom.price"_c).id == "tower.ransom.price");
  constexpr Ruling own = "tower.capture-own=no"_r;
  CHECK(law().options[static_cast<std::size_t>(own.option)].values[own.value].value == "no");
  CHECK(own.option == "tower.capture-own"_o);
  CHECK(law().numbers[static_cast<std::size_t>("tower.ransom.price.ransom"_n)].value == 3);
}

TEST_CASE("ids are unique and sorted", "[catalogue]") {
  const auto before = [](const auto& a, const auto& b) { return a.id >= b.id; };
  CHECK(std::adjacent_find(law().clauses.begin(), law().clauses.end(), before) == law().clauses.end());
  CHECK(std::adjacent_find(law().options.begin(), law().options.end(), before) == law().options.end());
  CHECK(std::adjacent_find(law().ambiguities.begin(), law().ambiguities.end(), before) ==
        law().ambiguities.end());
  CHECK(std::adjacent_find(law().sets.begin(), law().sets.end(), before) == law().sets.end());
  std::set<std::string_view> profiles;
  for (const Profile& p : law().profiles) CHECK(profiles.insert(p.id).second);
}

TEST_CASE("clauses and options have separate names", "[catalogue]") {
  // Three keys are both today; the literals _c and _o keep them apart.
  CHECK(static_cast<std::size_t>("tower.house.no-ransom"_c) < law().clauses.size());
  CHECK(static_cast<std::size_t>("tower.house.no-ransom"_o) < law().options.size());
}

TEST_CASE("a cite names a decision in one step", "[catalogue]") {
  for (const Clause& c : law().clauses) {
    if (!c.restates) continue;
    INFO(c.id);
    CHECK_FALSE(at(c.cites).restates);
    CHECK(at(c.cites).id != c.id);
  }
}

TEST_CASE("a cite can be tested only as far as its decision can", "[catalogue]") {
  for (const Clause& c : law().clauses) {
    if (!c.restates || !c.testable || !c.pending.empty()) continue;
    INFO(c.id << " cites " << at(c.cites).id);
    CHECK(at(c.cites).testable);
    CHECK(at(c.cites).pending.empty());
  }
}

TEST_CASE("what waits says for what, and what is played does not wait for itself", "[catalogue]") {
  for (const Clause& c : law().clauses) {
    INFO(c.id);
    CHECK_FALSE(c.rulebook.empty());
    CHECK_FALSE(kPlayed.contains(c.pending));
    CHECK((c.testable == c.why_not.empty()));
    CHECK((c.editions != 0 || !c.when.empty()));
    CHECK((c.adopted & c.editions) == 0);
  }
}

TEST_CASE("every clause that can be tested now is in force under some profile or some ruling",
          "[catalogue]") {
  for (const Clause& c : law().clauses) {
    if (!c.testable || !c.pending.empty() || c.restates) continue;
    INFO(c.id);
    const bool somewhere = std::any_of(law().profiles.begin(), law().profiles.end(),
                                       [&](const Profile& p) { return in_force(c, p.edition, p.rulings); });
    CHECK((somewhere || !c.when.empty()));
  }
}

TEST_CASE("clauses and options name each other", "[catalogue]") {
  for (const Clause& c : law().clauses) {
    for (const Condition& w : c.when) {
      INFO(c.id);
      CHECK(std::find(c.options.begin(), c.options.end(), w.option) != c.options.end());
    }
    for (const OptionId o : c.options) {
      const auto& back = law().options[static_cast<std::size_t>(o)].clauses;
      const auto names = [&](ClauseId id) { return &at(id) == &c; };
      INFO(c.id << " and " << law().options[static_cast<std::size_t>(o)].id);
      CHECK(std::any_of(back.begin(), back.end(), names));
    }
  }
}

TEST_CASE("under every value of an option that decides between clauses one of them is in force",
          "[catalogue]") {
  const auto only_one = [](std::vector<ClauseId> clauses, Ruling r) {
    std::vector<std::uint8_t> rulings(law().profiles[0].rulings.begin(), law().profiles[0].rulings.end());
    rulings.at(static_cast<std::size_t>(r.option)) = r.value;
    return std::count_if(clauses.begin(), clauses.end(),
                         [&](ClauseId c) { return in_force(at(c), Edition::c2, rulings); }) == 1;
  };
  const std::vector<ClauseId> fields = {"base.field.points"_c, "base.field.points-c1-first"_c,
                                        "base.field.points-c1-second"_c};
  CHECK(only_one(fields, "base.farmer-scoring=per-city-4"_r));
  CHECK(only_one(fields, "base.farmer-scoring=per-field-3-once"_r));
  CHECK(only_one(fields, "base.farmer-scoring=per-field-3"_r));
  const std::vector<ClauseId> own = {"tower.capture.any-owner"_c, "tower.variant.original.opponents-only"_c};
  CHECK(only_one(own, "tower.capture-own=yes"_r));
  CHECK(only_one(own, "tower.capture-own=no"_r));
  const std::vector<ClauseId> holes = {"tower.range.over-holes"_c, "tower.house.no-capture-over-holes"_c};
  CHECK(only_one(holes, "tower.house.no-capture-over-holes=off"_r));
  CHECK(only_one(holes, "tower.house.no-capture-over-holes=on"_r));
}
