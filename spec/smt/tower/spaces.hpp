// On which spaces of the board a figure is that may be taken from several: tower.large-block-targets.
#pragma once

#include <utility>
#include <vector>

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::tower {

/// The other spaces, and when they count: those that the figure's feature covers on its large tile, or that
/// its bridge touches. None where only its own space counts.
[[nodiscard]] std::vector<std::pair<At, Bool>> other_spaces(const State& state, const Law& law, At at,
                                                            Seat seat);

}  // namespace assize::smt::tower
