// One scenario under two sets of rulings, played in the engine: do they part, and in what? Whatever finds a
// position in which two readings part (a solver, a search) has it confirmed here before anybody sees it.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/scenario/runs.hpp"
#include "tools/court/observed.hpp"

namespace assize::court {

struct Confirmed {
  std::vector<Difference> differences{};
  std::vector<std::string> unjudged{};  ///< steps that mean nothing here, expansions that are not played
  [[nodiscard]] bool part() const { return unjudged.empty() && !differences.empty(); }
};

/// Of the runs only profile and rulings count.
[[nodiscard]] Confirmed confirm(const scenario::Scenario& scenario, const scenario::Run& a,
                                const scenario::Run& b, const Catalogue& catalogue);

/// The scenario with profile and rulings of `a` in its head, what the engine saw under `a` as [expect], what
/// differs under `b` as one [[expect_under]], the clauses that decide, and a title if it has none. Where only
/// `a` is refused its set-up the sides change places. It has been played: it holds. The error says why there
/// is no such scenario: the runs come out alike, or cannot be judged.
[[nodiscard]] tl::expected<scenario::Scenario, std::string> with_expectations(scenario::Scenario scenario,
                                                                              const scenario::Run& a,
                                                                              const scenario::Run& b,
                                                                              const Catalogue& catalogue);

}  // namespace assize::court
