// The fairy: fairy.start, fairy.move, fairy.one-meeple, fairy.turn-point, fairy.score-bonus, fairy.final, fairy.left-behind
#pragma once

#include "checker/rules/features.hpp"

namespace assize::princess_dragon {

/// She belongs to one figure; otherwise to a tile: base.fairy-placement.
[[nodiscard]] bool fairy_beside_figure(const Law& law);

void judge_fairy(const Game& game, const Action& a, Grounds& no);
/// Every figure, or tile, that she may be moved to by that player.
void offer_fairy(const Game& game, PlayerId by, std::vector<Action>& out);
void apply_fairy(Game& game, const Action& a);
/// A floor was placed, and she may be moved as well: tower.floor-replaces-fairy-move = no.
[[nodiscard]] bool fairy_after_floor(const Game& game);

/// Step `fairy`: the point at the start of the turn.
[[nodiscard]] bool turn_point_due(const Game& game);
void score_turn_point(Game& game);
/// A feature is scored: 3 for the owner of her figure there.
void score_bonus(Game& game, FeatureRef scored);
/// Her figure on a tower is paid for features around it, though nobody stands in them: tower.tower-follower-fairy-bonus.
[[nodiscard]] bool blesses_around_towers(const Game& game);
/// The end of the game.
void score_final(Game& game);

/// The figure leaves the board or the place: what becomes of her.
void fairy_left(Game& game, FigureId figure, Cause cause);
/// tower.fairy-after-capture = goes-with-owner: she waits for her figure's owner, who gives her to another one or leaves her.
void offer_reassignment(const Game& game, std::vector<Action>& out);

}  // namespace assize::princess_dragon
