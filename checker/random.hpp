// An own small generator with own bounded draws, so that a seed means the same game everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/game.hpp"

namespace assize {

/// SplitMix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  /// 0 to n - 1, n at least 1.
  std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((static_cast<std::uint64_t>(static_cast<std::uint32_t>(next() >> 32U)) * n) >> 32U);
  }

 private:
  std::uint64_t state_;
};

/// One of the listed actions: a draw weighted by the copies left, everything else alike.
[[nodiscard]] const Action& pick(const Game& game, const std::vector<Action>& actions, Random& random);

/// Plays to the end from a settled position. Returns the number of decisions.
int play_out(Game& game, Random& random, std::vector<Action>& storage);

}  // namespace assize
