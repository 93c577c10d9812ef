// Small scenarios decided by the constraints alone, some clauses switched.
#pragma once

#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/ids.hpp"
#include "spec/smt/case/trial.hpp"
#include "tests/scenario/parsed.hpp"

namespace assize::smt::test {

inline cases::Trial played(std::string_view text, std::initializer_list<Alteration> altered = {}) {
  const scenario::Scenario s = assize::test::parsed(text);
  const scenario::Run run = assize::test::first_run(s);
  cases::Decisions decide;
  const std::vector<Alteration> all(altered);
  return cases::play_through(s, run, cases::position_of(s, run, builtin_catalogue(), all), decide);
}

/// "gain red: 4 expected, 0 actual" for whatever does not hold; empty: all does.
inline std::vector<std::string> wrong(const cases::Trial& trial) {
  std::vector<std::string> wrong;
  for (const cases::Claim& c : trial.claims) {
    if (!c.holds.is_true()) wrong.push_back(c.key + ": " + c.expected + " expected, " + c.actual + " actual");
  }
  return wrong;
}

/// The scenario holds as written, and turns when the clause is switched.
inline void turns_on(std::string_view text, ClauseId clause, Change how = Change::off) {
  INFO(builtin_catalogue().clauses[static_cast<std::size_t>(clause)].id);
  CHECK(wrong(played(text)) == std::vector<std::string>());
  CHECK_FALSE(wrong(played(text, {{clause, how}})).empty());
}

}  // namespace assize::smt::test
