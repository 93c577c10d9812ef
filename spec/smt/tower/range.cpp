#include "spec/smt/tower/range.hpp"

#include <cstdlib>

namespace assize::smt::tower {

Reach::Reach(const State& state, const Law& law, At from, Num floors)
    : state_(&state),
      law_(&law),
      from_(from),
      floors_(std::move(floors)),
      diagonal_(law.guard("tower.house.diagonal-reach"_c)),
      line_(state, law, from, Metric::line),
      steps_(state, law, from, Metric::steps),
      letter_(state, law, from, Metric::letter),
      king_(state, law, from, Metric::king) {}

bool Reach::straight(At target) const {
  const Cell a = state_->table->area.cell(from_);
  const Cell b = state_->table->area.cell(target);
  return a.x == b.x || a.y == b.y;
}

// tower.house.diagonal-shape: the whole diamond, or the exact diagonals only
bool Reach::off_the_arms(At target) const {
  const Cell a = state_->table->area.cell(from_);
  const Cell b = state_->table->area.cell(target);
  return law_->is("tower.house.diagonal-shape=diamond"_r) || std::abs(a.x - b.x) == std::abs(a.y - b.y);
}

Num Reach::distance(At target) const {
  const Num plain = straight(target) ? line_.distance(target) : steps_.distance(target);
  if (diagonal_.is_false()) return plain;
  Num measured = king_.distance(target);
  if (law_->is("tower.house.diagonal-metric=horizontal-vertical"_r)) {
    // The clause tells how far the diagonal neighbour is; two, but for mutants.
    const Cell a = state_->table->area.cell(from_);
    const Cell b = state_->table->area.cell(target);
    const int diagonals = std::min(std::abs(a.x - b.x), std::abs(a.y - b.y));
    const int more = law_->amount("tower.house.diagonal-distance-c1.diagonal-neighbour"_n) - 2;
    measured = law_->means("tower.house.diagonal-distance-c1"_c, steps_.distance(target) + more * diagonals,
                           measured);
  }
  if (law_->is("tower.house.diagonal-metric=horizontal-diagonal"_r)) {
    measured = law_->means("tower.house.diagonal-distance-c2"_c, letter_.distance(target), measured);
  }
  return ite(diagonal_, measured, plain);
}

Bool Reach::clear(At target, Obstacle what, bool all) const {
  const Bool plain = straight(target) ? line_.clear(target, what, all) : steps_.clear(target, what, all);
  if (diagonal_.is_false()) return plain;
  const Ways& ways = law_->is("tower.house.diagonal-metric=horizontal-vertical"_r)   ? steps_
                     : law_->is("tower.house.diagonal-metric=horizontal-diagonal"_r) ? letter_
                                                                                     : king_;
  return ite(diagonal_, ways.clear(target, what, all), plain);
}

void Reach::judge_distance(At target, Grounds& no) const {
  const Num far = distance(target);
  const Num reach = floors_ * law_->amount("tower.range.one-tile-per-floor.tiles-per-floor"_n);
  no.forbid(far > reach, "tower.range.one-tile-per-floor"_c);
  no.forbid(diagonal_ & (far > reach), "tower.house.diagonal-distance-c1"_c);
  no.forbid(diagonal_ & (far > reach), "tower.house.diagonal-distance-c2"_c);
  const bool shorter = straight(target) || !law_->is("tower.house.no-surprises-scope=orthogonal-only"_r);
  if (shorter)
    no.forbid(far + law_->amount("tower.house.no-surprises.less"_n) > reach, "tower.house.no-surprises"_c);
}

void Reach::judge_way(At target, Grounds& no) const {
  if (!law_->guard("tower.house.no-capture-over-holes"_c).is_false()) {
    const Obstacle empty =
        law_->is("tower.house.empty-tile-meaning=no-tile"_r) ? Obstacle::hole : Obstacle::bare;
    const bool all = law_->is("tower.house.hole-path=all-paths"_r);
    no.forbid(!clear(target, empty, all), "tower.house.no-capture-over-holes"_c);
  }
  if (!law_->undone("tower.range.over-holes"_c).is_false()) {
    no.rest_on("tower.range.over-holes"_c, !clear(target, Obstacle::hole, false));
  }
  if (!law_->undone("tower.range.over-towers"_c).is_false()) {
    no.rest_on("tower.range.over-towers"_c, !clear(target, Obstacle::tower, false));
  }
}

void Reach::judge(At target, Grounds& no) const {
  if (target == from_) return no.rest_on("tower.range.own-tile"_c, true);
  Bool stopped = false;
  if (!straight(target)) {
    const Bool outside = !(diagonal_ & Bool(off_the_arms(target)));
    no.forbid(outside, "tower.range.four-directions"_c);
    stopped = law_->law("tower.range.four-directions"_c, outside);
  }
  // What lies in no direction of the tower is at no distance.
  if (stopped.is_true()) return;
  Grounds here(*law_);
  judge_distance(target, here);
  judge_way(target, here);
  no.add_all(here, !stopped);
}

Bool Reach::covers(At target) const {
  Grounds no(*law_);
  judge(target, no);
  return no.legal();
}

void judge_reach(const State& state, At from, const Num& floors, At target, Grounds& no) {
  Reach(state, no.law(), from, floors).judge(target, no);
}

Bools in_range(const State& state, const Law& law, At from, const Num& floors) {
  const Reach reach(state, law, from, floors);
  Bools reached;
  for (At at = 0; at < state.table->area.size(); ++at) {
    reached.push_back(state.tile(at) & (floors > 0) & reach.covers(at));
  }
  return reached;
}

}  // namespace assize::smt::tower
