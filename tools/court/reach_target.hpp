// What a game has to lead to, in the game's own terms.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

class ReachTarget {
 public:
  /// `position` as a game stands in it; `start`: its tile that shall be the start tile.
  ReachTarget(const Game& position, Slot start, const scenario::Board& board, const Ruleset& game_rules);

  [[nodiscard]] int tiles() const { return static_cast<int>(tiles_.size()); }
  /// The tile belongs there.
  [[nodiscard]] bool wants_tile(const Action& place) const;
  /// So many of the type belong on the board.
  [[nodiscard]] int copies(TypeId type) const;
  [[nodiscard]] bool wants_floor(const Game& game, Slot slot) const;
  /// A figure is to stand there, or a prisoner of this owner is still missing.
  [[nodiscard]] bool wants_deploy(const Game& game, const Action& deploy) const;
  [[nodiscard]] bool wants_capture(const Game& game, const Action& capture) const;
  /// The turns that are left can bring what is missing.
  [[nodiscard]] bool within_reach(const Game& game) const;
  [[nodiscard]] bool reached(const Game& game) const;

 private:
  /// Seat, kind, kind of place, cell (captor in x), part.
  using Where = std::tuple<int, FigureKind, PlaceKind, Cell, int>;
  [[nodiscard]] Cell moved(Cell c) const;
  [[nodiscard]] Where where(const Game& game, FigureId f) const;
  [[nodiscard]] int missing(const Game& game, const Where& place) const;
  [[nodiscard]] int missing_prisoners(const Game& game, int owner, FigureKind kind) const;
  [[nodiscard]] bool same_points(const Game& game) const;
  [[nodiscard]] bool same_supplies(const Game& game) const;

  int quarters_ = 0;  ///< how the position is turned
  Cell origin_{};     ///< where its start tile lies before it is turned
  const scenario::Board& board_;
  std::map<Cell, Placed> tiles_;
  std::map<Cell, int> floors_;
  std::map<Where, int> figures_;
  std::vector<int> seats_;  ///< of the position's players in the game
};

}  // namespace assize::court
