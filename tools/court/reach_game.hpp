// A position that somebody made up: is there a game that leads to it?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "spec/scenario/runs.hpp"

namespace assize::court {

struct ReachAnswer {
  /// A game from the set-up, players and steps, that ends where the position begins: the same tiles, figures,
  /// floors and prisoners, turned so that the start tile lies as it lies in a new game; the scenario's first
  /// player is on turn. Points and supplies agree as far as the scenario states them.
  std::optional<scenario::Scenario> game{};
  bool gave_up = false;  ///< the limit was reached: there may be such a game
  std::uint64_t nodes = 0;
  std::string why{};  ///< there is none: why not, where that is plain from the start
};

/// For boards of a few tiles. Figures are placed only to stay or to be captured; nobody pays ransoms.
[[nodiscard]] ReachAnswer reach_game(const scenario::Scenario& position, const scenario::Run& run,
                                     const Catalogue& catalogue, std::uint64_t limit);

}  // namespace assize::court
