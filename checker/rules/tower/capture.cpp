#include "checker/rules/tower/capture.hpp"

#include <algorithm>

#include "checker/few.hpp"
#include "checker/rules/base/scoring.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/marks.hpp"
#include "checker/rules/tower/exchange.hpp"
#include "checker/rules/tower/range.hpp"
#include "checker/rules/tower/ransom.hpp"

namespace assize::tower {

namespace {

using Cells = Few<Cell, 3>;

/// The places at which a figure can be reached: its tile; for one on a bridge, by tower.large-block-targets, also
/// the tiles that the bridge touches.
Cells places_of(const Game& game, FigureId f) {
  Cells cells;
  const Slot slot = game.slot_of(f);
  if (slot < 0) return cells;
  const Cell at = game.placed(slot).at;
  cells.push_back(at);
  if (!game.law().is("tower.large-block-targets=any-space-of-its-feature"_r)) return cells;
  if (game.place_of(f).kind != PlaceKind::bridge) return cells;
  for (const Standing& s : game.facts().neutrals) {
    if (s.what != Neutral::bridge || s.slot != slot) continue;
    cells.push_back(neighbour(at, s.north_south ? Side::n : Side::e));
    cells.push_back(neighbour(at, s.north_south ? Side::s : Side::w));
  }
  return cells;
}

/// Adds the grounds of the nearest of several places that a tower might reach.
void judge_reach_any(const Game& game, Slot tower, int floors, const Cells& cells, Grounds& no) {
  for (const Cell c : cells) {
    if (cells.size() > 1 && reaches(game, tower, floors, c)) return judge_reach(game, tower, floors, c, no);
  }
  judge_reach(game, tower, floors, cells.front(), no);
}

/// tower.range.by-height: the tower that got the floor; another one only where the ruling lets any tower capture.
void judge_range(const Game& game, const Cells& cells, Slot tower, int floors, Grounds& no) {
  const bool any_tower = no.law().means("tower.range.by-height"_c, no.law().is("tower.capturing-tower=any-tower"_r), true);
  if (any_tower) {
    for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
      const auto other = static_cast<Slot>(s);
      if (other == tower || game.floors(other) == 0) continue;
      const bool reached = std::any_of(cells.begin(), cells.end(), [&](Cell c) { return reaches(game, other, game.floors(other), c); });
      if (reached) return judge_reach_any(game, other, game.floors(other), cells, no);
    }
  }
  judge_reach_any(game, tower, floors, cells, no);
}

/// Whose figure: tower.capture.any-owner, tower.variant.original.opponents-only
void judge_owner(const Game& game, const Action& a, Grounds& no) {
  const bool own = game.owner(a.figure) == a.by;
  no.forbid(own, "tower.variant.original.opponents-only"_c);
  if (own) no.require(true, "tower.capture.any-owner"_c);
}

/// Option tower.capture-from-tower; own-only: from all but the owner, where own figures are taken at all.
bool safe_on_tower(const Law& law, bool own) {
  const bool owner_may = law.is("tower.capture-from-tower=own-only"_r) && law.is("tower.capture-own=yes"_r);
  return !law.is("tower.capture-from-tower=yes"_r) && !(own && owner_may);
}

/// A meeple on a tower, from a tower of that many floors: tower.capture-from-tower and the clauses for and against.
void judge_from_tower(const Game& game, const Action& a, int floors, Grounds& no) {
  if (game.place_of(a.figure).kind != PlaceKind::tower) return;
  const bool own = game.owner(a.figure) == a.by;
  const bool safe = safe_on_tower(no.law(), own);
  no.forbid(safe, "tower.variant.rgg-initial.tower-follower-safe"_c);
  no.forbid(safe, "tower.variant.zmg-new.tower-follower-safe"_c);
  if (!safe) no.require(true, "tower.close.until-captured"_c);
  if (own && !safe) no.require(true, "tower.close.own-recapture"_c);
  if (!safe && game.floors(game.slot_of(a.figure)) > floors) {
    no.require(true, "tower.range.height-has-no-other-role"_c);
  }
}

/// What can be said of a target whatever the clock shows.
void judge_target(const Game& game, const Action& a, Slot tower, int floors, Grounds& no) {
  judge_eligible(game.rules(), Cause::captured, game.kind(a.figure), game.spot_of(a.figure), no);
  judge_owner(game, a, no);
  judge_from_tower(game, a, floors, no);
  if (const Slot at = game.slot_of(a.figure); at >= 0 && stands_on(game, Neutral::fairy, at)) no.require(true, "tower.interactions.princess-dragon.fairy-no-protection"_c);
  if (no.decided()) return;
  const Cells cells = places_of(game, a.figure);
  if (!cells.empty()) judge_range(game, cells, tower, floors, no);
}

/// A figure on the board or in an area that the player on turn may capture now.
bool takeable(const Game& game, FigureId f) {
  const Place p = game.place_of(f);
  if (!on_board(p) && p.kind != PlaceKind::area) return false;
  return game.legal({.kind = ActionKind::capture, .by = game.clock().player, .figure = f});
}

}  // namespace

