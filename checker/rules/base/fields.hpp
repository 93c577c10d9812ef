// Fields at the end: base.field.points and the two older ways of C1.
#pragma once

#include "checker/rules/features.hpp"

namespace assize::base {

/// Completed cities that the field touches, as roots; one that touches it in several places once,
/// base.field.city-once-per-field.
[[nodiscard]] std::vector<NodeId> cities_of(const Game& game, FeatureRef field);
[[nodiscard]] int field_value(const Game& game, FeatureRef field);
[[nodiscard]] ClauseId field_clause(const Game& game);
/// Scores all fields under the farmer rule in force.
void score_fields(Game& game);

}  // namespace assize::base
