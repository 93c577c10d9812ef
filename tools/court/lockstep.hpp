// Two games of the same set-up under different rulings, played move by move together.
#pragma once

#include <vector>

#include "tools/court/position_key.hpp"

namespace assize::court {

/// The same choice on both sides; figures of one kind in one place are as good as each other.
struct Move {
  Action a, b;
};

struct Lockstep {
  Game a, b;

  void play(const Move& move);
  /// Settles both.
  void settle();
};

/// What the players may do now, on both sides.
struct Choices {
  std::vector<Move> common;
  std::vector<Action> only_a, only_b;
  bool same_decider = true;

  [[nodiscard]] bool same() const { return same_decider && only_a.empty() && only_b.empty(); }
};
void list_choices(const Lockstep& games, Choices& out);

/// Everything on the table: points, figures, prisoners, floors, open towers, tiles put aside, whose turn it
/// is, whether the game is over.
[[nodiscard]] bool same_table(const Lockstep& games);
/// The same points and winners if no tile were left. `end` is overwritten; it saves storage.
[[nodiscard]] bool same_end(const Lockstep& games, Lockstep& end);

/// Both positions, as position_key has them.
[[nodiscard]] PositionKey key_of(const Lockstep& games, int tiles_to_come);

}  // namespace assize::court
