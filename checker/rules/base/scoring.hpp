// Step 3: completed features are scored and their meeples go home. base.score.*
#pragma once

#include "checker/few.hpp"
#include "checker/rules/features.hpp"

namespace assize::base {

/// A tile has at most a dozen features, and up to nine monasteries and gardens lie at and around it.
inline constexpr std::size_t kMostCompleted = 32;
using Completed = Few<FeatureRef, kMostCompleted>;

[[nodiscard]] bool scoring_due(const Game& game);
/// Step `score`: everything that the tile of this turn completed.
void score_completed(Game& game);
/// Pays the owners of one feature and sends its figures home.
void score_feature(Game& game, FeatureRef f, bool as_complete);
void judge_score(const Game& game, const Action& a, Grounds& no);
void apply_score(Game& game, const Action& a);
/// Features that the tile of this turn completed, each once; where nobody listens only those that pay somebody.
[[nodiscard]] Completed completed_now(const Game& game);

}  // namespace assize::base
