#include "tools/court/play.hpp"

#include <algorithm>
#include <type_traits>

#include "checker/rules/traders/double_turn.hpp"
#include "spec/scenario/spot.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// Whose decision is passed: that of the player on turn, or also another's who is asked.
enum class Whose : std::uint8_t { on_turn, anybody };

/// Passes on the open decision; false: that is not possible.
bool pass_on(Game& game, Whose whose = Whose::on_turn) {
  game.settle();
  const bool other = game.facts().reassigns >= 0;
  const Action pass{.kind = ActionKind::pass, .by = other ? game.decider() : game.clock().player};
  if (other && whose == Whose::on_turn) return false;
  if (game.over() || game.facts().exchange.size > 0 || !game.legal(pass)) return false;
  game.apply(pass);
  game.settle();
  return true;
}

/// In the order of scenario::Moment.
constexpr std::array<StepId, sc::kMomentNames.size()> kMoments = {
    StepId::start,        StepId::place,  StepId::figure,        StepId::capture,    StepId::phantom,
    StepId::after_action, StepId::dragon, StepId::after_scoring, StepId::double_turn};

PlayerId actor(const Game& game, const sc::Step& step) {
  if (step.by) return seat(game.rules(), *step.by);
  const bool somebody_asked = game.facts().exchange.size > 0 || game.facts().reassigns >= 0;
  const bool dragon = std::holds_alternative<sc::MoveDragon>(step.action);
  return somebody_asked || dragon ? std::max(game.decider(), PlayerId{0}) : game.clock().player;
}

Action make_deploy(const Game& game, const sc::Deploy& d, PlayerId by) {
  Action a{.kind = ActionKind::deploy, .by = by};
  const PlayerId owner = seat(game.rules(), d.figure.owner);
  a.figure = game.in_supply(owner, d.figure.kind);
  if (a.figure < 0) a.figure = game.any_figure(owner, d.figure.kind);
  a.to.spot = d.to.on.spot;
  a.to.slot = d.to.at ? game.slot_at(*d.to.at) : game.clock().placed;
  const Place place = find_place(game, d.to, game.clock().placed);
  if (place.kind == PlaceKind::segment) a.to.segment = static_cast<std::int8_t>(place.part);
  return a;
}

/// The figure that a capture names; several may fit, then the one in reach of a legal capture.
FigureId captured(const Game& game, const sc::Capture& c, PlayerId by) {
  const auto& wanted = std::get<sc::Figure>(c.target);
  const PlayerId owner = seat(game.rules(), wanted.owner);
  FigureId best = -1;
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.owner(f) != owner || game.kind(f) != wanted.kind) continue;
    const Place p = game.place_of(f);
    if (!on_board(p) && p.kind != PlaceKind::area) continue;
    const bool area = c.on && off_the_tiles(c.on->spot);
    if (!area && c.at && game.slot_of(f) != game.slot_at(*c.at)) continue;
    if (c.on && game.spot_of(f) != c.on->spot) continue;
    if (c.on && c.at && !area && find_place(game, {.at = c.at, .on = *c.on, .where = {}}) != p) continue;
    if (best < 0 || game.legal({.kind = ActionKind::capture, .by = by, .figure = f})) best = f;
  }
  return best;
}

Action make_capture(const Game& game, const sc::Capture& c, PlayerId by) {
  Action a{.kind = ActionKind::capture, .by = by};
  if (const auto* neutral = std::get_if<Neutral>(&c.target)) {
    a.neutral = static_cast<std::int8_t>(*neutral);
  } else {
    a.figure = captured(game, c, by);
  }
  return a;
}

FigureId standing(const Game& game, const sc::Figure& wanted, std::optional<Cell> at, const std::optional<sc::SpotName>& on) {
  const PlayerId owner = seat(game.rules(), wanted.owner);
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.owner(f) != owner || game.kind(f) != wanted.kind) continue;
    if (!on_board(game.place_of(f))) continue;
    if (at && game.slot_of(f) != game.slot_at(*at)) continue;
    if (on && find_place(game, {.at = at, .on = *on, .where = {}}, game.slot_of(f)) != game.place_of(f)) continue;
    return f;
  }
  return -1;
}

