// What a capture leaves behind: tower.capture.orphan-*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

/// After the capture of `figure` at `from`: a builder or pig of the same owner that is left without a
/// companion goes.
void remove_orphans(State& state, const Law& law, const Bools& figure, const Where& from, int captor);

}  // namespace assize::smt::tower
