// What features are worth, whose they are, and their scoring when they are complete.
#pragma once

#include "spec/smt/action.hpp"
#include "spec/smt/board/reach.hpp"

namespace assize::smt::base {

/// Figures and strength of every player in a feature.
struct Tally {
  Nums strength;  ///< by player
  Nums meeples;   ///< by player
};
[[nodiscard]] Tally tally(const State& state, const Law& law, const Feature& feature);
/// Of a monastery or garden: one tile, one seat.
[[nodiscard]] Tally tally(const State& state, const Law& law, At at, Seat seat);
/// By player: whether he has the majority, base.score.majority, base.score.tie.
[[nodiscard]] Bools holders(const Law& law, const Tally& tally);

/// Of a city or road (Net::line: whichever it is).
[[nodiscard]] Bool complete(const State& state, const Law& law, const Feature& feature);
[[nodiscard]] Bool complete(const State& state, const Law& law, At at, Seat monastery_or_garden);
[[nodiscard]] Num value(const State& state, const Law& law, const Feature& feature, bool as_complete);
[[nodiscard]] Num value(const State& state, const Law& law, At at, Seat monastery_or_garden, bool as_complete);

/// What an abbot brings who is called back: abbot.call-back.
[[nodiscard]] Num call_back_value(const State& state, const Law& law, At at, Seat monastery_or_garden);

/// All that the turn's tile completed is scored, and its figures go home: base.score.*.
void score_completed(State& state, const Law& law);
/// tower.captured-before-scoring = score-first: the feature under the figures at `from`, where this turn's tile
/// completed it, pays now.
void score_under(State& state, const Law& law, const Where& from, const Bool& when);
/// Final scoring but for fields: incomplete features, base.final.*; prisoners by tower.prisoner-end-value.
void score_final(State& state, const Law& law);
/// `points` for that player where `when` holds.
void award(State& state, int player, const Num& points, const Bool& when, bool scored = true);

}  // namespace assize::smt::base
