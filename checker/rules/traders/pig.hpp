// The pig's bonus: pig.bonus
#pragma once

#include "checker/rules/features.hpp"

namespace assize::traders {

/// What every city of the field pays more to a player who scores it with a pig there; several pigs count as one.
[[nodiscard]] int pig_bonus(const Game& game, PlayerId player, FeatureRef field);

}  // namespace assize::traders
