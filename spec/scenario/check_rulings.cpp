#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "spec/catalogue/rulings.hpp"
#include "spec/scenario/checker.hpp"
#include "spec/scenario/runs.hpp"

namespace assize::scenario {
namespace {

/// "opt=a|b"
std::string text_of(const Condition& condition, const Catalogue& catalogue) {
  const Option& option = catalogue.options[static_cast<std::size_t>(condition.option)];
  std::vector<std::string_view> values;
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    if ((condition.values >> i & 1U) != 0) values.push_back(option.values[i].value);
  }
  return fmt::format("{}={}", option.id, fmt::join(values, "|"));
}

std::string advice(const Constraint& constraint, const std::vector<std::uint8_t>& values,
                   const Catalogue& catalogue) {
  std::vector<std::string> needed;
  for (const Condition& condition : constraint.then) {
    if (constraint.kind == ConstraintKind::forces && !holds(condition, values)) {
      needed.push_back(text_of(condition, catalogue));
    } else if (constraint.kind == ConstraintKind::conflicts) {
      needed.push_back("other than " + text_of(condition, catalogue));
    }
  }
  return fmt::format("rule also {}", fmt::join(needed, ", "));
}

/// Whether some option that would have to change belongs to a rulebook in play.
bool about_what_is_played(const Constraint& constraint, const Checker& checker) {
  return std::any_of(constraint.then.begin(), constraint.then.end(), [&](const Condition& condition) {
    const std::string_view rulebook =
        checker.catalogue.options[static_cast<std::size_t>(condition.option)].rulebook;
    const auto& sets = checker.book.sets();
    return rulebook == "base" || std::any_of(sets.begin(), sets.end(), [&](std::size_t set) {
             return checker.catalogue.sets[set].rulebook == rulebook;
           });
  });
}

/// The first constraint that the rulings break in that profile.
bool check_rulings(const Checker& checker, const ProfileRef& profile,
                   const std::vector<RulingRef>& readings) {
  const Catalogue& catalogue = checker.catalogue;
  const auto& base = catalogue.profiles[profile.index].rulings;
  std::vector<std::uint8_t> values(base.begin(), base.end());
  Where where = profile.where;
  for (const auto* rulings : {&std::as_const(checker.scenario.rulings), &readings}) {
    for (const RulingRef& ref : *rulings) {
      values[static_cast<std::size_t>(ref.ruling.option)] = ref.ruling.value;
      where = ref.where;
    }
  }
  const auto broken = broken_constraints(catalogue, values);
  const auto matters = std::find_if(broken.begin(), broken.end(), [&](std::size_t i) {
    return about_what_is_played(catalogue.constraints[i], checker);
  });
  if (matters == broken.end()) return true;
  const Constraint& constraint = catalogue.constraints[*matters];
  checker.complain(
      where, fmt::format("these rulings do not go together under {}: {}", profile.name, constraint.text),
      advice(constraint, values, catalogue));
  return false;
}

}  // namespace

void check_runs(const Checker& checker) {
  const Scenario& scenario = checker.scenario;
  if (!scenario.rulings.empty()) {
    for (const ProfileRef& profile : scenario.profiles) {
      if (!check_rulings(checker, profile, {})) return;
    }
  }
  for (const ExpectUnder& under : scenario.expect_under) {
    if (under.rulings.empty()) continue;
    for (const ProfileRef& profile : under.profiles.empty() ? scenario.profiles : under.profiles) {
      if (!check_rulings(checker, profile, under.rulings)) break;
    }
  }
  if (const auto runs = runs_of(scenario, checker.catalogue); !runs) {
    for (const Conflict& conflict : runs.error())
      checker.complain(conflict.where, conflict.message, conflict.hint);
  }
}

}  // namespace assize::scenario
