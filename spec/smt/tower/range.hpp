// The reach of a tower: tower.range.*, house rules included.
#pragma once

#include "spec/smt/action.hpp"
#include "spec/smt/tower/diagonal.hpp"

namespace assize::smt::tower {

/// What one tower reaches.
class Reach {
 public:
  Reach(const State& state, const Law& law, At from, Num floors);

  /// The grounds against a capture at `target`.
  void judge(At target, Grounds& no) const;
  [[nodiscard]] Bool covers(At target) const;

 private:
  [[nodiscard]] bool straight(At target) const;
  /// Not in the four directions, but where the house rule reaches.
  [[nodiscard]] bool off_the_arms(At target) const;
  [[nodiscard]] Num distance(At target) const;
  [[nodiscard]] Bool clear(At target, Obstacle what, bool all) const;
  void judge_distance(At target, Grounds& no) const;
  void judge_way(At target, Grounds& no) const;

  const State* state_;
  const Law* law_;
  At from_;
  Num floors_;
  Bool diagonal_;  ///< tower.house.diagonal-reach
  Ways line_, steps_, letter_, king_;
};

/// The grounds against a capture at `target` by a tower of that height at `from`.
void judge_reach(const State& state, At from, const Num& floors, At target, Grounds& no);
/// By At: the tiles that the tower at `from` reaches.
[[nodiscard]] Bools in_range(const State& state, const Law& law, At from, const Num& floors);

}  // namespace assize::smt::tower
