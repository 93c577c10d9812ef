// Drawing: what may be drawn, and what is put aside because it fits nowhere.
#pragma once

#include "spec/smt/case/decide.hpp"
#include "spec/smt/case/position.hpp"

namespace assize::smt::cases {

/// base.tile.draw-one, river.all-first, the lake last.
void judge_draw(const Position& position, const State& state, int by, Design tile, Grounds& no);
/// Some tile is left that may be drawn now (dragon.not-yet), or is in hand.
[[nodiscard]] Bool tile_left(const Position& position, const State& state);
/// The tile can be placed nowhere, and a rule puts it aside.
[[nodiscard]] Bool put_aside(const Position& position, const State& state, Design tile);

/// A place and a rotation.
struct Fit {
  At at = -1;
  Shape shape;
};
/// All places beside a tile, in all rotations.
[[nodiscard]] std::vector<Fit> candidates(const Position& position, const State& state, Design tile);

}  // namespace assize::smt::cases
