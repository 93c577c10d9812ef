// How large a scenario is, and the numbers in it that can be lowered.
#pragma once

#include <array>
#include <vector>

#include "spec/scenario/model.hpp"

namespace assize::court {

/// Fewest tiles first, then figures, floors, prisoners, players, steps, points, and the rest. What steps
/// bring counts like what lies there, so that a step is no cheaper than its result.
using Size = std::array<int, 14>;
[[nodiscard]] Size size_of(const scenario::Scenario& scenario);

struct Number {
  int* value;
  int least;
};
/// Floors of towers, points, ghosts.
[[nodiscard]] std::vector<Number> numbers_of(scenario::Board& board);

}  // namespace assize::court
