// Who is put where, or moved by what: the table of spec/eligibility.toml as constraints.
#pragma once

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt {

/// The grounds that the table holds against the cause; a cell that allows it is one the action rests on.
void judge_eligible(const Law& law, Cause cause, FigureKind figure, Spot spot, Grounds& no);
/// The same without grounds.
[[nodiscard]] Bool eligible(const Law& law, Cause cause, FigureKind figure, Spot spot);
void judge_neutral(const Law& law, Cause cause, Neutral what, Grounds& no);
/// For a figure and place still open: `who` and `seat` one-hot.
void judge_eligible(const State& state, const Law& law, Cause cause, const Bools& who, const Where& where, Grounds& no);
/// Kinds that occupy features and count for majority: base.figure.classes.
[[nodiscard]] bool occupies(const Law& law, FigureKind kind, bool abbots_play);

}  // namespace assize::smt
