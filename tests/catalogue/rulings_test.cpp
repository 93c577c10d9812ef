#include "spec/catalogue/rulings.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/ids.hpp"

using namespace assize;

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}
using Values = std::vector<std::uint8_t>;

/// Mends broken constraints by changing options that are not fixed yet.
bool mend(Values& values, std::set<OptionId> fixed, int depth) {
  const auto broken = broken_constraints(law(), values);
  if (broken.empty()) return true;
  if (depth == 0) return false;
  const Constraint& c = law().constraints[broken.front()];
  std::vector<Condition> parts(c.then.begin(), c.then.end());
  parts.insert(parts.end(), c.when.begin(), c.when.end());
  for (const Condition& part : parts) {
    if (fixed.contains(part.option)) continue;
    auto next = fixed;
    next.insert(part.option);
    const auto count = law().options[static_cast<std::size_t>(part.option)].values.size();
    for (std::size_t v = 0; v < count; ++v) {
      Values changed = values;
      changed[static_cast<std::size_t>(part.option)] = static_cast<std::uint8_t>(v);
      if (changed != values && mend(changed, next, depth - 1)) {
        values = changed;
        return true;
      }
    }
  }
  return false;
}

std::string_view ruling(const Profile& profile, OptionId option) {
  const auto at = static_cast<std::size_t>(option);
  return law().options[at].values[profile.rulings[at]].value;
}

}  // namespace

TEST_CASE("every profile has a value and a basis for every option and breaks no constraint", "[catalogue]") {
  for (const Profile& p : law().profiles) {
    INFO(p.id);
    REQUIRE(p.rulings.size() == law().options.size());
    REQUIRE(p.basis.size() == law().options.size());
    for (std::size_t i = 0; i < law().options.size(); ++i) {
      INFO(law().options[i].id);
      CHECK(p.rulings[i] < law().options[i].values.size());
      CHECK_FALSE(p.basis[i].empty());
    }
    for (const std::size_t broken : broken_constraints(law(), p.rulings))
      FAIL(law().constraints[broken].text);
    if (!p.parent.empty()) CHECK(profile_by_id(law(), p.parent) != nullptr);
  }
}

TEST_CASE("the profiles that people know are there", "[catalogue]") {
  for (const char* id : {"C1-first", "C1-current", "C2", "C3", "C2-HiG", "C2-ZMG-misprint", "C1-HiG-current",
                         "C1-HiG-initial", "C1-HiG-BigBox1", "C1-RGG", "C1-RGG-BigBox1", "C1-ZMG-new"}) {
    INFO(id);
    CHECK(profile_by_id(law(), id) != nullptr);
  }
  CHECK(profile_by_id(law(), "C2-HiG")->parent == "C2");
  CHECK(profile_by_id(law(), "C2-ZMG-misprint")->parent == "C2-HiG");
  CHECK(ruling(*profile_by_id(law(), "C2-ZMG-misprint"), "tower.action-needs-foundation-tile"_o) ==
        "new-actions-only");
  CHECK(ruling(*profile_by_id(law(), "C1-HiG-initial"), "tower.capture-own"_o) == "no");
  CHECK(ruling(*profile_by_id(law(), "C1-RGG"), "tower.capture-from-tower"_o) == "no");
  CHECK(ruling(*profile_by_id(law(), "C1-RGG-BigBox1"), "tower.capture-from-tower"_o) == "yes");
  CHECK(ruling(*profile_by_id(law(), "C1-first"), "base.farmer-scoring"_o) == "per-city-4");
}

TEST_CASE("every value of every option can be chosen without breaking a constraint", "[catalogue]") {
  for (std::size_t o = 0; o < law().options.size(); ++o) {
    for (std::size_t v = 0; v < law().options[o].values.size(); ++v) {
      const bool reachable = std::any_of(law().profiles.begin(), law().profiles.end(), [&](const Profile& p) {
        Values values(p.rulings.begin(), p.rulings.end());
        values[o] = static_cast<std::uint8_t>(v);
        return mend(values, {static_cast<OptionId>(o)}, 5);
      });
      INFO(law().options[o].id << " = " << law().options[o].values[v].value);
      CHECK(reachable);
    }
  }
}

TEST_CASE("constraints are data", "[catalogue]") {
  const Profile& p = *profile_by_id(law(), "C2-HiG");
  Values values(p.rulings.begin(), p.rulings.end());
  const auto set = [&](Ruling r) { values[static_cast<std::size_t>(r.option)] = r.value; };
  CHECK(irrelevant(law(), "tower.house.diagonal-metric"_o, values));
  set("tower.house.diagonal=on"_r);
  CHECK_FALSE(irrelevant(law(), "tower.house.diagonal-metric"_o, values));
  set("tower.house.no-ransom=on"_r);
  CHECK(irrelevant(law(), "tower.ransom-timing"_o, values));
  CHECK(broken_constraints(law(), values).empty());
  set("tower.ransom-needs-three-points=no"_r);
  CHECK(broken_constraints(law(), values).size() == 1);
  set("tower.ransom-short-payment=go-negative"_r);
  CHECK(broken_constraints(law(), values).empty());
}

TEST_CASE("an ambiguity has at least two readings, each a value of its option", "[catalogue]") {
  for (const Ambiguity& a : law().ambiguities) {
    INFO(a.id);
    CHECK(a.readings.size() >= 2);
    CHECK_FALSE(a.clauses.empty());
    CHECK_FALSE(a.basis.empty());
    const Option& option = law().options[static_cast<std::size_t>(a.option)];
    if (!option.pending.empty()) CHECK_FALSE(a.pending.empty());
  }
}

TEST_CASE("an open question that can be played now has its ambiguity", "[catalogue]") {
  for (std::size_t o = 0; o < law().options.size(); ++o) {
    const Option& option = law().options[o];
    if (option.kind != "ambiguity" || !option.pending.empty()) continue;
    INFO(option.id);
    const bool asked = std::any_of(law().ambiguities.begin(), law().ambiguities.end(),
                                   [&](const Ambiguity& a) { return a.option == static_cast<OptionId>(o); });
    CHECK(asked);
  }
}
