#include "checker/rules/tower/ransom.hpp"

#include <algorithm>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/tower/exchange.hpp"

namespace assize::tower {

namespace {

bool captive_of(const Game& game, std::size_t f, PlayerId owner) {
  return game.rules().figures[f].player == owner && game.facts().figures[f].kind == PlaceKind::prisoner;
}

/// Option tower.ransom-timing.
bool timely(const Game& game) {
  const Law& law = game.law();
  const bool placed = game.clock().placed >= 0;
  const bool acted = game.past(StepId::figure);
  if (law.is("tower.ransom-timing=before-tile"_r)) return !placed;
  if (law.is("tower.ransom-timing=figure-step"_r)) return placed && !acted;
  if (law.is("tower.ransom-timing=after-action"_r)) return placed && acted;
  if (law.is("tower.ransom-timing=before-scoring"_r)) return !game.clock().scored;
  return true;
}

/// tower.ransom.once-per-turn, tower.ransom.one-opponent; option tower.ransom-scope.
void judge_count(const Game& game, PlayerId captor, Grounds& no) {
  const Clock& clock = game.clock();
  if (no.law().is("tower.ransom-scope=one-per-opponent"_r)) {
    const bool paid = ((clock.ransomed_from >> captor) & 1) != 0;
    no.forbid(paid, "tower.ransom.one-prisoner"_c, {{"ransoms paid to that player", 1}});
    return no.forbid(paid, "tower.ransom.once-per-turn"_c, {{"ransoms paid to that player", 1}});
  }
  no.forbid(clock.ransoms >= no.law().amount("tower.ransom.once-per-turn.per-turn"_n), "tower.ransom.once-per-turn"_c,
            {{"ransoms paid", clock.ransoms}});
  const bool second_opponent = clock.ransomed_from != 0 && ((clock.ransomed_from >> captor) & 1) == 0;
  no.forbid(second_opponent, "tower.ransom.one-opponent"_c);
}

int price(const Game& game, FigureId f) {
  const Law& law = game.law();
  const int normal = law.amount("tower.ransom.price.ransom"_n);
  const bool large = game.kind(f) == FigureKind::large_meeple;
  const bool dearer = (large && law.undone("tower.ransom.large-not-doubled"_c)) ||
                      (game.kind(f) != FigureKind::meeple && law.undone("tower.ransom.same-for-every-figure"_c));
  return dearer ? 2 * normal : normal;
}

/// tower.ransom.needs-three-points, tower.ransom.no-negative-score
void judge_points(const Game& game, const Action& a, Grounds& no) {
  const int points = game.facts().score[static_cast<std::size_t>(a.by)];
  if (no.law().is("tower.ransom-needs-three-points=no"_r)) {
    if (points < price(game, a.figure)) no.require(true, "tower.variant.german-initial.no-minimum"_c);
    return;
  }
  no.forbid(points < no.law().amount("tower.ransom.needs-three-points.minimum"_n), "tower.ransom.needs-three-points"_c,
            {{"points", points}});
  const int least = no.law().amount("tower.ransom.no-negative-score.minimum-score"_n);
  no.forbid(points - price(game, a.figure) < least, "tower.ransom.no-negative-score"_c, {{"points", points}});
}

}  // namespace

bool ransom_window(const Game& game) {
  if (!game.rules().tower) return false;
  if (game.law().in_force("tower.house.no-ransom"_c)) return false;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (captive_of(game, f, game.clock().player)) return true;
  }
  return false;
}

