// Playing a script, and telling two courses apart.
#include <algorithm>

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/dragon/princess.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/search/script.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/closing.hpp"
#include "spec/smt/tower/exchange.hpp"

namespace assize::smt {

namespace {

constexpr int kRounds = 2;  ///< exchanges that one capture can bring about

bool answers(StepKind kind) {
  return kind == StepKind::exchange || kind == StepKind::agree || kind == StepKind::refuse;
}

void finish(State& state, const Law& law) {
  if (state.turn.placed >= 0 && !state.turn.scored) base::score_completed(state, law);
}

Bool differ(const Nums& a, const Nums& b) {
  Bools any;
  for (std::size_t i = 0; i < a.size(); ++i) any.push_back(a[i] != b[i]);
  return any_of(any);
}

Bool differ(const Bools& a, const Bools& b) {
  Bools any;
  for (std::size_t i = 0; i < a.size(); ++i) any.push_back(a[i] != b[i]);
  return any_of(any);
}

/// Both began with the same score: what was booked alike on either side cancels out.
Bool sums_differ(const Nums& a, const Nums& b) {
  Nums only_b = b;
  Nums only_a;
  for (const Num& n : a) {
    const auto same =
        std::find_if(only_b.begin(), only_b.end(), [&n](const Num& m) { return (n == m).is_true(); });
    if (same == only_b.end()) {
      only_a.push_back(n);
    } else {
      only_b.erase(same);
    }
  }
  // Where as many are left, some two of them differ: it follows, and the solver finds it sooner than from the
  // sums.
  const bool pairs = only_a.size() == only_b.size();
  return (pairs ? differ(only_a, only_b) : Bool(true)) & (sum(only_a) != sum(only_b));
}

Bool sums_differ(const std::vector<Nums>& a, const std::vector<Nums>& b) {
  Bools any;
  for (std::size_t p = 0; p < a.size(); ++p) any.push_back(sums_differ(a[p], b[p]));
  return any_of(any);
}

Bools open_towers(const State& state, const Law& law) {
  Bools open;
  if (!state.table->tower) return open;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool stands = state.floors[static_cast<std::size_t>(at)] > 0;
    open.push_back(stands.is_false() ? Bool(false) : stands & tower::open(state, law, at));
  }
  return open;
}

/// Of what lies and stands on the table.
Bool tables_differ(const State& a, const Law& law_a, const State& b, const Law& law_b) {
  Bools any = {sums_differ(a.booked, b.booked), sums_differ(a.booked_scored, b.booked_scored),
               differ(a.supply, b.supply),      differ(a.figure, b.figure),
               differ(a.floors, b.floors),      differ(a.floor_supply, b.floor_supply)};
  for (std::size_t captor = 0; captor < a.held.size(); ++captor)
    any.push_back(differ(a.held[captor], b.held[captor]));
  any.push_back(differ(open_towers(a, law_a), open_towers(b, law_b)));
  any.push_back(differ(a.fairy.tile, b.fairy.tile));
  // Where she stands on tiles nobody can say whose she is.
  if (dragon::on_tiles(law_a) == dragon::on_tiles(law_b)) any.push_back(differ(a.fairy.figure, b.fairy.figure));
  any.push_back(differ(a.dragon, b.dragon));
  for (std::size_t p = 0; p < a.goods.size(); ++p) any.push_back(differ(a.goods[p], b.goods[p]));
  return any_of(any);
}

Bool asked_differ(const Course& a, const Law& law_a, const Course& b, const Law& law_b) {
  if (!a.now.table->tower || a.waits.is_false() || b.waits.is_false()) return false;
  // Where chance decides nobody is asked, and no question can be compared.
  const Bools asked_a = tower::asked(a.now, law_a);
  const Bools asked_b = tower::asked(b.now, law_b);
  return (differ(asked_a, asked_b) & any_of(asked_a) & any_of(asked_b)) |
         (tower::asked_to_agree(a.now, law_a) != tower::asked_to_agree(b.now, law_b));
}

/// What was refused in this turn is offered again when the next one begins.
Bool offered_again(const Course& c, const Law& law) {
  if (any_of(c.now.turn.refused).is_false()) return false;
  State next = c.end;
  const Bool none = tower::settle_exchange(next, law, 0);
  return (!none) | tower::waits(next, law);
}

}  // namespace

/// Which figures occupy features may be what the two laws part over.
Player::Player(const Board& board, const Law& law) : law_(&law) {
  course_.now = board.before;
  Table own = *board.table;
  for (std::size_t k = 0; k < own.kinds.size(); ++k) own.occupies[k] = occupies(law, own.kinds[k], own.abbot);
  course_.now.table = std::make_shared<const Table>(std::move(own));
  if (dragon::on_tiles(law)) {
    for (Bool& hers : course_.now.fairy.figure) hers = false;
  }
  dragon::begin_turn(course_.now, law);
}

