// Who may be captured, and where: the range of the capturing tower, the figure's owner, its kind and its
// place.
#pragma once

#include <map>
#include <vector>

#include "spec/smt/tower/range.hpp"

namespace assize::smt::tower {

class Hunt {
 public:
  /// `floor`: by At, the tower that got the new floor; `floors`: the heights, that floor included.
  Hunt(const State& state, const Law& law, int by, Bools floor, Nums floors);

  /// By what the figure is and in what kind of place.
  void judge_figure(Who who, Spot spot, Grounds& no) const;
  void judge_figures(const Bools& who, const Where& from, Grounds& no) const;
  /// By the cell that it is on.
  void judge_cells(const Where& from, Grounds& no) const;
  /// Somebody on the board may be captured.
  [[nodiscard]] Bool any() const;

 private:
  void judge_tower_seat(bool own, Grounds& no) const;
  void judge_fairy(At at, Grounds& no) const;
  void judge_height(At at, Grounds& no) const;
  void judge_new_floor(At at, Grounds& no) const;
  /// tower.capturing-tower = any-tower
  [[nodiscard]] Bool other_tower_reaches(At at) const;
  [[nodiscard]] Bool reached(At at) const;
  [[nodiscard]] Bool reached_elsewhere(At at, Seat seat) const;
  [[nodiscard]] Bool exposed(At at, Seat seat) const;
  [[nodiscard]] const Bool& capturable(Who who, Spot spot) const;

  const State* state_;
  const Law* law_;
  int by_;
  Bools floor_;
  Nums floors_;
  Bool any_tower_;
  std::vector<Reach> reach_;  ///< by At
  mutable std::map<std::pair<Who, Spot>, Bool> capturable_;
};

}  // namespace assize::smt::tower
