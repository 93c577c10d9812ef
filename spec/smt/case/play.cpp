#include "spec/smt/case/play.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/case/draw.hpp"
#include "spec/smt/case/fields.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/exchange.hpp"

namespace assize::smt::cases {

namespace {

/// So many exchanges can follow one another.
constexpr int kExchanges = 3;

constexpr std::array<Stage, 6> kStages = {Stage::start,   Stage::place,        Stage::figure,
                                          Stage::capture, Stage::after_action, Stage::after_scoring};
Stage stage_of(scenario::Moment moment) { return kStages[static_cast<std::size_t>(moment)]; }

bool is_figure_action(const Deed& deed) {
  return std::holds_alternative<Deploy>(deed) || std::holds_alternative<Floor>(deed) ||
         std::holds_alternative<Recall>(deed) || std::holds_alternative<Move>(deed) ||
         std::holds_alternative<Pass>(deed);
}

}  // namespace

Play::Play(Position position, Decisions& decide) : p_(std::move(position)), decide_(&decide) {}

int Play::player_of_step(const scenario::Step& step) {
  if (step.by) return cases::player_of(*p_.table, *step.by);
  return default_player({p_, p_.state, *decide_}, p_.law, step.action);
}

void Play::come_to(const scenario::Step& step) {
  if (step.by && !over_ && !waits_) {
    const int by = cases::player_of(*p_.table, *step.by);
    const int next = (p_.state.turn.player + 1) % p_.table->player_count();
    if (by != p_.state.turn.player && by == next) {
      Play trial = *this;
      if (trial.finish_turn() && !trial.over_) *this = std::move(trial);
    }
  }
  if (!step.when) return;
  const int turn = turns_;
  while (!over_ && turns_ == turn && p_.state.turn.stage < stage_of(*step.when)) {
    if (!pass_on()) return;
  }
}

/// Passing and drawing answer what is open now: where nobody can be ransomed, nothing is open.
void Play::leave_empty_windows() {
  if (!over_ && !waits_ && p_.state.turn.decided) settle();
  for (;;) {
    Turn& turn = p_.state.turn;
    const bool window = turn.stage == Stage::start || turn.stage == Stage::after_action || turn.stage == Stage::after_scoring;
    if (over_ || waits_ || !window || (*decide_)(somebody_to_ransom())) return;
    if (turn.stage == Stage::start) {
      turn.stage = Stage::draw;
      return;
    }
    turn.decided = true;
    settle();
  }
}

Bool Play::somebody_to_ransom() const {
  if (!p_.table->tower || p_.law.in_force("tower.house.no-ransom"_c)) return false;
  Bools held;
  for (const Nums& by_captor : p_.state.held) {
    for (int kind = 0; kind < p_.table->kind_count(); ++kind) {
      held.push_back(by_captor[static_cast<std::size_t>(p_.table->who(p_.state.turn.player, kind))] > 0);
    }
  }
  return any_of(held);
}

Judged Play::take(const scenario::Step& step) {
  if (std::holds_alternative<scenario::Pass>(step.action)) leave_empty_windows();
  const int by = player_of_step(step);
  if (const auto* draw = std::get_if<scenario::Draw>(&step.action)) return take_draw(by, *draw);
  if (const auto* place = std::get_if<scenario::PlaceTile>(&step.action)) return take_place(by, *place);
  if (const auto* end = std::get_if<scenario::End>(&step.action)) return take_end(by, *end);
  return take_deed(by, step.action);
}

Judged Play::take_draw(int by, const scenario::Draw& draw) {
  const Design tile = p_.bag.same(draw.tile.tile);
  Grounds no(p_.law);
  judge_draw(p_, p_.state, by, tile, no);
  if (!(*decide_)(no.legal())) return {false, no};
  p_.bag.take(tile);
  p_.hand = tile;
  p_.state.turn.stage = Stage::place;
  p_.state.turn.decided = false;
  put_aside_unplaceable();
  return {true, no};
}

void Play::put_aside_unplaceable() {
  if (!p_.hand || !(*decide_)(put_aside(p_, p_.state, *p_.hand))) return;
  discarded_.push_back(*p_.hand);
  p_.hand.reset();
  p_.state.turn.stage = Stage::draw;
  // base.tile.unplaceable-last
  if (p_.bag.size() == 0 && p_.law.in_force("base.tile.unplaceable-last"_c)) end_game();
}

Judged Play::take_place(int by, const scenario::PlaceTile& place) {
  const Design tile = p_.bag.same(place.tile.tile);
  Grounds no(p_.law);
  const Position before = p_;
  const bool draws = p_.hand != tile;
  const bool early = !over_ && by == p_.state.turn.player && p_.state.turn.placed < 0;
  if (draws) judge_draw(p_, p_.state, by, tile, no);
  if (draws && early && (*decide_)(no.legal())) {
    p_.bag.take(tile);
    p_.hand = tile;
  }
  if (early && p_.hand) {
    p_.state.turn.stage = Stage::place;
    p_.state.turn.decided = false;
  }
  const Action action{by, deed_of({p_, p_.state, *decide_}, place)};
  no.add_all(judge(p_.state, p_.law, action), true);
  if (!(*decide_)(no.legal())) {
    p_ = before;  // nothing of a refused step happens, the draw included
    return {false, no};
  }
  p_.state = apply(std::move(p_.state), p_.law, action);
  p_.hand.reset();
  const At at = p_.table->area.at(place.at);
  p_.tiles.insert_or_assign(at, p_.shape(place.tile.tile, place.tile.rotation));
  p_.state.turn.placed = at;
  p_.state.turn.stage = Stage::place;
  p_.state.turn.decided = true;
  settle();
  return {true, no};
}

Judged Play::take_end(int by, const scenario::End& end) {
  Grounds no(p_.law);
  if (end.game) {
    if (!over_) finish_turn();
    if (!over_) end_game();
    return {true, no};
  }
  if (finish_turn()) return {true, no};
  no.add_all(judge(p_.state, p_.law, {by, Pass{}}), true);
  return {false, no};
}

/// Where nothing could be captured the turn has gone on, but a capture is tried in its own time all the same.
Grounds Play::judge_now(const Action& action) const {
  const Turn& turn = p_.state.turn;
  const bool tried = std::holds_alternative<Capture>(action.deed) && turn.has_floor && turn.captures == 0 && !declined_;
  if (!tried || turn.stage != Stage::after_action) return judge(p_.state, p_.law, action);
  State then = p_.state;
  then.turn.stage = Stage::capture;
  then.turn.decided = false;
  return judge(then, p_.law, action);
}

Judged Play::take_deed(int by, const scenario::Action& said) {
  const Action action{by, deed_of({p_, p_.state, *decide_}, said)};
  const Grounds no = judge_now(action);
  if (!(*decide_)(no.legal())) return {false, no};
  declined_ = declined_ || (std::holds_alternative<Pass>(action.deed) && p_.state.turn.stage == Stage::capture);
  const int actions = p_.state.turn.actions;
  p_.state = apply(std::move(p_.state), p_.law, action);
  Turn& turn = p_.state.turn;
  const auto* score = std::get_if<Score>(&action.deed);
  if (score != nullptr && score->now) {
    turn.stage = Stage::score;
    score_closed_fields(p_, p_.state);
  }
  const bool passed = std::holds_alternative<Pass>(action.deed);
  if (passed && turn.stage == Stage::start) {
    turn.stage = Stage::draw;  // a ransom was open, and is declined
    turn.decided = false;
    return {true, no};
  }
  if (passed && turn.stage == Stage::after_action) {
    turn.decided = true;  // scoring waits until the next step or the end of the turn
    return {true, no};
  }
  const bool acted = is_figure_action(action.deed) || turn.actions > actions;
  if (turn.stage <= Stage::figure && acted) turn.stage = Stage::figure;
  if ((turn.stage == Stage::figure && acted) || std::holds_alternative<Pass>(action.deed) ||
      std::holds_alternative<Capture>(action.deed)) {
    turn.decided = true;
  }
  settle();
  return {true, no};
}

void Play::settle() {
  if (over_) return;
  if (!(*decide_)(tower::settle_exchange(p_.state, p_.law, kExchanges))) {
    throw NotExpressible("more exchanges follow one another than are looked at");
  }
  waits_ = (*decide_)(tower::waits(p_.state, p_.law));
  if (waits_) return;
  if (step_on()) settle();
}

bool Play::step_on() {
  Turn& turn = p_.state.turn;
  const auto go = [&](Stage next) {
    turn.stage = next;
    turn.decided = false;
    return true;
  };
  if (turn.stage == Stage::score) {
    if (!turn.scored) {
      base::score_completed(p_.state, p_.law);
      score_closed_fields(p_, p_.state);
    }
    turn.scored = true;
    return go(Stage::after_scoring);
  }
  // An event may have taken the last figure that could have been captured.
  const bool capture_gone = turn.stage == Stage::capture && !turn.decided && !(*decide_)(tower::capture_due(p_.state, p_.law));
  if (!turn.decided && !capture_gone) return false;
  switch (turn.stage) {
    case Stage::place: return go(Stage::figure);
    case Stage::figure: return go((*decide_)(tower::capture_due(p_.state, p_.law)) ? Stage::capture : Stage::after_action);
    case Stage::capture: return go(Stage::after_action);
    case Stage::after_action: return go(Stage::score);
    case Stage::after_scoring: end_turn(); return true;  // an exchange refused before may be due again
    default: return false;
  }
}

bool Play::pass_on() {
  if (over_ || waits_) return false;
  Turn& turn = p_.state.turn;
  if (turn.stage <= Stage::place) return false;
  if (turn.stage == Stage::figure || turn.stage == Stage::capture) {
    if (!(*decide_)(judge(p_.state, p_.law, {turn.player, Pass{}}).legal())) return false;
  }
  turn.decided = true;
  settle();
  return true;
}

bool Play::finish_turn() {
  const int turn = turns_;
  while (!over_ && turns_ == turn) {
    if (!pass_on()) return false;
  }
  return true;
}

void Play::end_turn() {
  ++turns_;
  declined_ = false;
  p_.state.turn.stage = Stage::end;
  // base.end.trigger
  if (p_.bag.size() == 0 && !p_.hand && p_.law.in_force("base.end.trigger"_c)) return end_game();
  base::next_turn(p_.state, p_.law);
}

void Play::end_game() {
  // Pigs and barns have rules of their own.
  for (At at = 0; at < p_.table->area.size(); ++at) {
    for (Seat seat = kFieldSeat; seat < kMonasterySeat; ++seat) {
      for (Who w = 0; w < p_.table->who_count(); ++w) {
        if (!p_.table->occupies_as(w) && !p_.state.stands(at, seat, w).is_false()) strange_farmers_ = true;
      }
    }
  }
  base::score_final(p_.state, p_.law);
  score_fields(p_, p_.state);
  p_.state.over = true;
  over_ = true;
}

}  // namespace assize::smt::cases
