// Calling the abbot back: abbot.call-back. Other figures: base.meeple.no-recall, tower.close.owner-may-not-withdraw.
#pragma once

#include "checker/game.hpp"

namespace assize::abbot {

void judge_recall(const Game& game, const Action& a, Grounds& no);
void offer_recalls(const Game& game, std::vector<Action>& out);
void apply_recall(Game& game, const Action& a);

}  // namespace assize::abbot
