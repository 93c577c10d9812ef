// A builder or pig whose last companion a capture took: tower.capture.orphan-*
#pragma once

#include "checker/rules/features.hpp"

namespace assize::tower {

/// Sends the owner's builder (road, city) or pig (field) home if nobody of his is left in the feature.
void remove_orphans(Game& game, FeatureRef from, PlayerId owner, PlayerId captor);

}  // namespace assize::tower
