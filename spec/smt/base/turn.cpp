#include "spec/smt/base/turn.hpp"

#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/dragon/princess.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/traders/double_turn.hpp"

namespace assize::smt::base {

bool past(const Turn& turn, Stage stage) { return turn.stage > stage || (turn.stage == stage && turn.decided); }

void judge_own_turn(const State& state, int by, Grounds& no) {
  no.forbid(state.over, "base.end.trigger"_c);
  no.forbid(by != state.turn.player, "base.turn.clockwise"_c);
}

bool may_go_together(const Law& law) {
  return law.is("tower.floor-replaces-fairy-move=no"_r) || law.undone("tower.action.instead-of-fairy"_c).is_true();
}

void take_action(Turn& turn, bool floor_may_follow) {
  turn.acted = true;
  if (floor_may_follow) return;
  ++turn.actions;
  turn.stage = Stage::figure;
  turn.decided = true;
}

namespace {

/// The action came before, and only a floor may follow; or this is the fairy's move, and only a floor came before.
bool floor_beside_fairy(const State& state, const Law& law, Act act) {
  const Turn& turn = state.turn;
  return act == Act::fairy && state.table->tower && may_go_together(law) && turn.floored && turn.actions == 1 &&
         !turn.fairy_moved && !turn.scored;
}

void judge_tower_action(const Turn& turn, Act act, const Bool& tower, const Bool& companion, Grounds& no) {
  no.forbid(turn.actions >= no.law().amount("tower.action.one-of-four.chosen"_n), "tower.action.one-of-four"_c);
  no.forbid(tower | Bool(turn.tower_action), "tower.action.instead-of-follower"_c);
  no.forbid((tower & turn.companion) | (companion & Bool(turn.tower_action)), "tower.action.instead-of-builder-or-pig"_c);
  no.forbid((tower & Bool(turn.fairy_moved)) | Bool(act == Act::fairy && turn.tower_action), "tower.action.instead-of-fairy"_c);
}

}  // namespace

void judge_figure_step(const State& state, int by, Act act, const Bool& tower, Grounds& no, const Bool& companion) {
  const Turn& turn = state.turn;
  const Law& law = no.law();
  judge_own_turn(state, by, no);
  no.forbid(turn.placed < 0 || (past(turn, Stage::figure) && turn.actions == 0), "base.turn.steps"_c);
  if (act != Act::princess) no.forbid(dragon::owes_removal(state, law), "princess.use-c1"_c);
  if (floor_beside_fairy(state, law, act)) return;
  const bool barred = turn.knight_removed && (act == Act::figure || act == Act::fairy);  // princess.no-placement says so
  const bool removed = turn.took_home || turn.fairy_moved || turn.knight_removed;
  const bool floor_only = turn.actions == 0 && removed && act != Act::floor && !barred;
  no.forbid(floor_only || turn.actions >= law.amount("base.action.one-figure-action.actions"_n), "base.action.one-figure-action"_c);
  if (state.table->tower && turn.actions > 0) judge_tower_action(turn, act, tower, companion, no);
}

void judge_pass(const State& state, int by, Grounds& no) {
  if (dragon::givers(state)[static_cast<std::size_t>(by)].is_true()) return;  // she stays, assigned to nobody
  const Turn& turn = state.turn;
  judge_own_turn(state, by, no);
  if (state.table->tower) {
    const Bool waits = tower::waits(state, no.law());
    no.forbid(waits, "tower.exchange.automatic"_c);
    no.forbid(waits, "tower.exchange.trigger"_c);
  }
  no.forbid(turn.stage == Stage::place || turn.stage == Stage::draw, "base.tile.must-place"_c);
  no.forbid(turn.stage == Stage::figure && turn.decided, "base.turn.steps"_c);
  if (turn.stage == Stage::figure) no.forbid(dragon::owes_removal(state, no.law()), "princess.use-c1"_c);
  no.forbid(turn.stage == Stage::dragon || turn.stage == Stage::late_dragon, "dragon.six-steps"_c);
  if (turn.stage == Stage::double_turn) traders::judge_declining(no);
  if (turn.stage == Stage::capture) {
    no.require(no.law().is("tower.capture-mandatory=no"_r), "tower.capture.optional"_c);
  }
}

void judge_score(const State& state, int by, const Score& score, Grounds& no) {
  judge_own_turn(state, by, no);
  if (!score.now) return no.forbid(true, "base.score.mandatory"_c);
  no.forbid(state.turn.placed < 0 || state.turn.scored, "base.turn.steps"_c);
}

void next_turn(State& state, const Law& law) {
  const int players = state.table->player_count();
  const int next = law.undone("base.turn.clockwise"_c).is_true() ? players - 1 : 1;
  Turn fresh;
  fresh.player = (state.turn.player + next) % players;
  fresh.number = state.turn.number + 1;
  fresh.floor.resize(state.turn.floor.size());
  fresh.vacated.resize(state.turn.vacated.size());
  fresh.ransomed_from.resize(state.turn.ransomed_from.size());
  fresh.builder.resize(state.turn.builder.size());
  fresh.refused = tower::refusals_lasting(state, law);
  state.turn = std::move(fresh);
  for (Num& n : state.waiting) n = 0;
  for (Num& n : state.recaptured) n = 0;
}

}  // namespace assize::smt::base
