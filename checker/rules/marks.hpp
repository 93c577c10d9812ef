// The marks that tiles carry for expansions: which of them lie in a joined feature.
#pragma once

#include "checker/game.hpp"

namespace assize {

/// Calls `visit` with every segment of the joined feature, by the tiles as they were placed.
template <typename Visit>
void each_segment(const Game& game, NodeId feature, Visit visit) {
  game.index().at(feature).tiles.each([&](Slot slot) {
    const auto& segments = game.type_at(slot).segments;
    for (std::size_t s = 0; s < segments.size(); ++s) {
      if (game.index().root(slot, static_cast<int>(s)) == feature) visit(slot, segments[s]);
    }
  });
}

/// The tile placed in this part of the turn shows it.
[[nodiscard]] inline bool just_placed_shows(const Game& game, bool TileType::*mark) {
  return game.clock().placed >= 0 && game.type_at(game.clock().placed).*mark;
}

/// The neutral figure where it stands on a tile; null: nowhere on the board.
[[nodiscard]] inline const Standing* standing(const Game& game, Neutral what) {
  for (const Standing& s : game.facts().neutrals) {
    if (s.what == what && s.slot >= 0) return &s;
  }
  return nullptr;
}
[[nodiscard]] inline bool stands_on(const Game& game, Neutral what, Slot slot) {
  const Standing* s = standing(game, what);
  return s != nullptr && s->slot == slot;
}

}  // namespace assize
