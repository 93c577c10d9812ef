// The same scenario from a later moment: the first steps give way to the board that they lead to.
#pragma once

#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

/// One for each step at which a turn's tile is to come or has just been placed, the latest first. Played
/// under the first of the scenario's runs.
[[nodiscard]] std::vector<scenario::Scenario> later_starts(const scenario::Scenario& scenario,
                                                           const Catalogue& catalogue);

}  // namespace assize::court
