// What can be said of a scenario without playing: tiles fit, figures stand where they can, nothing is used
// that the box does not hold, and what is expected can be found on the board.
#pragma once

#include <array>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"
#include "spec/scenario/model.hpp"

namespace assize::scenario {

inline constexpr int kMeeples = 7;  ///< of a player; of every other kind there is one, unless `each` says otherwise
inline constexpr int kMostOfAKind = 20;  ///< figures of one kind that a scenario may deal to each player
inline constexpr int kBoxFloors = 30;
inline constexpr std::array<int, kGoodsNames.size()> kGoodsTokens = {9, 6, 5};  ///< traders.component
inline constexpr std::size_t kMostTiles = 300;  ///< on the table; the engine has room for little more

/// Which sections are whole; only these are checked, each also needs the ones before it.
struct Sound {
  bool board = true;
  bool steps = true;
  bool expectations = true;
};

/// Fills Place::segment (and those of captures and events) where the tile is certain.
void check_scenario(Scenario& scenario, const Catalogue& catalogue, Sound sound,
                    const Complaints& complaints);
/// The same for a scenario that was made rather than read.
[[nodiscard]] std::vector<Diagnostic> check_scenario(Scenario& scenario, const Catalogue& catalogue);

}  // namespace assize::scenario
