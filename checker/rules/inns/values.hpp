// Inns and cathedrals: inns.inn.*, inns.cathedral.*
#pragma once

#include <optional>

#include "checker/game.hpp"

namespace assize::inns {

/// What an inn makes of a road with that many tiles; nothing where no inn stands at it.
struct Changed {
  int points = 0;
  ClauseId clause{};
};
[[nodiscard]] std::optional<Changed> road(const Game& game, NodeId road, int tiles, bool as_complete);
/// The same for a cathedral and a city, its coats of arms apart.
[[nodiscard]] std::optional<Changed> city(const Game& game, NodeId city, int tiles, int coats, bool as_complete);

}  // namespace assize::inns
