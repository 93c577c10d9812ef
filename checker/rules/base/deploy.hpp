// Step 2: a meeple on the tile just placed. base.meeple.*, base.action.one-figure-action, garden.*, abbot.place
#pragma once

#include "checker/game.hpp"

namespace assize::base {

void judge_deploy(const Game& game, const Action& a, Grounds& no);
/// Every place for a figure of that kind out of the supply of the player on turn: features, by a portal, towers.
void offer_deployments(const Game& game, FigureKind kind, std::vector<Action>& out);
void apply_deploy(Game& game, const Action& a);

/// Shifting a figure on the board: nothing in these rulebooks grants it. base.meeple.no-recall
void judge_move(const Game& game, const Action& a, Grounds& no);
void apply_move(Game& game, const Action& a);

/// The kind of place that a segment is.
[[nodiscard]] Spot spot_of(FeatureKind kind);

}  // namespace assize::base
