// How a figure goes: it is gone from where it stood, and is where the cause sends it.
#pragma once

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt {

/// Where `when` holds and that figure is there, it goes because of `cause`: home, or for a capture to
/// `captor` (tower.capture.prisoner-kept-in-front, tower.capture.own-to-supply). A tower that it stood on is
/// vacated (tower.reopen.*), its ghosts go (tower.capture.ghosts-return), a fairy that was its own is left behind, a builder or
/// pig left alone goes home.
void leave(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when,
           int captor = -1);

// The same in parts, for rules that take figures off at many places: one sum for each of them at the end.

/// The board's part: the figure is in that place no more, a tower there is vacated.
void lift(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when);
/// The same but for the tower; for an open cell, whose towers are then vacated together.
void unseat(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when);
/// By At: the towers that were vacated, at most one.
void vacate(State& state, const Law& law, Cause cause, const Bools& towers);
/// The part of supplies and captors: so many figures of that kind have gone.
void send(State& state, const Law& law, Who who, Cause cause, const Num& how_many, int captor = -1);

}  // namespace assize::smt