/// A prisoner of that owner and kind; held by `from`, if named and if there is one.
FigureId prisoner(const Game& game, const sc::Figure& wanted, PlayerId from) {
  const PlayerId owner = seat(game.rules(), wanted.owner);
  FigureId any = -1;
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.owner(f) != owner || game.kind(f) != wanted.kind || game.place_of(f).kind != PlaceKind::prisoner) continue;
    if (any < 0 || game.place_of(f).where == from) any = f;
  }
  return any;
}

/// Without a name: the mover's only meeple on the tile.
Action make_fairy(const Game& game, const sc::MoveFairy& f, PlayerId by) {
  Action a{.kind = ActionKind::fairy, .by = by, .to = {Spot::field, game.slot_at(f.to), -1}};
  if (a.to.slot < 0) return a;
  if (f.beside) {
    a.figure = figure_beside(game, *f.beside, a.to.slot);
    return a;
  }
  int there = 0;
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto figure = static_cast<FigureId>(i);
    const bool meeple = game.rules().occupies[static_cast<std::size_t>(game.kind(figure))];
    if (!meeple || game.owner(figure) != by || game.slot_of(figure) != a.to.slot) continue;
    a.figure = figure;
    ++there;
  }
  if (there > 1) a.figure = -1;  // the step must say which
  return a;
}

Action make_ransom(const Game& game, const sc::Ransom& r, PlayerId by) {
  const PlayerId from = r.from ? seat(game.rules(), *r.from) : static_cast<PlayerId>(-1);
  const PlayerId buyer = r.buyer ? seat(game.rules(), *r.buyer) : by;
  return {.kind = ActionKind::ransom, .by = buyer, .figure = prisoner(game, r.figure, from), .with = from};
}

Action make_move(const Game& game, const sc::Move& m, PlayerId by) {
  Action a{.kind = ActionKind::move, .by = by};
  a.figure = standing(game, m.figure, m.from.at, m.from.on);
  const Place to = find_place(game, m.to);
  a.to = {m.to.on.spot, to.kind == PlaceKind::out ? static_cast<Slot>(-1) : to.where, static_cast<std::int8_t>(to.part)};
  return a;
}

/// Several captors may hold one of that kind; the one whose captor takes part in the exchange.
FigureId exchanged(const Game& game, const sc::Exchange& e, PlayerId by) {
  const PlayerId owner = seat(game.rules(), e.figure.owner);
  FigureId any = -1;
  for (const FigureId f : owner < 0 ? FigureRange{} : game.rules().figures_of(owner, e.figure.kind)) {
    if (game.place_of(f).kind != PlaceKind::prisoner) continue;
    if (any < 0 || game.legal({.kind = ActionKind::exchange, .by = by, .figure = f})) any = f;
  }
  return any;
}

Event make_event(const Game& game, const sc::Event& e, PlayerId by) {
  Event event{.kind = static_cast<EventKind>(0), .by = by};
  constexpr std::array<EventKind, 9> kKinds = {EventKind::plague,      EventKind::festival, EventKind::ghost,
                                               EventKind::third_ghost, EventKind::princess, EventKind::dragon,
                                               EventKind::bridge,      EventKind::castle,   EventKind::performance};
  event.kind = kKinds[static_cast<std::size_t>(e.kind)];
  if (e.at) event.slot = game.slot_at(*e.at);
  if (e.figure) {
    event.figure = standing(game, *e.figure, e.at, e.on);
    if (event.figure < 0 && e.kind == sc::EventKind::festival) event.figure = prisoner(game, *e.figure, -1);
  }
  event.north_south = e.span == "NS";
  event.value = e.value.value_or(0);
  return event;
}

/// The tile that a `place` step names comes into hand as if drawn now; a refused draw is the step's judgement.
Judgement draw_for(Game& game, TypeId type) {
  const Action draw{.kind = ActionKind::draw, .by = -1, .type = type};
  Judgement judgement = game.judge(draw);
  if (!judgement.legal()) return judgement;
  Facts& facts = game.change();
  --facts.bag[static_cast<std::size_t>(type)];
  facts.hand = type;
  ++facts.clock.draws;
  facts.clock.step = game.rules().position[static_cast<std::size_t>(StepId::draw)];
  facts.clock.closed = true;
  return judgement;
}

