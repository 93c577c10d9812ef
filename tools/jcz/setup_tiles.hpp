// The tiles of a set-up: those that lie at the start, and the pack.
#pragma once

#include <string>

#include "tools/jcz/setup.hpp"

namespace assize::jcz {

/// Notes what is not played, once.
void miss(SetUpTold& out, std::string name);
/// The start tiles, as a board where they are not the usual one. Without `floors` nobody has any: the tower's
/// tiles are drawings.
void tell_start(const Recording& recording, const Catalogue& catalogue, bool floors, SetUpTold& out,
                const Complaints& complaints);
/// The pack without the start tiles. `dragon`: its tiles wait for a volcano.
void tell_pack(const Recording& recording, const Catalogue& catalogue, bool dragon, SetUpTold& out);

}  // namespace assize::jcz
