// A scenario decided by the constraints: with everything known, and by the solver.
#pragma once

#include <string>
#include <vector>

#include "spec/smt/case/claim.hpp"
#include "spec/smt/case/play.hpp"
#include "spec/smt/query.hpp"

namespace assize::smt::cases {

/// What came of one run: how each step was judged, and everything that the scenario says of it.
struct Trial {
  std::vector<Judged> judged;
  Claims claims;
};
[[nodiscard]] Trial play_through(const scenario::Scenario& scenario, const scenario::Run& run, const Position& begin,
                                 Decisions& decide);

/// The position with every fact but the tiles and the turn as a variable, and the facts asserted.
[[nodiscard]] Position opened(const Position& given, Query& query);

/// All that is decided and expected.
[[nodiscard]] Bool all_hold(const Decisions& decide, const Claims& claims);

}  // namespace assize::smt::cases
