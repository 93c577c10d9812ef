// Plays a case and looks at every property after every decision.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "props/property.hpp"

namespace assize::props {

struct Effort {
  int universe_tiles =
      12;  ///< up to so many tiles on the board every action that can be written down is judged
  int universe_every = 1;         ///< and then only at every so manieth decision
  std::string_view only{};        ///< look at the property of this name alone; empty: at all
  std::optional<ClauseId> off{};  ///< judge as if this clause were not written
};

struct Failure {
  Case of;
  std::string property;
  std::string complaint;
  std::size_t decisions = 0;  ///< taken before it showed
};

/// Sums over games, for the report that says how much was tried.
struct Tried {
  std::uint64_t games = 0, finished = 0, refused = 0, decisions = 0, universes = 0, captures = 0,
                exchanges = 0, ransoms = 0, double_turns = 0, dragon_steps = 0, fairy_moves = 0,
                second_figures = 0;
  void add(const Tried& other);
};

/// Nothing, or the first property that does not hold.
[[nodiscard]] std::optional<Failure> run(const Case& c, const Effort& effort, Tried* tried = nullptr);

/// A smaller case that fails in the same property: fewer choices, plainer rulings, fewer players and
/// expansions. Runs at most `budget` games.
[[nodiscard]] Failure shrunk(Failure failure, const Effort& effort, int budget = 2000);

/// Property, complaint, seed, rulings and the moves that lead there.
[[nodiscard]] std::string to_text(const Failure& failure);

}  // namespace assize::props
