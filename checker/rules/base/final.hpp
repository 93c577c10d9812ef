// The end of the game: base.final.*, base.end.trigger.
#pragma once

#include "checker/rules/features.hpp"

namespace assize::base {

/// Scores everything that still holds figures, then ends the game.
void final_scoring(Game& game);
/// Mask of the winners: base.final.winner.
[[nodiscard]] unsigned winners(const Game& game);

}  // namespace assize::base
