// What expansions that are not played would have done. Figures, tokens and tiles of theirs may stand about; where the
// rules of such an expansion would now act, the run cannot be judged.
#pragma once

#include <string>
#include <vector>

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

/// Between two positions of one game. `points`: somebody looks at them.
[[nodiscard]] std::vector<std::string> waits_between(const Game& before, const Game& after, const scenario::Scenario& s, bool points);
/// Whether an expectation of the run speaks of points.
[[nodiscard]] bool speaks_of_points(const scenario::Scenario& s, const scenario::Expectation& e);
/// Before the legal choices are compared.
[[nodiscard]] std::vector<std::string> waits_of_choices(const Game& game, const scenario::Options& options);

}  // namespace assize::court
