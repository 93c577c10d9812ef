// Makes a failing scenario small: leaves out of it whatever the failure does not need.
#pragma once

#include <functional>
#include <optional>

#include "spec/catalogue/catalogue.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

using StillFails = std::function<bool(const scenario::Scenario&)>;

inline constexpr int kMostTrials = 4000;

struct Reduced {
  scenario::Scenario scenario;
  int trials = 0;        ///< how often the failure was asked for
  bool cut_off = false;  ///< no more trials were left: it may not be the smallest
};

/// The smallest scenario found that still fails: fewest tiles, then figures, floors, prisoners, players,
/// steps, points, and whatever else it says. It is one that can be read back from its text; the failure is
/// asked for with nothing else. Nothing of it can be left out alone. The same every time, if `still_fails`
/// is. None: the scenario cannot be read back, or does not fail.
[[nodiscard]] std::optional<Reduced> reduce(const scenario::Scenario& scenario, const StillFails& still_fails,
                                            const Catalogue& catalogue, int most_trials = kMostTrials);

}  // namespace assize::court
