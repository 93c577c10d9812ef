#include "spec/scenario/runs.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize::scenario {
namespace {

std::uint8_t value_in(const Run& run, OptionId option, const Catalogue& catalogue) {
  for (const Ruling& ruling : run.rulings) {
    if (ruling.option == option) return ruling.value;
  }
  return catalogue.profiles[run.profile].rulings[static_cast<std::size_t>(option)];
}

/// The same profile under the same rulings, however they came about.
bool same_game(const Run& a, const Run& b, const Catalogue& catalogue) {
  if (a.profile != b.profile) return false;
  const auto agrees = [&](const Run& of, const Run& with) {
    return std::all_of(of.rulings.begin(), of.rulings.end(),
                       [&](const Ruling& r) { return value_in(with, r.option, catalogue) == r.value; });
  };
  return agrees(a, b) && agrees(b, a);
}

Run make_run(const Scenario& scenario, const Catalogue& catalogue, std::size_t profile,
             const std::vector<RulingRef>& readings) {
  Run run;
  run.profile = profile;
  for (const RulingRef& ref : scenario.rulings) run.rulings.push_back(ref.ruling);
  std::string with;
  for (const RulingRef& ref : readings) {
    const auto same = std::find_if(run.rulings.begin(), run.rulings.end(),
                                   [&](const Ruling& r) { return r.option == ref.ruling.option; });
    if (same != run.rulings.end()) {
      same->value = ref.ruling.value;
    } else {
      run.rulings.push_back(ref.ruling);
    }
    with += fmt::format("{}{}={}", with.empty() ? " with " : ", ", ref.option, ref.value);
  }
  run.name = fmt::format("{}{}", catalogue.profiles[profile].id, with);
  return run;
}

std::vector<Run> games(const Scenario& scenario, const Catalogue& catalogue) {
  std::vector<Run> runs;
  const auto add = [&](std::size_t profile, const std::vector<RulingRef>& readings) {
    Run run = make_run(scenario, catalogue, profile, readings);
    const auto known = [&](const Run& other) { return same_game(run, other, catalogue); };
    if (std::none_of(runs.begin(), runs.end(), known)) runs.push_back(std::move(run));
  };
  for (const ProfileRef& profile : scenario.profiles) add(profile.index, {});
  for (const ExpectUnder& under : scenario.expect_under) {
    if (!under.rulings.empty()) continue;
    for (const ProfileRef& profile : under.profiles) add(profile.index, {});
  }
  for (const ExpectUnder& under : scenario.expect_under) {
    if (under.rulings.empty()) continue;
    for (const ProfileRef& profile : under.profiles.empty() ? scenario.profiles : under.profiles) {
      add(profile.index, under.rulings);
    }
  }
  return runs;
}

bool applies(const ExpectUnder& under, const Run& run, const Catalogue& catalogue) {
  const auto named = [&](const ProfileRef& profile) { return profile.index == run.profile; };
  if (!under.profiles.empty() && std::none_of(under.profiles.begin(), under.profiles.end(), named))
    return false;
  return std::all_of(under.rulings.begin(), under.rulings.end(), [&](const RulingRef& ref) {
    return value_in(run, ref.ruling.option, catalogue) == ref.ruling.value;
  });
}

/// Names the one of `applied` that says something else under the key.
Conflict contradiction(const ExpectUnder& under, const std::vector<const ExpectUnder*>& applied,
                       const Run& run, std::string_view key) {
  const auto other = std::find_if(applied.begin(), applied.end(), [&](const ExpectUnder* each) {
    Expectation copy = each->expect;
    return join(copy, under.expect) == key;
  });
  return {
      under.where,
      fmt::format(
          "this [[expect_under]] and the one of line {} both apply to {} and contradict each other on '{}'",
          other == applied.end() ? 0 : (*other)->where.line, run.name, key),
      "let them say the same, or narrow the rulings or profiles of one"};
}

}  // namespace

tl::expected<std::vector<Run>, std::vector<Conflict>> runs_of(const Scenario& scenario,
                                                              const Catalogue& catalogue) {
  std::vector<Run> runs = games(scenario, catalogue);
  std::vector<Conflict> conflicts;
  for (Run& run : runs) {
    Expectation joined;
    std::vector<const ExpectUnder*> applied;
    for (const ExpectUnder& under : scenario.expect_under) {
      if (!applies(under, run, catalogue)) continue;
      if (const std::string_view key = join(joined, under.expect); !key.empty()) {
        conflicts.push_back(contradiction(under, applied, run, key));
      }
      applied.push_back(&under);
    }
    run.expect = replaced(scenario.expect, joined);
  }
  if (!conflicts.empty()) return tl::unexpected(std::move(conflicts));
  return runs;
}

}  // namespace assize::scenario
