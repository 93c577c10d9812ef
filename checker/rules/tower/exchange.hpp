// Prisoners that two players hold of each other change back at once: tower.exchange.*
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

/// Carries exchanges through as far as nobody has to choose. True: a choice or a consent is open.
[[nodiscard]] bool settle_exchange(Game& game);
/// tower.exchange-reoffer: somebody was taken prisoner or bought free.
void prisoners_changed(Game& game);
/// tower.exchange-reoffer: the turn ends; unless they outlast it, refusals are forgotten.
void forget_refusals(Game& game);
/// Who chooses or consents now; -1: the lot.
[[nodiscard]] PlayerId exchange_decider(const Game& game);

void judge_exchange(const Game& game, const Action& a, Grounds& no);
void judge_agree(const Game& game, const Action& a, Grounds& no);
void offer_exchange(const Game& game, std::vector<Action>& out);
void apply_exchange(Game& game, const Action& a);
void apply_agree(Game& game, const Action& a);

}  // namespace assize::tower
