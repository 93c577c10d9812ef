// The order of play. One table of named steps; rulings move a step by name.
#pragma once

#include <string_view>
#include <vector>

#include "checker/game.hpp"

namespace assize {

/// A step of a turn. `due`: does it arise now? `offer`: the decisions that belong to it, if any. `run`: what is forced.
struct Step {
  StepId id{};
  bool (*due)(const Game&) = nullptr;
  void (*offer)(const Game&, std::vector<Action>&) = nullptr;
  void (*run)(Game&) = nullptr;
  bool (*in_play)(const Ruleset&) = nullptr;  ///< null: in every game. A game without it has a shorter order of play
};

/// All steps in the order of these rulings, those that are not in play included: base.dragon-move sets one of them after the scoring.
[[nodiscard]] std::vector<const Step*> order_of_play(const Ruleset& rules);

}  // namespace assize
