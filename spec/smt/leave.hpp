// How a figure goes: it is gone from where it stood, and is where the cause sends it.
#pragma once

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt {

/// Where `when` holds, the figure at that cell and seat goes because of `cause`: home, or for a capture to `captor`
/// (tower.capture.prisoner-kept-in-front, tower.capture.own-to-supply). A tower that it stood on is vacated
/// (tower.reopen.*), its ghosts go (tower.capture.ghosts-return).
void leave(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when, int captor = -1);

}  // namespace assize::smt
