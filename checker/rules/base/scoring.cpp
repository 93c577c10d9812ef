#include "checker/rules/base/scoring.hpp"

#include <algorithm>
#include <cstdlib>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/traders/goods.hpp"

namespace assize::base {

namespace {

/// Everything that a tile can have completed: the features on it, then monasteries and gardens on and around it.
template <typename Visit>
void touched(const Game& game, Slot slot, Visit visit) {
  FeatureRef f{slot, 0};
  for (const Segment& s : game.type_at(slot).segments) {
    if (s.kind != FeatureKind::monastery && s.kind != FeatureKind::garden) visit(f);
    ++f.segment;
  }
  const Cell here = game.placed(slot).at;
  for (const Slot inner : game.index().inner()) {
    const Cell there = game.placed(inner).at;
    if (std::abs(there.x - here.x) > 1 || std::abs(there.y - here.y) > 1) continue;
    const TileType& type = game.type_at(inner);
    if (type.monastery >= 0) visit(FeatureRef{inner, type.monastery});
    if (type.garden >= 0) visit(FeatureRef{inner, type.garden});
  }
}

void pay(Game& game, FeatureRef f, const Tally& t, unsigned owners, bool as_complete) {
  const int points = value(game, f, as_complete);
  const Law& law = game.law();
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (((owners >> p) & 1U) == 0) continue;
    const bool own_turn = static_cast<PlayerId>(p) == game.clock().player;
    if (as_complete && !law.means("base.score.anyones-turn"_c, true, own_turn)) continue;
    const int times = times_paid(game, t, p);
    if (points * times == 0) continue;
    game.award({.player = static_cast<PlayerId>(p), .points = points * times, .clause = value_clause(game, f, as_complete),
                .slot = f.slot, .segment = f.segment});
  }
}

/// base.score.all-return: also those that earned nothing go home.
void send_home(Game& game, FeatureRef f, unsigned owners) {
  const NodeId here = root(game, f);
  // tower.close.stays-to-end: without it a tower's meeple would be returned by scoring like any other.
  const bool towers = game.law().undone("tower.close.stays-to-end"_c);
  const SlotSet tiles = game.index().at(here).tiles;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const Place p = game.facts().figures[i];
    const bool above = towers && p.kind == PlaceKind::tower && tiles.has(p.where);
    const bool inside = p.kind == PlaceKind::segment && game.index().root(p.where, p.part) == here;
    if (!above && !inside) continue;
    const auto figure = static_cast<FigureId>(i);
    const bool earned = ((owners >> game.owner(figure)) & 1U) != 0;
    const bool stays = game.kind(figure) == FigureKind::builder && !game.law().means("builder.returns"_c, true, false);
    if (!stays && (game.law().applies("base.score.all-return"_c) || earned)) leave(game, figure, Cause::scored);
  }
}

}  // namespace

bool scoring_due(const Game& game) { return game.clock().placed >= 0 && !game.clock().scored; }

namespace {
/// Goods are taken though nobody stands in the city.
bool pays_goods(const Game& game, FeatureRef f) {
  return game.rules().plays(Part::goods) && game.index().feature(f.slot, f.segment).kind == FeatureKind::city &&
         traders::shows_goods(game, f);
}
}  // namespace

Completed completed_now(const Game& game) {
  Completed found;
  Few<NodeId, kMostCompleted> seen;
  // Nothing happens on an unoccupied feature; it is named only where somebody listens or a clause is switched.
  const bool occupied_only =
      game.law().plain() && game.rules().all_occupy && game.law().in_force("base.score.unoccupied"_c) &&
      !princess_dragon::blesses_around_towers(game);
  touched(game, game.clock().placed, [&](FeatureRef f) {
    const NodeId r = root(game, f);
    if (occupied_only && game.index().at(r).figures == 0 && !pays_goods(game, f)) return;
    if (std::find(seen.begin(), seen.end(), r) != seen.end()) return;
    seen.push_back(r);
    if (complete(game, f)) found.push_back(f);
  });
  return found;
}

void score_feature(Game& game, FeatureRef f, bool as_complete) {
  const Tally t = tally(game, f);
  unsigned owners = 0;
  if (!t.empty) {
    owners = holders(game, t);
  } else if (!game.law().applies("base.score.unoccupied"_c)) {
    owners = 1U << game.clock().player;
  }
  pay(game, f, t, owners, as_complete);
  if (!as_complete) return;
  princess_dragon::score_bonus(game, f);
  send_home(game, f, owners);
}

void score_completed(Game& game) {
  for (const FeatureRef f : completed_now(game)) {
    if (pays_goods(game, f)) traders::take_goods(game, f);
    score_feature(game, f, true);
    if (!game.law().applies("base.score.several"_c)) break;
  }
  Clock& clock = game.change().clock;
  clock.scored = true;
  clock.closed = true;
}

void judge_score(const Game& game, const Action& a, Grounds& no) {
  judge_own_turn(game, a, no);
  if (!a.yes) return no.forbid(true, "base.score.mandatory"_c);
  // Scoring comes by itself when the figure step is over; there is no calling for it before that.
  no.forbid(true, "base.turn.steps"_c);
}

void apply_score(Game& game, const Action& a) {
  // Only where a clause is switched off: a call for scoring scores at once, a refusal scores nothing this turn.
  if (a.yes && scoring_due(game)) score_completed(game);
  game.change().clock.scored = true;
}

}  // namespace assize::base
