// The capture that a floor allows: tower.capture.*, tower.figures.*, tower.range.*
#pragma once

#include "checker/game.hpp"

namespace assize::tower {

[[nodiscard]] bool capture_due(const Game& game);
void judge_capture(const Game& game, const Action& a, Grounds& no);
void offer_captures(const Game& game, std::vector<Action>& out);
void apply_capture(Game& game, const Action& a);
/// A floor there would bring a legal capture; for tower.floor-without-target = no.
[[nodiscard]] bool any_target_after(const Game& game, const Action& floor);

}  // namespace assize::tower
