// Counting move sequences ("perft") through the public interface of a game.
#pragma once

#include <memory>
#include <vector>

#include "checker/game.hpp"
#include "tools/perft/evidence.hpp"

namespace assize::perft {

/// What is counted: placements alone (nobody deploys), or placements with every choice of follower.
enum class Moves : std::uint8_t { tiles, full };

struct Question {
  Moves moves{};
  int depth = 1;
  std::vector<TypeId> order{};   ///< the tiles drawn; empty: at each node every type that the bag holds
  std::vector<int> rotations{};  ///< by type: only so many rotations are tried; empty: all four
};

/// Position k - 1 of each list belongs to depth k.
struct Answer {
  std::vector<std::uint64_t> leaves;
  std::vector<Points> score_sum;  ///< full only: both players' points over all leaves if the game ended there
};

/// Counts from the start of a game. A branch whose next tile fits nowhere ends there.
[[nodiscard]] Answer count(const std::shared_ptr<const Ruleset>& rules, const Question& question);

}  // namespace assize::perft
