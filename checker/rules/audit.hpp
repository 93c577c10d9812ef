// The set-up against what the documents say of players and components.
#pragma once

#include "checker/ruleset.hpp"

namespace assize {

/// Adds a ground for every clause that the players or the tile sets contradict.
void audit(const Ruleset& rules, Grounds& no);

/// What a tile set holds, counted.
struct SetCount {
  int tiles = 0, designs = 0, start = 0, foundations = 0, monasteries = 0, gardens = 0, coats = 0, bridges = 0,
      inner_fields = 0, rivers = 0, inns = 0, cathedrals = 0, wine = 0, grain = 0, cloth = 0, volcanoes = 0, dragons = 0, portals = 0,
      princesses = 0, festivals = 0;
};
[[nodiscard]] SetCount count_set(const Catalogue& catalogue, const TileSet& set);

}  // namespace assize
