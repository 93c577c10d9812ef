#include "checker/rules/princess_dragon/fairy.hpp"

#include <algorithm>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/marks.hpp"
#include "checker/rules/phantom/phantom.hpp"

namespace assize::princess_dragon {

namespace {

bool own_meeple(const Game& game, FigureId f, PlayerId player) {
  return game.owner(f) == player && game.rules().occupies[static_cast<std::size_t>(game.kind(f))] && game.slot_of(f) >= 0;
}

bool own_meeple_on(const Game& game, Slot slot, PlayerId player) {
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.slot_of(f) == slot && own_meeple(game, f, player)) return true;
  }
  return false;
}

/// The meeple or the tile, and not where she stands already.
void judge_target(const Game& game, const Action& a, Grounds& no) {
  const Standing* fairy = standing(game, Neutral::fairy);
  const bool there = fairy != nullptr && fairy->slot == a.to.slot;
  if (!fairy_beside_figure(no.law())) {
    no.require(own_meeple_on(game, a.to.slot, a.by) && !there, "fairy.move"_c);
    const FigureId top = game.on_tower(a.to.slot);
    if (top >= 0 && game.owner(top) == a.by) no.require(true, "tower.interactions.princess-dragon.fairy-assignable"_c);
    return;
  }
  const bool own = a.figure >= 0 && own_meeple(game, a.figure, a.by) && game.slot_of(a.figure) == a.to.slot;
  no.require(own && !(there && fairy->beside == a.figure), "fairy.move"_c);
  if (!own || game.place_of(a.figure).kind != PlaceKind::tower) return;
  no.require(true, "tower.interactions.princess-dragon.fairy-assignable"_c);
  no.require(true, "tower.interactions.princess-dragon.fairy-stands-beside"_c);
}

/// In step 2, in place of a figure; or beside a floor, where that is not one or the other.
void judge_moment(const Game& game, const Action& a, Grounds& no) {
  const Clock& clock = game.clock();
  no.forbid(clock.knight_removed, "princess.no-placement"_c);
  no.forbid(clock.festival, "ix.festival.fairy"_c);
  if (fairy_after_floor(game)) {
    base::judge_own_turn(game, a, no);
    return no.forbid(!phantom::its_moment(game), "base.turn.steps"_c);
  }
  base::judge_figure_step(game, a, no);
  no.forbid(clock.tower_action, "tower.action.instead-of-fairy"_c);
  no.require(clock.deployed == 0 && !clock.fairy_moved, "fairy.move"_c);
}

void put_fairy(Game& game, Slot slot, FigureId figure) {
  auto& neutrals = game.change().neutrals;
  std::erase_if(neutrals, [](const Standing& s) { return s.what == Neutral::fairy; });
  neutrals.push_back({.what = Neutral::fairy, .slot = slot, .beside = figure});
}

/// A floor does not take the place of her move, nor her move that of a floor.
bool beside_floors(const Game& game) {
  return game.rules().tower && game.law().is("tower.floor-replaces-fairy-move=no"_r);
}

/// Mask of players with a meeple beside her, or on her tile; those on towers by tower.tower-follower-fairy-bonus.
template <typename Counts>
unsigned blessed(const Game& game, Counts counts) {
  const Standing* fairy = standing(game, Neutral::fairy);
  if (fairy == nullptr) return 0;
  const bool beside = fairy_beside_figure(game.law());
  unsigned mask = 0;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const bool hers = beside ? fairy->beside == f : game.slot_of(f) == fairy->slot;
    if (hers && own_meeple(game, f, game.owner(f)) && counts(f)) mask |= 1U << game.owner(f);
  }
  return mask;
}

bool on_tower(const Game& game, FigureId f) { return game.place_of(f).kind == PlaceKind::tower; }

/// At the start of a turn and at the end of the game.
bool counts_alone(const Game& game, FigureId f) {
  return !on_tower(game, f) || !game.law().is("tower.tower-follower-fairy-bonus=none"_r);
}

void award(Game& game, unsigned players, int points, ClauseId clause) {
  const Slot slot = standing(game, Neutral::fairy)->slot;
  for (PlayerId p = 0; p < game.rules().player_count(); ++p) {
    if ((players >> p) & 1U) game.award({.player = p, .points = points, .clause = clause, .slot = slot});
  }
}

}  // namespace

bool fairy_beside_figure(const Law& law) { return law.means("fairy.one-meeple"_c, true, false); }

bool fairy_after_floor(const Game& game) {
  const Clock& clock = game.clock();
  return beside_floors(game) && clock.floor >= 0 && clock.deployed == 0 && !clock.fairy_moved;
}

