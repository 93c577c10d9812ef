// Recorded games played again, move by move.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/game.hpp"
#include "tools/perft/evidence.hpp"
#include "tools/perft/tables.hpp"

namespace assize::perft {

/// Where a recorded game and ours part.
struct Difference {
  int ply = 0;  ///< from 1; 0: the final score
  std::string what;
  std::string stated;
  std::string ours;
};

struct Replay {
  std::vector<Difference> differences;  ///< the first ply that differs, with all that differs in it
  Points final{};
  int plies = 0;
};

/// Plays the trace and compares options, scores and supplies at every ply, then the final score.
[[nodiscard]] Replay replay(const std::shared_ptr<const Ruleset>& rules, const Letters& letters,
                            const Trace& trace);

/// The segment that a follower code names ("M", "CN", "FNL") on a tile as it lies; -1: none.
[[nodiscard]] int segment_named(const TileType& type, int rotation, std::string_view code);

}  // namespace assize::perft
