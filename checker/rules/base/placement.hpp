// Placing a tile: base.tile.touch, corner, match-all, rotate; base.meeple.join-later; river.continue, river.no-uturn.
#pragma once

#include "checker/game.hpp"

namespace assize::base {

[[nodiscard]] bool tile_in_hand(const Game& game);
[[nodiscard]] bool tile_lies(const Game& game);
/// The tile in hand fits somewhere.
[[nodiscard]] bool placeable(const Game& game);
void judge_place(const Game& game, const Action& a, Grounds& no);
void offer_places(const Game& game, std::vector<Action>& out);
void apply_place(Game& game, const Action& a);

}  // namespace assize::base
