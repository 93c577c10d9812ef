// What the rules say of a feature: complete or not, its worth, who holds it.
#pragma once

#include <array>

#include "checker/game.hpp"

namespace assize {

/// A feature by one of its segments.
struct FeatureRef {
  Slot slot = -1;
  std::int8_t segment = -1;
  bool operator==(const FeatureRef&) const = default;
};

/// The meeples of each player in a feature.
struct Tally {
  std::array<int, kMaxPlayers> strength{};
  std::array<int, kMaxPlayers> meeples{};
  bool empty = true;
};

/// base.road.complete, base.city.complete, base.monastery.complete, abbot.complete, base.field.never-complete
[[nodiscard]] bool complete(const Game& game, FeatureRef f);
/// Points that the feature pays each of its owners when it is scored as it is now: complete, or at the end.
/// base.road.points, base.city.points and kin, base.monastery.points; base.final.*
[[nodiscard]] int value(const Game& game, FeatureRef f, bool as_complete);
/// The clause that sets the value.
[[nodiscard]] ClauseId value_clause(const Game& game, FeatureRef f, bool as_complete);
/// Counts the figures that occupy, base.figure.classes.
[[nodiscard]] Tally tally(const Game& game, FeatureRef f);
/// Mask of players who score it: base.score.majority, base.score.tie.
[[nodiscard]] unsigned holders(const Game& game, const Tally& tally);
/// The same at the end of the game: base.final.majority.
[[nodiscard]] unsigned final_holders(const Game& game, const Tally& tally);
/// How often the value is paid to one of the holders: base.score.once-per-player, inns.large.no-double-points.
[[nodiscard]] int times_paid(const Game& game, const Tally& tally, std::size_t player);
/// The segment under a figure that stands on one.
[[nodiscard]] FeatureRef feature_under(const Game& game, FigureId f);
[[nodiscard]] inline NodeId root(const Game& game, FeatureRef f) { return game.index().root(f.slot, f.segment); }

/// knight, highwayman, monk, farmer: base.role.*; empty if the figure stands on no feature.
[[nodiscard]] std::string_view role(const Game& game, FigureId f);

}  // namespace assize
