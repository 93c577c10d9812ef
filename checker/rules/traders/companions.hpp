// Builder and pig, who keep a meeple of their owner company: builder.place, builder.returns, pig.place, pig.returns,
// tower.capture.orphan-*
#pragma once

#include "checker/rules/features.hpp"

namespace assize::traders {

[[nodiscard]] constexpr bool keeps_company(FigureKind kind) {
  return kind == FigureKind::builder || kind == FigureKind::pig;
}

/// The segment for a builder or a pig: of the right kind, on the tile just placed, beside an own meeple.
void judge_company(const Game& game, const Action& a, Grounds& no);

/// Sends the owner's builder (road, city) or pig (field) home if none of his meeples is left in the feature. `cause`: what
/// took the last of them; `captor`: who, by a capture.
void remove_orphans(Game& game, FeatureRef from, PlayerId owner, Cause cause, PlayerId captor);

}  // namespace assize::traders