void judge_ransom(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().tower) return no.unsupported("ransoms need The Tower");
  if (a.figure < 0) return no.malformed("no such figure in this game");
  const Place p = game.place_of(a.figure);
  if (p.kind != PlaceKind::prisoner) return no.malformed("that figure is nobody's prisoner");
  no.forbid(game.over(), "base.end.trigger"_c);
  no.forbid(true, "tower.house.no-ransom"_c);
  const bool own = game.owner(a.figure) == a.by;
  // Neither while chance draws or the dragon moves nor while an exchange is being settled: these are nobody's moments. With the house rule
  // play does not stop for ransoms before the draw, which is no ground of its own.
  const bool dragon_moves = game.at() == StepId::dragon && !game.clock().closed;
  const bool asked = (game.decider() == a.by && !dragon_moves) || no.law().in_force("tower.house.no-ransom"_c);
  const bool own_turn = a.by == game.clock().player && game.facts().exchange.size == 0 && asked;
  no.require(own && own_turn && timely(game), "tower.ransom.permission"_c);
  no.forbid(a.with >= 0 && a.with != p.where, "tower.ransom.paid-to-captor"_c, {{"the captor is player", p.where}});
  judge_points(game, a, no);
  judge_count(game, static_cast<PlayerId>(p.where), no);
}

void offer_ransoms(const Game& game, std::vector<Action>& out) {
  if (!ransom_window(game)) return;
  const PlayerId player = game.clock().player;
  std::vector<std::pair<FigureKind, std::int16_t>> listed;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (!captive_of(game, f, player)) continue;
    const std::pair<FigureKind, std::int16_t> alike = {game.rules().figures[f].kind, game.facts().figures[f].where};
    if (std::find(listed.begin(), listed.end(), alike) != listed.end()) continue;
    const Action a{.kind = ActionKind::ransom, .by = player, .figure = static_cast<FigureId>(f)};
    if (!game.legal(a)) continue;
    listed.push_back(alike);
    out.push_back(a);
  }
}

void offer_window(const Game& game, std::vector<Action>& out) {
  offer_ransoms(game, out);
  out.push_back({.kind = ActionKind::pass, .by = game.clock().player});
}

namespace {

/// tower.ransom.price, tower.ransom.paid-to-captor; options tower.ransom-short-payment, tower.ransom-is-scoring.
void pay(Game& game, PlayerId payer, PlayerId captor, int amount) {
  const Law& law = game.law();
  const int have = game.facts().score[static_cast<std::size_t>(payer)];
  const bool short_of = have < amount;
  const bool to_zero = short_of && !law.is("tower.ransom-short-payment=go-negative"_r) &&
                       !law.is("tower.ransom-short-payment=n/a"_r);
  const int paid = to_zero ? have : amount;
  const int gained = short_of && law.is("tower.ransom-short-payment=pay-what-you-have"_r) ? have : amount;
  const bool scoring = law.is("tower.ransom-is-scoring=captor-scores"_r);
  if (!law.applies("tower.ransom.price"_c)) return;
  game.award({.player = payer, .points = -paid, .scored = false, .clause = "tower.ransom.price"_c});
  if (!law.applies("tower.ransom.paid-to-captor"_c)) return;
  game.award({.player = captor, .points = gained, .scored = scoring, .clause = "tower.ransom.paid-to-captor"_c});
}

}  // namespace

void apply_ransom(Game& game, const Action& a) {
  const auto captor = static_cast<PlayerId>(game.place_of(a.figure).where);
  const PlayerId payer = game.owner(a.figure);
  pay(game, payer, captor, price(game, a.figure));
  leave(game, a.figure, Cause::ransomed);
  // tower.ransom.one-prisoner: one ransom, one prisoner.
  int more = game.law().amount("tower.ransom.one-prisoner.prisoners"_n) - 1;
  for (std::size_t f = 0; f < game.facts().figures.size() && more > 0; ++f) {
    if (!captive_of(game, f, payer) || game.facts().figures[f].where != captor) continue;
    leave(game, static_cast<FigureId>(f), Cause::ransomed);
    --more;
  }
  Clock& clock = game.change().clock;
  ++clock.ransoms;
  clock.ransomed_from = static_cast<std::uint8_t>(clock.ransomed_from | (1U << captor));
  prisoners_changed(game);
  (void)settle_exchange(game);  // at once; a choice that is open waits for its decider
}

}  // namespace assize::tower