StepResult take_place(Game& game, const sc::PlaceTile& place, const Action& a) {
  Game trial = game;
  const bool draws = trial.facts().hand < 0 && trial.clock().placed < 0;
  StepResult result;
  if (draws) result.judgement = draw_for(trial, a.type);
  const TileDef& def = game.rules().tile(a.type);
  result.text = "place " + std::string(def.id) + "@" + std::to_string(place.tile.rotation) + " " + cell_text(place.at);
  if (result.judgement.legal()) result.judgement = trial.judge(a);
  if (!result.judgement.legal()) return result;
  game = std::move(trial);
  game.apply(a);
  game.settle();
  return result;
}

}  // namespace

bool play_out_turn(Game& game) {
  const int turn = game.clock().turn;
  game.settle();
  while (!game.over() && game.clock().turn == turn) {
    if (!pass_on(game, Whose::anybody)) return false;
  }
  return true;
}

namespace {
/// Runs what is forced before the step, if play then stands there.
void settle_to(Game& game, StepId step) {
  Game later = game;
  later.settle();
  if (later.clock().turn == game.clock().turn && later.clock().part == game.clock().part && later.at() == step) game.settle();
}

/// The same, and passes what may be declined on the way.
void pass_to(Game& game, StepId step) {
  const auto arrives = [step](Game& g) {
    const Clock before = g.clock();
    for (;;) {
      g.settle();
      const Clock& now = g.clock();
      if (g.over() || now.turn != before.turn || now.part != before.part) return false;
      if (g.at() == step && !now.closed) return true;
      if (g.rules().position[static_cast<std::size_t>(step)] < now.step || !pass_on(g)) return false;
    }
  };
  Game later = game;
  if (arrives(later)) (void)arrives(game);
}

/// A further tile in the same turn: the second part of a double turn is taken.
void take_second_part(Game& game) {
  Game later = game;
  const Clock before = game.clock();
  const auto arrives = [&before](Game& g) {
    while (g.clock().turn == before.turn && g.clock().part == before.part && !g.over()) {
      g.settle();
      const Action take{.kind = ActionKind::double_turn, .by = g.clock().player, .yes = true};
      if (g.at() == StepId::double_turn && !g.clock().closed && g.legal(take)) {
        g.apply(take);
        g.settle();
      } else if (g.clock().turn == before.turn && g.clock().part == before.part && !pass_on(g)) {
        return false;
      }
    }
    return g.clock().turn == before.turn && g.clock().part > before.part;
  };
  if (arrives(later)) (void)arrives(game);
}

/// Whoever moves the dragon need not be on turn.
bool moves_dragon(const Game& game, const sc::Step& step) {
  return std::holds_alternative<sc::MoveDragon>(step.action) && game.rules().plays(Part::dragon);
}
}  // namespace

namespace {

/// A capture that is open is declined where the phantom can then be placed.
void decline_capture_for(Game& game, const sc::Step& phantom) {
  settle_to(game, StepId::phantom);
  if (game.at() == StepId::phantom) return;
  Game later = game;
  pass_to(later, StepId::phantom);
  const auto* deploy = std::get_if<sc::Deploy>(&phantom.action);
  if (later.legal(make_deploy(later, *deploy, actor(later, phantom)))) pass_to(game, StepId::phantom);
}

/// What comes before a step of this kind is forced, or declined to get there.
void come_to(Game& game, const sc::Step& step) {
  const auto is = [&]<typename T>(std::type_identity<T>) { return std::holds_alternative<T>(step.action); };
  const bool brings_tile = is(std::type_identity<sc::PlaceTile>{}) || is(std::type_identity<sc::Draw>{});
  const bool start = game.at() == StepId::start && !game.clock().closed;
  if (brings_tile && start) pass_on(game);
  if (brings_tile && game.clock().placed >= 0) take_second_part(game);
  if (is(std::type_identity<sc::Capture>{})) settle_to(game, StepId::capture);
  if (is(std::type_identity<sc::MoveDragon>{})) pass_to(game, StepId::dragon);
  if (is(std::type_identity<sc::DoubleTurn>{})) pass_to(game, StepId::double_turn);
  const auto* deploy = std::get_if<sc::Deploy>(&step.action);
  const bool phantom = deploy != nullptr && deploy->figure.kind == FigureKind::phantom && game.clock().actions > 0;
  if (phantom) decline_capture_for(game, step);
}

}  // namespace

