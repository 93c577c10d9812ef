// All games of so many tiles under two sets of rulings, played in lockstep: the first moment at which anybody
// at the table could tell which rulings hold.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "tools/court/lockstep.hpp"

namespace assize::court {

struct DifferQuestion {
  std::shared_ptr<const Ruleset> a, b;  ///< of the same sets and players
  std::vector<std::uint8_t> bag{};      ///< undrawn copies by type; empty: all of the sets
  int depth = 1;                        ///< tiles placed beyond the start tile
  std::uint64_t limit = 0;              ///< nodes; 0: none
  int jobs = 1;
};

/// How two games part.
enum class PartingKind : std::uint8_t {
  choice,  ///< only one side allows something, or another is asked
  table,   ///< the same move leaves different tables
  end      ///< if no tile were left, points or winners would differ
};

struct GameWitness {
  std::vector<Move> path{};  ///< from the new game
  std::vector<Action> only_a{}, only_b{};
  PartingKind kind{};
};

struct DifferAnswer {
  std::uint64_t nodes = 0;
  int depth = -1;        ///< tiles placed when they part, the one in hand included; -1: they never do
  int exhausted = -1;    ///< in all games of so many tiles they do not part; -1: not even before the first
  bool cut_off = false;  ///< the limit was reached: what was not found may yet be there
  /// Smallest first: fewest figures about at any time, floors, prisoners, actions in the last turn, points.
  std::vector<GameWitness> witnesses{};
};

[[nodiscard]] DifferAnswer differ(const DifferQuestion& question);

/// The two new games of the question.
[[nodiscard]] Lockstep new_games(const DifferQuestion& question);

}  // namespace assize::court
