#include "checker/game.hpp"

#include "checker/order.hpp"
#include "checker/rules/base/deploy.hpp"
#include "checker/rules/base/draw.hpp"
#include "checker/rules/base/final.hpp"
#include "checker/rules/base/placement.hpp"
#include "checker/rules/base/scoring.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/abbot/recall.hpp"
#include "checker/rules/festival/festival.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/princess_dragon/princess.hpp"
#include "checker/rules/tower/capture.hpp"
#include "checker/rules/tower/exchange.hpp"
#include "checker/rules/tower/floors.hpp"
#include "checker/rules/tower/ransom.hpp"
#include "checker/rules/traders/double_turn.hpp"

namespace assize {

namespace {

void judge_into(const Game& game, const Action& a, Grounds& no) {
  switch (a.kind) {
    case ActionKind::draw: return base::judge_draw(game, a, no);
    case ActionKind::place: return base::judge_place(game, a, no);
    case ActionKind::deploy: return base::judge_deploy(game, a, no);
    case ActionKind::floor: return tower::judge_floor(game, a, no);
    case ActionKind::capture: return tower::judge_capture(game, a, no);
    case ActionKind::exchange: return tower::judge_exchange(game, a, no);
    case ActionKind::agree: return tower::judge_agree(game, a, no);
    case ActionKind::ransom: return tower::judge_ransom(game, a, no);
    case ActionKind::recall: return abbot::judge_recall(game, a, no);
    case ActionKind::move: return base::judge_move(game, a, no);
    case ActionKind::score: return base::judge_score(game, a, no);
    case ActionKind::fairy: return princess_dragon::judge_fairy(game, a, no);
    case ActionKind::dragon: return princess_dragon::judge_dragon(game, a, no);
    case ActionKind::princess: return princess_dragon::judge_princess(game, a, no);
    case ActionKind::festival: return festival::judge_festival(game, a, no);
    case ActionKind::double_turn: return traders::judge_double_turn(game, a, no);
    case ActionKind::pass: return base::judge_pass(game, a, no);
  }
}

}  // namespace

Game::Game(std::shared_ptr<const Ruleset> rules) : rules_(std::move(rules)) { reset(); }

Game::Game(std::shared_ptr<const Ruleset> rules, Facts facts) : rules_(std::move(rules)), facts_(std::move(facts)) {
  rebuild();
}

void Game::reset() {
  base::set_up(*rules_, facts_);
  index_.clear();
  index_.place_next(rules_->types, facts_.tiles, rules_->joins);
}

PlayerId Game::decider() const {
  if (facts_.exchange.size > 0) return tower::exchange_decider(*this);
  if (facts_.reassigns >= 0) return facts_.reassigns;
  if (at() == StepId::dragon && !facts_.clock.closed) return princess_dragon::dragon_mover(*this);
  return at() == StepId::draw ? static_cast<PlayerId>(-1) : facts_.clock.player;
}

Judgement Game::judge(const Action& action) const {
  Grounds no(law());
  judge_into(*this, action, no);
  return std::move(no).judgement();
}

bool Game::legal(const Action& action) const {
  Grounds no(law(), Grounds::Detail::verdict);
  judge_into(*this, action, no);
  return no.clear();
}

void Game::legal_actions(std::vector<Action>& out) const {
  if (facts_.over) return;
  if (facts_.exchange.size > 0) return tower::offer_exchange(*this, out);
  if (facts_.reassigns >= 0) return princess_dragon::offer_reassignment(*this, out);
  if (!facts_.clock.closed && step().offer != nullptr) step().offer(*this, out);
}

void Game::apply(const Action& a) {
  switch (a.kind) {
    case ActionKind::draw: return base::apply_draw(*this, a);
    case ActionKind::place: return base::apply_place(*this, a);
    case ActionKind::deploy: return base::apply_deploy(*this, a);
    case ActionKind::floor: return tower::apply_floor(*this, a);
    case ActionKind::capture: return tower::apply_capture(*this, a);
    case ActionKind::exchange: return tower::apply_exchange(*this, a);
    case ActionKind::agree: return tower::apply_agree(*this, a);
    case ActionKind::ransom: return tower::apply_ransom(*this, a);
    case ActionKind::recall: return abbot::apply_recall(*this, a);
    case ActionKind::move: return base::apply_move(*this, a);
    case ActionKind::score: return base::apply_score(*this, a);
    case ActionKind::fairy: return princess_dragon::apply_fairy(*this, a);
    case ActionKind::dragon: return princess_dragon::apply_dragon(*this, a);
    case ActionKind::princess: return princess_dragon::apply_princess(*this, a);
    case ActionKind::festival: return festival::apply_festival(*this, a);
    case ActionKind::double_turn: return traders::apply_double_turn(*this, a);
    case ActionKind::pass: return base::apply_pass(*this);
  }
}

void Game::settle_before(int position) {
  // Turns in which nothing can be drawn follow each other only where a clause that ends the game is switched off.
  bool moved = true;  // something has happened that might bring an exchange about
  for (int idle = 0; !facts_.over && idle < 2;) {
    if (moved && rules_->tower && tower::settle_exchange(*this)) return;
    if (facts_.reassigns >= 0 && wait_for_reassignment()) return;
    moved = false;
    Clock& clock = facts_.clock;
    if (!clock.closed) {
      if (clock.step == position) return;
      const Step& now = step();
      if (now.due == nullptr || now.due(*this)) {
        if (now.offer != nullptr) return;
        if (now.id == StepId::end && clock.placed < 0) ++idle;
        now.run(*this);
        moved = true;
        continue;
      }
    }
    ++clock.step;
    clock.closed = false;
  }
}

bool Game::wait_for_reassignment() {
  std::vector<Action> choices;
  princess_dragon::offer_reassignment(*this, choices);
  if (choices.size() > 1) return true;  // more than leaving her
  facts_.reassigns = -1;
  return false;
}

void Game::finish() { base::final_scoring(*this); }

FigureId Game::in_supply(PlayerId player, FigureKind kind) const {
  FigureId best = -1;
  for (const FigureId f : rules_->figures_of(player, kind)) {
    if (place_of(f).kind != PlaceKind::supply) continue;
    // A figure that came home this turn (part > 0) may be bound to wait; take one that was there before.
    if (best < 0 || place_of(f).part < place_of(best).part) best = f;
    if (place_of(best).part == 0) break;
  }
  return best;
}

FigureId Game::any_figure(PlayerId player, FigureKind kind) const {
  const FigureRange own = rules_->figures_of(player, kind);
  return own.first < own.last ? own.first : static_cast<FigureId>(-1);
}

Spot Game::spot_of(FigureId f) const {
  const Place p = place_of(f);
  switch (p.kind) {
    case PlaceKind::tower: return Spot::tower;
    case PlaceKind::bridge: return Spot::bridge;
    case PlaceKind::castle: return Spot::castle;
    case PlaceKind::area: return static_cast<Spot>(p.where);
    default: break;
  }
  constexpr std::array<Spot, 6> kSpotOf = {Spot::field, Spot::road,      Spot::city,
                                           Spot::river, Spot::monastery, Spot::garden};
  const FeatureKind kind = type_at(p.where).segments[p.part].kind;
  return kSpotOf[static_cast<std::size_t>(kind)];
}

Slot Game::slot_of(FigureId f) const {
  const Place p = place_of(f);
  return on_board(p) ? p.where : static_cast<Slot>(-1);
}

FigureId Game::lowest_on_tower(Slot s) const {
  for (std::size_t f = 0; f < facts_.figures.size(); ++f) {
    if (facts_.figures[f].kind == PlaceKind::tower && facts_.figures[f].where == s) return static_cast<FigureId>(f);
  }
  return -1;
}

int Game::surrounding(Slot s) const {
  const bool all_count = !law().undone("base.monastery.neighbouring"_c);
  int n = 0;
  index_.grid().around(placed(s).at, [&](Slot other) {
    n += other != s && (all_count || type_at(other).monastery < 0) ? 1 : 0;
  });
  return n;
}

Slot Game::put_tile(const Placed& tile) {
  facts_.tiles.push_back(tile);
  facts_.floors.push_back(0);
  index_.place_next(rules_->types, facts_.tiles, rules_->joins);
  return static_cast<Slot>(facts_.tiles.size() - 1);
}

void Game::put(FigureId f, Place where) {
  Place& place = facts_.figures[static_cast<std::size_t>(f)];
  const int weight = rules_->occupies[static_cast<std::size_t>(kind(f))] ? 1 : 0;
  if (place.kind == PlaceKind::segment) index_.occupy(place.where, place.part, -weight);
  const Place from = place;
  place = where;
  if (place.kind == PlaceKind::segment) index_.occupy(place.where, place.part, weight);
  for (const Place p : {from, where}) {
    if (p.kind == PlaceKind::tower) index_.stand_on_tower(p.where, lowest_on_tower(p.where));
  }
}

void Game::award(const PointsEvent& e) {
  const auto p = static_cast<std::size_t>(e.player);
  facts_.score[p] = static_cast<std::int16_t>(facts_.score[p] + e.points);
  if (e.scored) facts_.scored[p] = static_cast<std::int16_t>(facts_.scored[p] + e.points);
  listener_.tell(e);
}

void Game::rebuild() {
  index_.clear();
  for (std::size_t i = 0; i < facts_.tiles.size(); ++i) index_.place_next(rules_->types, facts_.tiles, rules_->joins);
  for (std::size_t f = 0; f < facts_.figures.size(); ++f) {
    const Place p = facts_.figures[f];
    if (p.kind == PlaceKind::segment && rules_->occupies[static_cast<std::size_t>(rules_->figures[f].kind)]) {
      index_.occupy(p.where, p.part, 1);
    }
    if (p.kind == PlaceKind::tower) index_.stand_on_tower(p.where, lowest_on_tower(p.where));
  }
}

}  // namespace assize
