// Fields at the end of the game, on a board whose tiles are given: which cities a field touches, tiles alone tell.
#pragma once

#include "spec/smt/case/position.hpp"

namespace assize::smt::cases {

/// base.final.fields by base.farmer-scoring
void score_fields(const Position& position, State& state);

/// Without base.field.never-complete: what the turn's tile closed.
void score_closed_fields(const Position& position, State& state);

}  // namespace assize::smt::cases
