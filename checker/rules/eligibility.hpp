// Who may stand where and be moved by what: the cells of spec/eligibility.toml, asked.
#pragma once

#include "checker/game.hpp"

namespace assize {

/// Fills the table of deciding cells for these rulings.
void resolve_eligibility(Ruleset& rules);

/// Adds the ground if the table refuses; nothing if no cell speaks of it.
void judge_eligible(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot, Grounds& no);
/// The same as a question.
[[nodiscard]] bool eligible(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot);
/// A neutral figure or token is never moved by the cause; adds the clause that says so.
void judge_neutral(const Ruleset& rules, Cause cause, Neutral what, Grounds& no);

}  // namespace assize
