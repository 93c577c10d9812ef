// Playing a scenario's steps: approach the moment, judge, and apply what is legal.
#pragma once

#include <string>
#include <variant>

#include "checker/game.hpp"
#include "checker/rules/events/events.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

/// A step in the engine's terms.
using Deed = std::variant<Action, Event>;

/// What became of one step.
struct StepResult {
  Judgement judgement;
  std::string text{};  ///< the deed as printed, "" for an `end` step
  bool stuck = false;  ///< `end` could not get there: a decision is open that nobody can pass on
};

/// Passes until it is that player's turn, if the turn after this one is theirs; runs until the named moment.
void approach(Game& game, const scenario::Step& step);
/// The step as a deed in this position.
[[nodiscard]] Deed deed_of(const Game& game, const scenario::Step& step);
/// Judges the step and plays it if it is legal. `approach` comes first.
[[nodiscard]] StepResult take(Game& game, const scenario::Step& step);
/// Passes until the turn is over. False: a decision is open on which nobody can pass.
bool play_out_turn(Game& game);

}  // namespace assize::court
