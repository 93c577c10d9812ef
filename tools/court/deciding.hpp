// The clauses by which two runs of a scenario come out differently.
#pragma once

#include <vector>

#include "tools/court/run.hpp"

namespace assize::court {

/// Grounds of refusals that only one run knows; clauses that one run alone has in force, and clauses that the
/// differing options name, as far as switching them off changes a run. Never empty if anything was heard.
[[nodiscard]] std::vector<ClauseId> deciding_clauses(const scenario::Scenario& scenario,
                                                     const scenario::Run& a, const scenario::Run& b,
                                                     const Catalogue& catalogue);

}  // namespace assize::court
