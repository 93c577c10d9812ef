// Goods: goods.take, goods.final.
#pragma once

#include "spec/smt/board/reach.hpp"
#include "spec/smt/law.hpp"

namespace assize::smt::traders {

/// Where `when` holds the player on turn has completed that feature: he takes a token for each symbol in it.
void take_goods(State& state, const Law& law, const Feature& feature, const Bool& when);
/// At the end: whoever has most tokens of a kind.
void score_goods(State& state, const Law& law);

}  // namespace assize::smt::traders
