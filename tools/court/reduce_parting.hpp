// Failures of the court's own kinds, made small: the witnesses part, an expectation does not hold, two
// readings part.
#pragma once

#include "tools/court/duel.hpp"
#include "tools/court/reduce.hpp"

namespace assize::court {

/// The scenario with that run alone: its profile and rulings in the head, its expectations, no other
/// readings.
[[nodiscard]] scenario::Scenario one_run(const scenario::Scenario& scenario, const scenario::Run& run,
                                         const Catalogue& catalogue);
/// Its only run.
[[nodiscard]] scenario::Run run_of(const scenario::Scenario& scenario, const Catalogue& catalogue);

/// A witness that cannot cope with a candidate says nothing about the failure.
[[nodiscard]] bool safely(const std::function<bool()>& holds);

/// Where the witnesses part, as small as could be found.
struct SmallParting {
  Reduced reduced;  ///< expects what the engine sees of it, where a scenario can say that
  std::vector<Disagreement> differences{};
  std::vector<ClauseId> clauses{};  ///< with one of them switched in the engine the witnesses agree
};
/// The witnesses still disagree, and in the same kind of thing. None: they do not disagree to begin with.
[[nodiscard]] std::optional<SmallParting> reduce_parting(const Catalogue& catalogue, const Bout& bout,
                                                         const std::vector<Fault>& faults = {},
                                                         int most_trials = kMostTrials);

/// The constraints still deny the same kind of thing, and the engine's verdict on the expectations is what it
/// was. None: the constraints deny nothing.
[[nodiscard]] std::optional<Reduced> reduce_refuted(const Catalogue& catalogue, const Bout& bout,
                                                    const std::vector<Fault>& faults = {},
                                                    int most_trials = kMostTrials);

/// The engine still finds the same thing other than it is expected. None: the run does not fail.
[[nodiscard]] std::optional<Reduced> reduce_failure(const Catalogue& catalogue, const Bout& bout,
                                                    int most_trials = kMostTrials);

/// The two readings still part; the scenario is finished as by with_expectations. None: they do not part.
[[nodiscard]] std::optional<Reduced> reduce_difference(const Catalogue& catalogue,
                                                       const scenario::Scenario& scenario,
                                                       const scenario::Run& a, const scenario::Run& b,
                                                       int most_trials = kMostTrials);

}  // namespace assize::court