bool capture_due(const Game& game) {
  const Clock& clock = game.clock();
  if (clock.floor < 0 || clock.captures > 0) return false;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (takeable(game, static_cast<FigureId>(f))) return true;
  }
  return false;
}

void judge_capture(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().tower) return no.unsupported("captures need The Tower");
  base::judge_own_turn(game, a, no);
  const Clock& clock = game.clock();
  no.require(clock.floor >= 0, "tower.capture.trigger"_c);
  if (clock.floor < 0) return;
  // tower.capture.immediate: before anything later in the turn.
  no.forbid(game.past(StepId::capture) && clock.captures == 0, "tower.capture.immediate"_c);
  no.forbid(clock.captures >= no.law().amount("tower.capture.at-most-one.maximum"_n), "tower.capture.at-most-one"_c,
            {{"captured", clock.captures}});
  if (a.neutral >= 0) return judge_neutral(game.rules(), Cause::captured, static_cast<Neutral>(a.neutral), no);
  if (a.figure < 0) return no.malformed("no such figure in this game");
  const Place p = game.place_of(a.figure);
  if (!on_board(p) && p.kind != PlaceKind::area) return no.malformed("that figure does not stand on the board");
  judge_target(game, a, clock.floor, game.floors(clock.floor), no);
}

void offer_captures(const Game& game, std::vector<Action>& out) {
  const PlayerId player = game.clock().player;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const auto figure = static_cast<FigureId>(f);
    if (takeable(game, figure)) out.push_back({.kind = ActionKind::capture, .by = player, .figure = figure});
  }
  const Action pass{.kind = ActionKind::pass, .by = player};
  if (game.legal(pass)) out.push_back(pass);
  offer_ransoms(game, out);
}

namespace {

/// tower.captured-before-scoring = score-first: a feature that this turn's tile completed pays before its meeple goes.
void score_first(Game& game, FigureId f) {
  if (!game.law().is("tower.captured-before-scoring=score-first"_r) || game.clock().scored) return;
  const FeatureRef feature = feature_under(game, f);
  if (feature.slot >= 0 && complete(game, feature)) base::score_feature(game, feature, true);
}

}  // namespace

void apply_capture(Game& game, const Action& a) {
  if (a.figure >= 0) {
    score_first(game, a.figure);
    game.change().clock.captured_at = game.slot_of(a.figure);
    leave(game, a.figure, Cause::captured, a.by);
    if (game.place_of(a.figure).kind == PlaceKind::prisoner) prisoners_changed(game);
  }
  Facts& facts = game.change();
  ++facts.clock.captures;
  std::erase_if(facts.neutrals, [&](const Standing& s) { return a.neutral >= 0 && s.what == static_cast<Neutral>(a.neutral); });
  if (game.at() == StepId::capture) facts.clock.closed = true;
  (void)settle_exchange(game);  // at once; a choice that is open waits for its decider
}

bool any_target_after(const Game& game, const Action& floor) {
  const int floors = game.floors(floor.to.slot) + 1;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const Place p = game.facts().figures[f];
    if (!on_board(p) && p.kind != PlaceKind::area) continue;
    Grounds no(game.law(), Grounds::Detail::verdict);
    judge_target(game, {.kind = ActionKind::capture, .by = floor.by, .figure = static_cast<FigureId>(f)}, floor.to.slot, floors, no);
    if (no.clear()) return true;
  }
  return false;
}

}  // namespace assize::tower
