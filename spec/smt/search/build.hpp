// The parts of an open board, one after the other; each adds what it asserts.
#pragma once

#include "spec/smt/search/board.hpp"

namespace assize::smt {

struct Building {
  z3::context& z3;
  Board& board;
  const Beyond& beyond;
  Likeness likeness;
  std::span<const Law> laws;

  void assert_that(const Bool& b) const {
    if (!b.is_true()) board.holds.push_back(b);
  }
  [[nodiscard]] int cells() const { return board.table->area.size(); }
  /// Turns that have been played: each laid a tile, and the start tile lay there.
  [[nodiscard]] int earlier_turns() const { return board.tiles - 2; }
  [[nodiscard]] Land& land(At at) const {
    return at == board.middle ? board.turn_tile : board.before.land[static_cast<std::size_t>(at)];
  }
};

/// Real tiles that match and hang together.
void lay_tiles(const Building& building);
/// Towers, figures on them and on features that are not complete, figures off the tiles.
void stand_figures(const Building& building);
/// The fairy, and the dragon where a volcano lies.
void stand_neutrals(const Building& building);
/// Prisoners, supplies, points, floors; and no more of all that than earlier turns can have brought.
void fill_supplies(const Building& building);

}  // namespace assize::smt
