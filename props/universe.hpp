// Every action that can be written down in a position, sensible or not.
#pragma once

#include <vector>

#include "checker/game.hpp"

namespace assize::props {

/// All actions of all kinds that are decisions: cells in a margin around the board and rotations for the tile
/// in hand; one figure of each owner and kind in each place, onto every segment, tower and foundation; floors
/// anywhere; captures of anybody and anything; ransoms by anybody of anybody; recalls, exchanges, consents,
/// draws and passing, by all. Left out: `move` and `score`, which no step offers, and draws before the moment
/// for a draw.
void universe(const Game& game, std::vector<Action>& out);

/// What two actions share that come to the same: for figures their owner, kind and place.
struct Sameness {
  Action action;
  Place place{};
  PlayerId owner = -1;
  FigureKind kind{};
  bool operator==(const Sameness&) const = default;
};
[[nodiscard]] Sameness sameness(const Game& game, const Action& action);

}  // namespace assize::props
