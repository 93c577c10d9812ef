// Builder and pig that are left alone go home: builder.returns, pig.returns, tower.capture.orphan-*.
#pragma once

#include <vector>

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::traders {

/// A figure that has just gone.
struct Gone {
  At at = -1;
  Seat seat = -1;
  Who who = 0;
  Bool when;
};

/// After these have gone: whoever's last meeple in a feature that was, his builder or pig there goes, too.
/// `captor`: of a capture.
void remove_orphans(State& state, const Law& law, const std::vector<Gone>& gone, Cause cause, int captor = -1);

}  // namespace assize::smt::traders
