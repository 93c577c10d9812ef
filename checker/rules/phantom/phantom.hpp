// The phantom as a second figure: phantom.*, tower.interactions.phantom.*
#pragma once

#include "checker/game.hpp"

namespace assize::phantom {

/// After the figure step and its capture, before anything later: for a phantom, and for the fairy after a floor.
[[nodiscard]] bool its_moment(const Game& game);
/// The deployment would be a second figure action of this part, by a phantom.
[[nodiscard]] bool is_second(const Game& game, const Action& a);
/// Grounds in place of those against a second action.
void judge_second(const Game& game, const Action& a, Grounds& no);
/// On a tower: which, and after what.
void judge_tower(const Game& game, const Action& a, Grounds& no);

/// Step `phantom`: it can follow now, or could once it is ransomed.
[[nodiscard]] bool second_due(const Game& game);
void offer_second(const Game& game, std::vector<Action>& out);

}  // namespace assize::phantom