void approach(Game& game, const sc::Step& step) {
  if (step.by && game.facts().exchange.size == 0 && game.facts().reassigns < 0 && !moves_dragon(game, step)) {
    const PlayerId by = seat(game.rules(), *step.by);
    if (by >= 0 && by != game.clock().player) {
      Game later = game;
      if (play_out_turn(later) && !later.over() && later.clock().player == by) (void)play_out_turn(game);
    }
  }
  if (!step.when) return come_to(game, step);
  const int moment = game.rules().position[static_cast<std::size_t>(kMoments[static_cast<std::size_t>(*step.when)])];
  const int turn = game.clock().turn;
  for (;;) {
    Game later = game;
    later.settle_before(moment);
    if (later.over() || later.clock().turn != turn) return;
    game.settle_before(moment);
    if (game.clock().step >= moment) return;
    const Action pass{.kind = ActionKind::pass, .by = game.clock().player};
    if (!game.legal(pass)) return;
    game.apply(pass);
  }
}

Deed deed_of(const Game& game, const sc::Step& step) {
  const PlayerId by = actor(game, step);
  struct Visitor {
    const Game& game;
    PlayerId by;
    Deed operator()(const sc::PlaceTile& p) const {
      return Action{.kind = ActionKind::place, .by = by, .rotation = p.tile.rotation, .type = type_of(game.rules(), p.tile.tile), .at = p.at};
    }
    Deed operator()(const sc::Draw& d) const {
      return Action{.kind = ActionKind::draw, .by = -1, .type = type_of(game.rules(), d.tile.tile)};
    }
    Deed operator()(const sc::Deploy& d) const { return make_deploy(game, d, by); }
    Deed operator()(const sc::Floor& f) const {
      return Action{.kind = ActionKind::floor, .by = by, .to = {Spot::tower, game.slot_at(f.at), -1}};
    }
    Deed operator()(const sc::Capture& c) const { return make_capture(game, c, by); }
    Deed operator()(const sc::Exchange& e) const {
      return Action{.kind = ActionKind::exchange, .by = by, .figure = exchanged(game, e, by)};
    }
    Deed operator()(const sc::Agree& a) const { return Action{.kind = ActionKind::agree, .by = by, .yes = a.yes}; }
    Deed operator()(const sc::Ransom& r) const { return make_ransom(game, r, by); }
    Deed operator()(const sc::Recall& r) const {
      return Action{.kind = ActionKind::recall, .by = by, .figure = standing(game, r.figure, r.at, {})};
    }
    Deed operator()(const sc::Move& m) const { return make_move(game, m, by); }
    Deed operator()(const sc::Pass&) const { return Action{.kind = ActionKind::pass, .by = by}; }
    Deed operator()(const sc::Score& s) const { return Action{.kind = ActionKind::score, .by = by, .yes = s.now}; }
    Deed operator()(const sc::End&) const { return Action{.kind = ActionKind::pass, .by = by}; }
    Deed operator()(const sc::Event& e) const { return make_event(game, e, by); }
    Deed operator()(const sc::MoveFairy& f) const { return make_fairy(game, f, by); }
    Deed operator()(const sc::MoveDragon& d) const {
      return Action{.kind = ActionKind::dragon, .by = by, .to = {Spot::field, game.slot_at(d.to), -1}};
    }
    Deed operator()(const sc::Princess& p) const {
      return Action{.kind = ActionKind::princess, .by = by, .figure = standing(game, p.figure, p.at, p.on)};
    }
    Deed operator()(const sc::Festival& f) const {
      FigureId figure = standing(game, f.figure, f.at, f.on);
      if (figure < 0) figure = prisoner(game, f.figure, -1);
      return Action{.kind = ActionKind::festival, .by = by, .figure = figure};
    }
    Deed operator()(const sc::DoubleTurn& d) const {
      return Action{.kind = ActionKind::double_turn, .by = by, .yes = d.take};
    }
  };
  return std::visit(Visitor{game, by}, step.action);
}

