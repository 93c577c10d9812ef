#include "spec/smt/case/play.hpp"

#include <type_traits>

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/case/draw.hpp"
#include "spec/smt/case/fields.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/phantom/second.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/traders/double_turn.hpp"

namespace assize::smt::cases {

namespace {

/// So many exchanges can follow one another.
constexpr int kExchanges = 3;

constexpr std::array<Stage, 9> kStages = {Stage::start,        Stage::place,  Stage::figure,        Stage::capture,    Stage::phantom,
                                          Stage::after_action, Stage::dragon, Stage::after_scoring, Stage::double_turn};
/// base.dragon-move
Stage stage_of(scenario::Moment moment, const Law& law) {
  const bool late = moment == scenario::Moment::dragon && law.is("base.dragon-move=after-scoring"_r);
  return late ? Stage::late_dragon : kStages[static_cast<std::size_t>(moment)];
}

bool is_figure_action(const Deed& deed) {
  return std::holds_alternative<Deploy>(deed) || std::holds_alternative<Floor>(deed) ||
         std::holds_alternative<Recall>(deed) || std::holds_alternative<Move>(deed) ||
         std::holds_alternative<Pass>(deed);
}

}  // namespace

Play::Play(Position position, Decisions& decide) : p_(std::move(position)), decide_(&decide) {
  if (p_.state.turn.stage == Stage::start) begin_turn();
}

void Play::begin_turn() { dragon::begin_turn(p_.state, p_.law); }

std::optional<int> Play::giver() const {
  const Bools givers = dragon::givers(p_.state);
  for (std::size_t p = 0; p < givers.size(); ++p) {
    if ((*decide_)(givers[p])) return static_cast<int>(p);
  }
  return std::nullopt;
}

int Play::player_of_step(const scenario::Step& step) {
  if (step.by) return cases::player_of(*p_.table, *step.by);
  return default_player({p_, p_.state, *decide_}, p_.law, step.action);
}

void Play::come_to(const scenario::Step& step) {
  const bool dragon = std::holds_alternative<scenario::MoveDragon>(step.action) && p_.table->has(Part::dragon);
  if (step.by && !over_ && !waits_ && !giver() && !dragon) {
    const int by = cases::player_of(*p_.table, *step.by);
    const int next = (p_.state.turn.player + 1) % p_.table->player_count();
    if (by != p_.state.turn.player && by == next) {
      Play trial = *this;
      if (trial.finish_turn() && !trial.over_) *this = std::move(trial);
    }
  }
  if (!step.when) return come_before(step);
  const int turn = turns_;
  const int part = p_.state.turn.part;
  while (!over_ && p_.state.turn.stage < stage_of(*step.when, p_.law)) {
    Play trial = *this;
    if (!trial.pass_on() || trial.turns_ != turn || trial.p_.state.turn.part != part) return;
    *this = std::move(trial);
  }
}

/// What has to be passed over for a step of that kind.
void Play::come_before(const scenario::Step& step) {
  const auto is = [&]<typename T>(std::type_identity<T>) { return std::holds_alternative<T>(step.action); };
  const bool tile = is(std::type_identity<scenario::PlaceTile>{}) || is(std::type_identity<scenario::Draw>{});
  if (tile && p_.state.turn.placed >= 0) return take_second_part();
  if (is(std::type_identity<scenario::MoveDragon>{})) {
    pass_to(p_.law.is("base.dragon-move=after-scoring"_r) ? Stage::late_dragon : Stage::dragon);
  }
  if (is(std::type_identity<scenario::DoubleTurn>{})) pass_to(Stage::double_turn);
  const auto* deploy = std::get_if<scenario::Deploy>(&step.action);
  const bool phantom = deploy != nullptr && deploy->figure.kind == FigureKind::phantom && p_.state.turn.actions > 0;
  if (phantom) pass_to(Stage::phantom);
}

/// Passes to that stage, if play comes to stand there in this part of the turn.
void Play::pass_to(Stage stage) {
  if (over_ || p_.state.turn.placed < 0) return;
  Play trial = *this;
  const Turn& turn = trial.p_.state.turn;
  const int part = turn.part;
  while (!trial.over_ && trial.turns_ == turns_ && turn.part == part) {
    if (turn.stage == stage && !turn.decided) {
      *this = std::move(trial);
      return;
    }
    if (turn.stage > stage || !trial.pass_on()) return;
  }
}

/// A further tile in the same turn: the second part of a double turn is taken.
void Play::take_second_part() {
  if (over_ || waits_ || !(*decide_)(traders::earned(p_.state, p_.law))) return;
  Play trial = *this;
  trial.pass_to(Stage::double_turn);
  if (trial.p_.state.turn.stage != Stage::double_turn || trial.p_.state.turn.decided) return;
  *this = std::move(trial);
  traders::begin_second_part(p_.state, p_.law);
  begin_turn();
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
  if (p_.law.in_force("base.tile.unplaceable-last"_c) && !(*decide_)(tile_left(p_, p_.state))) end_game();
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
  const Action action{by, deed_of({p_, p_.state, *decide_}, by, place)};
  no.add_all(judge(p_.state, p_.law, action), true);
  if (!(*decide_)(no.legal())) {
    p_ = before;  // nothing of a refused step happens, the draw included
    return {false, no};
  }
  p_.state = apply(std::move(p_.state), p_.law, action);
  p_.hand.reset();
  p_.tiles.insert_or_assign(p_.table->area.at(place.at), p_.shape(place.tile.tile, place.tile.rotation));
  settle();
  return {true, no};
}

Judged Play::take_end(int by, const scenario::End& end) {
  Grounds no(p_.law);
  if (end.game) {
    last_turn_ = true;
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
  const bool before_dragon = turn.stage == Stage::dragon && turn.dragon.steps == 0;
  if (!tried || (turn.stage != Stage::after_action && !before_dragon)) return judge(p_.state, p_.law, action);
  State then = p_.state;
  then.turn.stage = Stage::capture;
  then.turn.decided = false;
  return judge(then, p_.law, action);
}

Judged Play::take_deed(int by, const scenario::Action& said) {
  const Action action{by, deed_of({p_, p_.state, *decide_}, by, said)};
  const Grounds no = judge_now(action);
  if (!(*decide_)(no.legal())) return {false, no};
  declined_ = declined_ || (std::holds_alternative<Pass>(action.deed) && p_.state.turn.stage == Stage::capture);
  const int actions = p_.state.turn.actions;
  const bool gave = giver().has_value();
  p_.state = apply(std::move(p_.state), p_.law, action);
  if (gave) {
    settle();
    return {true, no};
  }
  Turn& turn = p_.state.turn;
  const auto* score = std::get_if<Score>(&action.deed);
  if (score != nullptr && score->now) {
    turn.stage = Stage::score;
    score_closed_fields(p_, p_.state);
  }
  const bool passed = std::holds_alternative<Pass>(action.deed);
  if (std::holds_alternative<DoubleTurn>(action.deed)) {
    if (turn.stage == Stage::start) begin_turn();
    settle();
    return {true, no};
  }
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
  if (std::holds_alternative<MoveDragon>(action.deed)) turn.decided = (*decide_)(dragon::move_over(p_.state, p_.law));
  settle();
  return {true, no};
}

void Play::settle() {
  if (over_) return;
  if (!(*decide_)(tower::settle_exchange(p_.state, p_.law, kExchanges))) {
    throw NotExpressible("more exchanges follow one another than are looked at");
  }
  waits_ = (*decide_)(tower::waits(p_.state, p_.law));
  if (waits_ || giver()) return;
  // The dragon is asked for as soon as nobody can be ransomed before.
  Turn& turn = p_.state.turn;
  if (turn.stage == Stage::after_action && !turn.decided && (*decide_)(dragon::due(p_.state, p_.law, false))) {
    turn.decided = !(*decide_)(somebody_to_ransom()) && !(*decide_)(dragon::move_over(p_.state, p_.law));
  }
  if (step_on()) settle();
}

bool Play::step_on() {
  Turn& turn = p_.state.turn;
  const auto go = [&](Stage next) {
    turn.stage = next;
    turn.decided = false;
    return true;
  };
  const auto holds = [&](const Bool& b) { return (*decide_)(b); };
  /// The dragon's move begins, and may be at its end at once; else play goes on to the other stage.
  const auto dragon_or = [&](Stage dragon, Stage other) {
    const bool late = dragon == Stage::late_dragon;
    const bool moves = holds(dragon::due(p_.state, p_.law, late)) && !holds(dragon::move_over(p_.state, p_.law));
    return go(moves ? dragon : other);
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
  const bool capture_gone = turn.stage == Stage::capture && !turn.decided && !holds(tower::capture_due(p_.state, p_.law));
  if (!turn.decided && !capture_gone) return false;
  const auto after_capture = [&] { return go(holds(phantom::due(p_.state, p_.law)) ? Stage::phantom : Stage::after_action); };
  switch (turn.stage) {
    case Stage::place: return go(Stage::figure);
    case Stage::figure: return holds(tower::capture_due(p_.state, p_.law)) ? go(Stage::capture) : after_capture();
    case Stage::capture: return after_capture();
    case Stage::phantom: return go(Stage::after_action);
    case Stage::after_action: return dragon_or(Stage::dragon, Stage::score);
    case Stage::dragon: return go(Stage::score);
    case Stage::after_scoring: return dragon_or(Stage::late_dragon, Stage::double_turn) && after_late_dragon();
    case Stage::late_dragon: return go(Stage::double_turn) && after_late_dragon();
    case Stage::double_turn: end_turn(); return true;  // an exchange refused before may be due again
    default: return false;
  }
}

/// Without a second part the turn is over.
bool Play::after_late_dragon() {
  Turn& turn = p_.state.turn;
  if (turn.stage != Stage::double_turn) return true;
  const bool tile = (*decide_)(tile_left(p_, p_.state));
  if (!tile || last_turn_ || !(*decide_)(traders::earned(p_.state, p_.law))) turn.decided = true;
  return turn.decided;
}

bool Play::pass_on() {
  if (over_ || waits_) return false;
  if (giver()) {
    dragon::leave_unassigned(p_.state);
    settle();
    return true;
  }
  Turn& turn = p_.state.turn;
  if (turn.stage <= Stage::place) return false;
  const bool may_be_due = turn.stage == Stage::figure || turn.stage == Stage::capture || turn.stage == Stage::dragon ||
                          turn.stage == Stage::late_dragon || turn.stage == Stage::double_turn;
  const bool second = turn.stage == Stage::double_turn;
  if (may_be_due) {
    const bool declined = (*decide_)(judge(p_.state, p_.law, {turn.player, Pass{}}).legal());
    if (!declined && second) {
      traders::begin_second_part(p_.state, p_.law);  // nobody may decline it
      begin_turn();
      return true;
    }
    if (!declined) return false;
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
  if (last_turn_) return end_game();
  if (p_.law.in_force("base.end.trigger"_c) && !(*decide_)(tile_left(p_, p_.state))) return end_game();
  base::next_turn(p_.state, p_.law);
  begin_turn();
}

void Play::end_game() {
  // Barns have rules of their own.
  for (At at = 0; at < p_.table->area.size(); ++at) {
    for (Seat seat = kFieldSeat; seat < kMonasterySeat; ++seat) {
      for (Who w = 0; w < p_.table->who_count(); ++w) {
        if (p_.table->kind(w) == FigureKind::barn && !p_.state.stands(at, seat, w).is_false()) strange_farmers_ = true;
      }
    }
  }
  base::score_final(p_.state, p_.law);
  score_fields(p_, p_.state);
  p_.state.over = true;
  over_ = true;
}

}  // namespace assize::smt::cases
