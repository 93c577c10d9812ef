// Magic portals: portal.use, portal.who, portal.not-tower, portal.not-dragon-tile
#pragma once

#include "checker/rules/features.hpp"

namespace assize::princess_dragon {

/// The tile just placed shows a portal.
[[nodiscard]] bool portal_opens(const Game& game);
/// A portal is open to this figure: none has used it yet; for the phantom as a second one base.phantom-by-portal.
[[nodiscard]] bool comes_by_portal(const Game& game, const Action& a);
/// A figure for a feature of another tile.
void judge_portal(const Game& game, const Action& a, Grounds& no);
/// portal.not-dragon-tile: no figure where the dragon stands.
void judge_dragon_tile(const Game& game, Slot slot, Grounds& no);
/// Deployments on other tiles that the portal offers to figures of the kind.
void offer_by_portal(const Game& game, FigureId figure, std::vector<Action>& out);

}  // namespace assize::princess_dragon