void Player::take(const ScriptStep& step, const Action& action) {
  State& now = course_.now;
  if (step.kind == StepKind::stands) return stand(step);
  Bool ready = come_to(step);
  if (step.kind == StepKind::end_game) {
    course_.legal.push_back(true);
    finish(now, *law_);
    base::score_final(now, *law_);
    course_.ready.push_back(ready);
    return;
  }
  course_.legal.push_back(judge(now, *law_, action).legal());
  now = apply(std::move(now), *law_, action);
  if (now.table->tower) ready &= tower::settle_exchange(now, *law_, kRounds);
  course_.ready.push_back(ready);
}

void Player::stand(const ScriptStep& step) {
  State& now = course_.now;
  if (step.neutral == Neutral::fairy) {
    now.fairy.tile[static_cast<std::size_t>(step.at)] = true;
    course_.ready.push_back(true);
    course_.legal.push_back(true);
    return;
  }
  now.neutrals.push_back({step.neutral, step.at, step.north_south});
  if (step.neutral == Neutral::bridge) now.land[static_cast<std::size_t>(step.at)].seat[kBridgeSeat] = true;
  course_.ready.push_back(true);
  course_.legal.push_back(true);
}

Course Player::end() const {
  Course course = course_;
  course.waits = waits();
  course.stuck = must_capture() | must_send_home();
  course.end = course.now;
  course.moves = dragon_moves(false);
  finish(course.end, *law_);
  course.moves |= dragon_moves(true);
  base::next_turn(course.end, *law_);
  return course;
}

Bool Player::come_to(const ScriptStep& step) {
  Bool ready = answers(step.kind) ? waits() : !waits();
  Turn& turn = course_.now.turn;
  if (answers(step.kind)) return ready;
  if (step.stage > Stage::capture) ready &= !must_capture();
  // A pass declines a capture that could be made.
  if (step.kind == StepKind::pass) ready &= tower::capture_due(course_.now, *law_);
  const bool late = law_->is("base.dragon-move=after-scoring"_r);
  const bool dragon = step.kind == StepKind::dragon;
  if (dragon && late && !turn.scored && turn.placed >= 0) base::score_completed(course_.now, *law_);
  if (dragon) {
    ready &= dragon_moves(late);
    turn.stage = late ? Stage::late_dragon : Stage::dragon;
    turn.decided = false;
    return ready;
  }
  if (step.stage > Stage::figure) ready &= !must_send_home();
  if (step.stage > Stage::dragon) ready &= !dragon_moves(false);
  if (step.stage > Stage::late_dragon) ready &= !dragon_moves(true);
  if (step.stage > Stage::score && !turn.scored && turn.placed >= 0)
    base::score_completed(course_.now, *law_);
  if (turn.stage < step.stage) {
    turn.stage = step.stage;
    turn.decided = false;
  }
  return ready;
}

Bool Player::waits() const {
  return course_.now.table->tower ? tower::waits(course_.now, *law_) : Bool(false);
}

/// Its move in this part has begun or is to begin, and is not at its end.
Bool Player::dragon_moves(bool late) const {
  const Bool due = dragon::due(course_.now, *law_, late);
  return due.is_false() ? due : due & !dragon::move_over(course_.now, *law_);
}

/// base.princess-action = must
Bool Player::must_send_home() const {
  const Turn& turn = course_.now.turn;
  return turn.placed >= 0 && !base::past(turn, Stage::figure) ? dragon::owes_removal(course_.now, *law_) : Bool(false);
}

Bool Player::must_capture() const {
  const State& now = course_.now;
  if (!now.table->tower || !now.turn.has_floor || now.turn.captures > 0 ||
      base::past(now.turn, Stage::capture)) {
    return false;
  }
  State asked = now;
  asked.turn.stage = Stage::capture;
  asked.turn.decided = false;
  Grounds no(*law_);
  base::judge_pass(asked, asked.turn.player, no);
  const Bool may_not_pass = !no.legal();
  return may_not_pass.is_false() ? may_not_pass : may_not_pass & tower::capture_due(asked, *law_);
}

Bool comes_to_last(const Course& c) {
  Bools all = c.ready;
  all.insert(all.end(), c.legal.begin(), c.legal.end() - 1);
  return all_of(all);
}

Bool parted(const Course& a, const Law& law_a, const Course& b, const Law& law_b) {
  const Bool both = a.legal.back() & b.legal.back();
  const Bool asked =
      a.waits & b.waits & (asked_differ(a, law_a, b, law_b) | tables_differ(a.now, law_a, b.now, law_b));
  const Bool held_up = any_of(Bools{a.waits, b.waits, a.stuck, b.stuck, a.moves, b.moves});
  const Bool again = offered_again(a, law_a) != offered_again(b, law_b);
  const Bool over = (tables_differ(a.end, law_a, b.end, law_b) | again) & !held_up;
  return (a.legal.back() != b.legal.back()) |
         (both & ((a.waits != b.waits) | (a.stuck != b.stuck) | asked | over));
}

}  // namespace assize::smt
