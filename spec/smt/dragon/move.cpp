#include "spec/smt/dragon/move.hpp"

#include "spec/smt/events/parts.hpp"

namespace assize::smt::dragon {

namespace {

bool moving(const State& state) {
  return state.turn.stage == Stage::dragon || state.turn.stage == Stage::late_dragon;
}

/// It stands on one of the four around.
Bool beside(const State& state, At at) {
  Bools there;
  for (const Side s : kSides) {
    const At next = state.table->area.beside(at, s);
    if (next >= 0) there.push_back(state.dragon[static_cast<std::size_t>(next)]);
  }
  return any_of(there);
}

/// It has been there in this move, or stands there.
Bool visited(const State& state, At at) {
  const Bools& all = state.turn.dragon.visited;
  const auto here = static_cast<std::size_t>(at);
  return state.dragon[here] | (here < all.size() ? all[here] : Bool(false));
}

void judge_target(const State& state, At at, Grounds& no) {
  no.forbid(!(state.tile(at) & beside(state, at)), "dragon.six-steps"_c);
  no.forbid(visited(state, at), "dragon.no-revisit"_c);
  no.forbid(shielded(state, no.law(), at), "dragon.fairy-tile"_c);
}

}  // namespace

void arrive(State& state, const Law& law) {
  const At here = state.turn.placed;
  const Bool comes = law.law("dragon.volcano-arrives"_c, state.at(here).has(Symbol::volcano));
  if (comes.is_false()) return;
  for (At at = 0; at < state.table->area.size(); ++at) {
    Bool& there = state.dragon[static_cast<std::size_t>(at)];
    there = ite(comes, Bool(at == here), there);
  }
}

void enter(State& state, const Law& law, const Bools& where) {
  events::apply_sweep(state, law, where, Cause::eaten);
  state.dragon = where;
}

Bool due(const State& state, const Law& law, bool late) {
  if (!state.table->has(Part::dragon) || state.turn.placed < 0) return false;
  if (late != law.is("base.dragon-move=after-scoring"_r)) return false;
  const Bool moves = !law.undone(late ? "dragon.move-after-scoring"_c : "dragon.move-before-scoring"_c);
  return moves & state.at(state.turn.placed).has(Symbol::dragon) & any_of(state.dragon);
}

Bool move_over(const State& state, const Law& law) {
  if (state.turn.dragon.steps >= law.amount("dragon.six-steps.steps"_n) || !law.in_force("dragon.six-steps"_c)) return true;
  Bools targets;
  for (At at = 0; at < state.table->area.size(); ++at) {
    if (state.tile(at).is_false()) continue;
    Grounds no(law);
    judge_target(state, at, no);
    targets.push_back(no.legal());
  }
  return law.law("dragon.dead-end"_c, !any_of(targets));
}

int mover(const State& state) {
  return (state.turn.player + state.turn.dragon.steps) % state.table->player_count();
}

// tower.fairy-shields-tower-follower = no: for one on a tower she is no shield, and the dragon eats them all.
Bool shielded(const State& state, const Law& law, At at) {
  const Bool& fairy = state.fairy.tile[static_cast<std::size_t>(at)];
  if (fairy.is_false()) return false;
  const bool shields = law.is("tower.fairy-shields-tower-follower=yes"_r);
  return fairy & !(shields ? Bool(false) : state.taken(at, kTowerSeat));
}

void judge_move_dragon(const State& state, int by, const MoveDragon& move, Grounds& no) {
  const Law& law = no.law();
  no.forbid(state.over, "base.end.trigger"_c);
  if (!moving(state)) {
    const bool late = law.is("base.dragon-move=after-scoring"_r);
    return no.require(false, late ? "dragon.move-after-scoring"_c : "dragon.move-before-scoring"_c);
  }
  no.require(state.turn.dragon.steps < law.amount("dragon.six-steps.steps"_n), "dragon.six-steps"_c);
  no.forbid(by != mover(state), "dragon.six-steps"_c);
  Bools somewhere;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool& here = move.to[static_cast<std::size_t>(at)];
    if (here.is_false()) continue;
    somewhere.push_back(here);
    Grounds there(law);
    judge_target(state, at, there);
    no.add_all(there, here);
  }
  no.forbid(!any_of(somewhere), "dragon.six-steps"_c);
}

void apply_move_dragon(State& state, const Law& law, const MoveDragon& move) {
  DragonMove& turn = state.turn.dragon;
  turn.visited.resize(state.dragon.size());
  for (std::size_t at = 0; at < state.dragon.size(); ++at) turn.visited[at] |= state.dragon[at];
  ++turn.steps;
  enter(state, law, move.to);
}

}  // namespace assize::smt::dragon
