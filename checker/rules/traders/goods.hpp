// Goods tokens: goods.take, goods.final
#pragma once

#include "checker/rules/features.hpp"

namespace assize::traders {

/// The player on turn takes a token for every symbol in the completed city, as long as there are some.
void take_goods(Game& game, FeatureRef city);
/// At the end: whoever has most of a kind.
void score_goods(Game& game);
/// The cities on the tile just placed that show goods and are complete; they matter though nobody stands there.
[[nodiscard]] bool shows_goods(const Game& game, FeatureRef city);

}  // namespace assize::traders
