// The parts of a scenario that can be left out, item by item.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "spec/scenario/model.hpp"

namespace assize::court {

/// Asked once for every item, in order: does it stay?
using Keep = std::function<bool()>;
using Sift = void (*)(scenario::Scenario&, const Keep&);

struct Cut {
  std::string_view of;
  Sift sift;
  bool pairs = false;  ///< two items may hold each other up: they are also tried together
};
[[nodiscard]] std::span<const Cut> all_cuts();

/// How many items there are.
[[nodiscard]] std::size_t entries(const scenario::Scenario& scenario, Sift sift);

/// Tiles, those farthest from the last step first; what is no longer joined to them goes, too.
void sift_tiles(scenario::Scenario& scenario, const Keep& keep);
/// Another tile is the turn's, the one that was it goes: the turn may be about none of them.
void move_turn(scenario::Scenario& scenario, Cell to);
/// Each thing that [expect], [[expect_under]] and the steps expect.
void sift_expectations(scenario::Scenario& scenario, const Keep& keep);

/// Leaves out what speaks of players who no longer play, or of cells where no tile lies any more.
void tidy(scenario::Scenario& scenario);

}  // namespace assize::court
