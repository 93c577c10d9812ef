// What is expected against what the position shows.
#pragma once

#include <string>
#include <vector>

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

struct Failure {
  scenario::Where where;
  std::string what;      ///< "gain of red": what was looked at
  std::string expected;
  std::string actual;
};

/// Compares everything that speaks of the position (not of steps, set-up or catalogue). `start`: points at the start.
void compare_position(const Game& game, const Facts& start, const scenario::Expectation& expect, std::vector<Failure>& out);
/// Compares `setup` with a new game under the same rules, and `catalogue` with the tile sets.
void compare_setup(const Game& fresh, const scenario::Expectation& expect, std::vector<Failure>& out);
/// Compares the exact legal choices.
void compare_options(const Game& game, const scenario::Options& options, std::vector<Failure>& out);

}  // namespace assize::court
