// The house rule of diagonal reach: tower.house.diagonal-*, with its metrics, shapes and paths.
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

void judge_diagonal(const Game& game, Cell from, Cell target, int floors, Grounds& no);
/// A figure of any kind stands on the tile.
[[nodiscard]] bool any_figure_at(const Game& game, Cell c);

}  // namespace assize::tower
