// A meeple on a tower closes it: tower.action.meeple-on-open-tower, tower.foundation.*, tower.close.*, tower.reopen.*
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

/// No figure stands on it and nothing keeps it closed.
[[nodiscard]] bool open(const Game& game, Slot tower);
void judge_closing(const Game& game, const Action& a, Grounds& no);
/// Every tower that the figure may close.
void offer_closings(const Game& game, FigureId figure, std::vector<Action>& out);
/// tower.prisoner-end-value
void score_prisoners(Game& game);

}  // namespace assize::tower
