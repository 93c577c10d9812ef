// Drawing: base.tile.draw-one, base.tile.unplaceable*, and the river's pile: river.all-first, river.setup-*.
#pragma once

#include "checker/game.hpp"

namespace assize::base {

/// A tile is left that may be drawn, now or after others.
[[nodiscard]] bool tiles_to_draw(const Game& game);
[[nodiscard]] bool tile_wanted(const Game& game);
void judge_draw(const Game& game, const Action& a, Grounds& no);
void offer_draws(const Game& game, std::vector<Action>& out);
/// Takes the tile in hand; one that fits nowhere is put aside at once.
void apply_draw(Game& game, const Action& a);
/// Copies of the type that may be drawn now: its weight in a fair draw.
[[nodiscard]] int drawable(const Game& game, TypeId type);

}  // namespace assize::base
