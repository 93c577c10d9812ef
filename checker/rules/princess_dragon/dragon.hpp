// The dragon: dragon.not-yet, dragon.volcano-*, dragon.move-*, dragon.six-steps, dragon.no-revisit, dragon.fairy-tile,
// dragon.dead-end, dragon.eats
#pragma once

#include "checker/game.hpp"

namespace assize::princess_dragon {

/// dragon.volcano-arrives: the tile just placed brings the dragon.
void arrive(Game& game);
/// dragon.volcano-no-meeple; what: a figure on the tile itself, or on a tower by tower.floor-after-volcano.
void judge_volcano(const Game& game, const Action& a, Grounds& no);
/// The same for a floor.
void judge_volcano_floor(const Game& game, Grounds& no);

/// The dragon may enter the tile as far as the fairy is concerned; used by events, too.
void judge_fairy_tile(const Game& game, Slot slot, Grounds& no);
/// The dragon comes to the tile, and everything there that he eats goes home: dragon.eats.
void enter(Game& game, Slot slot);

/// Step `dragon`, before or after scoring by the order of play: the tile of this part shows a dragon, and it can take one more
/// step.
[[nodiscard]] bool moves_now(const Game& game);
/// Who makes the dragon's next step: clockwise from the player on turn.
[[nodiscard]] PlayerId dragon_mover(const Game& game);
void judge_dragon(const Game& game, const Action& a, Grounds& no);
void offer_dragon(const Game& game, std::vector<Action>& out);
void apply_dragon(Game& game, const Action& a);

}  // namespace assize::princess_dragon
