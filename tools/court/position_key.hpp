// Positions in which a turn begins, by what they are: the order in which their tiles came makes no
// difference.
#pragma once

#include <array>
#include <cstdint>

#include "checker/game.hpp"

namespace assize::court {

/// Two hashes of 64 bits, so that different positions do not meet.
using PositionKey = std::array<std::uint64_t, 2>;

struct PositionKeyHash {
  std::size_t operator()(const PositionKey& k) const { return k[0]; }
};

[[nodiscard]] PositionKey position_key(const Game& game, int tiles_to_come);

}  // namespace assize::court