void judge_fairy(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().plays(Part::fairy)) return no.malformed("the fairy is not in play");
  if (a.to.slot < 0) return no.malformed("no tile lies there");
  if (game.facts().reassigns >= 0) {
    no.require(a.by == game.facts().reassigns && game.facts().exchange.size == 0, "fairy.left-behind"_c);
  } else {
    judge_moment(game, a, no);
  }
  no.forbid(stands_on(game, Neutral::dragon, a.to.slot), "portal.not-dragon-tile"_c);
  judge_target(game, a, no);
}

void offer_fairy(const Game& game, PlayerId by, std::vector<Action>& out) {
  if (!game.rules().plays(Part::fairy)) return;
  const bool beside = fairy_beside_figure(game.law());
  std::vector<std::pair<Place, FigureKind>> seen;  // figures of a kind in one place are alike
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (!own_meeple(game, f, by)) continue;
    const Slot slot = game.slot_of(f);
    const std::pair<Place, FigureKind> alike =
        beside ? std::pair(game.place_of(f), game.kind(f)) : std::pair(Place{.where = slot}, FigureKind{});
    if (std::find(seen.begin(), seen.end(), alike) != seen.end()) continue;
    seen.push_back(alike);
    const Action a{.kind = ActionKind::fairy, .by = by, .figure = beside ? f : static_cast<FigureId>(-1), .to = {Spot::field, slot, -1}};
    if (game.legal(a)) out.push_back(a);
  }
}

void apply_fairy(Game& game, const Action& a) {
  put_fairy(game, a.to.slot, fairy_beside_figure(game.law()) ? a.figure : static_cast<FigureId>(-1));
  Facts& facts = game.change();
  if (facts.reassigns >= 0) {
    facts.reassigns = -1;
    return;
  }
  facts.clock.fairy_moved = true;
  if (beside_floors(game)) return;
  ++facts.clock.actions;
  facts.clock.closed = facts.clock.closed || game.at() == StepId::figure;
}

bool turn_point_due(const Game& game) {
  return game.rules().plays(Part::fairy) && !game.clock().fairy_paid && game.clock().placed < 0;
}

void score_turn_point(Game& game) {
  game.change().clock.fairy_paid = true;
  const unsigned own = blessed(game, [&](FigureId f) { return counts_alone(game, f); }) & (1U << game.clock().player);
  if (own == 0) {
    if (standing(game, Neutral::fairy) != nullptr) game.law().passes("fairy.turn-point"_c);
    return;
  }
  if (game.law().applies("fairy.turn-point"_c)) award(game, own, game.law().amount("fairy.turn-point.points"_n), "fairy.turn-point"_c);
}

bool blesses_around_towers(const Game& game) {
  return game.rules().plays(Part::fairy) && game.law().is("tower.tower-follower-fairy-bonus=turn-point-and-bonus"_r);
}

void score_bonus(Game& game, FeatureRef scored) {
  if (!game.rules().plays(Part::fairy)) return;
  const NodeId feature = root(game, scored);
  const bool towers = blesses_around_towers(game);
  const unsigned players = blessed(game, [&](FigureId f) {
    if (on_tower(game, f)) return towers && game.index().at(feature).tiles.has(game.slot_of(f));
    const FeatureRef under = feature_under(game, f);
    return under.slot >= 0 && root(game, under) == feature;
  });
  if (players != 0 && game.law().applies("fairy.score-bonus"_c)) {
    award(game, players, game.law().amount("fairy.score-bonus.points"_n), "fairy.score-bonus"_c);
  }
}

void score_final(Game& game) {
  if (!game.rules().plays(Part::fairy)) return;
  const unsigned players = blessed(game, [&](FigureId f) {
    return !on_tower(game, f) || blesses_around_towers(game);
  });
  if (players == 0) return game.law().passes("fairy.final"_c);
  if (game.law().applies("fairy.final"_c)) award(game, players, game.law().amount("fairy.final.points"_n), "fairy.final"_c);
}

void fairy_left(Game& game, FigureId figure, Cause cause) {
  Facts& facts = game.change();
  const auto fairy = std::find_if(facts.neutrals.begin(), facts.neutrals.end(), [](const Standing& s) { return s.what == Neutral::fairy; });
  if (fairy == facts.neutrals.end() || fairy->beside != figure) return;
  const Law& law = game.law();
  const bool captured = cause == Cause::captured;
  fairy->beside = -1;
  const bool stays = !(captured && law.is("tower.fairy-after-capture=leaves-board"_r)) && law.means("fairy.left-behind"_c, true, false);
  if (!stays) {
    facts.neutrals.erase(fairy);
    return;
  }
  if (captured && law.is("tower.fairy-after-capture=goes-with-owner"_r)) facts.reassigns = game.owner(figure);
}

void offer_reassignment(const Game& game, std::vector<Action>& out) {
  offer_fairy(game, game.facts().reassigns, out);
  out.push_back({.kind = ActionKind::pass, .by = game.facts().reassigns});
}

}  // namespace assize::princess_dragon
