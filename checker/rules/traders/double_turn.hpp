// The builder's double turn: builder.double-turn, builder.no-chain, builder.presence-at-placement, builder.optional,
// double-turn.is-one-turn
#pragma once

#include "checker/game.hpp"

namespace assize::traders {

/// The tile just placed: does it continue the road or city of a builder of the player on turn?
void note_extension(Game& game);

/// A second part is earned, and there is a tile for it.
[[nodiscard]] bool second_part_due(const Game& game);
/// The same where it may be declined: the step `double turn`.
[[nodiscard]] bool second_part_offered(const Game& game);
void judge_double_turn(const Game& game, const Action& a, Grounds& no);
void offer_double_turn(const Game& game, std::vector<Action>& out);
void apply_double_turn(Game& game, const Action& a);
/// The turn ends: the second part begins instead, where it is due and not declined.
[[nodiscard]] bool begin_second_part(Game& game);

}  // namespace assize::traders