namespace {

StepResult take_end(Game& game, const sc::End& end) {
  StepResult result;
  if (!end.game) {
    result.stuck = !play_out_turn(game);
    return result;
  }
  // As if no tile were left: the turn in progress is played out where it can be, then everything is scored.
  Facts& facts = game.change();
  std::fill(facts.bag.begin(), facts.bag.end(), std::uint8_t{0});
  if (facts.clock.placed >= 0) result.stuck = !play_out_turn(game);
  if (!game.over()) game.finish();
  return result;
}

std::string event_text(const sc::Event& e) {
  std::string text = "event " + std::string(sc::kEventNames[static_cast<std::size_t>(e.kind)]);
  if (e.at) text += " " + cell_text(*e.at);
  return text;
}

StepResult take_action(Game& game, const Action& a) {
  StepResult result;
  result.judgement = game.judge(a);
  const bool printable = a.kind == ActionKind::pass || a.kind == ActionKind::score || a.kind == ActionKind::agree ||
                         (a.kind == ActionKind::draw && a.type >= 0) || (a.kind == ActionKind::floor && a.to.slot >= 0) ||
                         (a.kind == ActionKind::dragon && a.to.slot >= 0) || a.kind == ActionKind::double_turn ||
                         (a.kind == ActionKind::fairy ? a.to.slot >= 0 : a.figure >= 0) || a.neutral >= 0;
  result.text = printable ? action_text(game, a) : std::string(kActionNames[static_cast<std::size_t>(a.kind)]);
  if (!result.judgement.legal()) return result;
  game.apply(a);
  if (a.kind == ActionKind::draw || a.kind == ActionKind::double_turn) game.settle();
  return result;
}

}  // namespace

namespace {

/// `score = true`: whoever has placed a tile may forgo the rest of the turn's decisions and have it scored.
bool forgo(Game& game) {
  if (game.clock().placed < 0 || game.clock().scored) return false;
  const auto scores = [turn = game.clock().turn](Game& g) {
    while (!g.clock().scored) {
      g.settle_before(g.rules().position[static_cast<std::size_t>(StepId::after_scoring)]);
      if (g.over() || g.clock().turn != turn) return false;
      if (g.clock().scored) break;
      const Action pass{.kind = ActionKind::pass, .by = g.clock().player};
      if (!g.legal(pass)) return false;
      g.apply(pass);
    }
    return true;
  };
  Game later = game;
  return scores(later) && scores(game);
}

}  // namespace

namespace {

/// `double_turn = true` where nobody is asked: the second part begins.
bool comes_by_itself(Game& game) {
  if (game.law().in_force("builder.optional"_c) || !traders::second_part_due(game)) return false;
  const int turn = game.clock().turn;
  Game later = game;
  later.settle();
  if (later.over() || later.clock().turn != turn || later.clock().part == game.clock().part) return false;
  game.settle();
  return true;
}

}  // namespace

StepResult take(Game& game, const sc::Step& step) {
  if (const auto* end = std::get_if<sc::End>(&step.action)) return take_end(game, *end);
  // Declining and drawing answer what is open now, so forced effects come first.
  const bool answers = std::holds_alternative<sc::Pass>(step.action) || std::holds_alternative<sc::Draw>(step.action);
  if (answers) game.settle();
  if (const auto* score = std::get_if<sc::Score>(&step.action); score != nullptr && score->now && forgo(game)) {
    return {.judgement = {}, .text = "score true"};
  }
  if (const auto* again = std::get_if<sc::DoubleTurn>(&step.action); again != nullptr && again->take && comes_by_itself(game)) {
    return {.judgement = {}, .text = "double_turn true"};
  }
  const Deed deed = deed_of(game, step);
  if (const auto* event = std::get_if<Event>(&deed)) {
    StepResult result{.judgement = judge_event(game, *event), .text = event_text(std::get<sc::Event>(step.action))};
    if (result.judgement.legal()) apply_event(game, *event);
    return result;
  }
  const auto& a = std::get<Action>(deed);
  if (const auto* place = std::get_if<sc::PlaceTile>(&step.action)) return take_place(game, *place, a);
  return take_action(game, a);
}

}  // namespace assize::court
