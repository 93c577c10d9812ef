// Step 3: completed features are scored and their meeples go home. base.score.*
#pragma once

#include "checker/rules/features.hpp"

namespace assize::base {

[[nodiscard]] bool scoring_due(const Game& game);
/// Step `score`: everything that the tile of this turn completed.
void score_completed(Game& game);
/// Pays the owners of one feature and sends its figures home.
void score_feature(Game& game, FeatureRef f, bool as_complete);
void judge_score(const Game& game, const Action& a, Grounds& no);
void apply_score(Game& game, const Action& a);
/// Features that the tile of this turn completed, each once; where nobody listens only those that pay somebody.
[[nodiscard]] std::vector<FeatureRef> completed_now(const Game& game);

}  // namespace assize::base
