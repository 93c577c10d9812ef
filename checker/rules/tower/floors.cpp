#include "checker/rules/tower/floors.hpp"

#include <algorithm>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/princess_dragon/portal.hpp"
#include "checker/rules/tower/capture.hpp"
#include "checker/rules/tower/closing.hpp"
#include "checker/rules/traders/companions.hpp"

namespace assize::tower {

int floors_per_player(const Law& law, int players) {
  switch (players) {
    case 2: return law.amount("tower.setup.floors-per-player.2"_n);
    case 3: return law.amount("tower.setup.floors-per-player.3"_n);
    case 4: return law.amount("tower.setup.floors-per-player.4"_n);
    case 5: return law.amount("tower.setup.floors-per-player.5"_n);
    case 6: return law.amount("tower.setup.floors-per-player.6"_n);
    default: break;
  }
  // tower.player-count-outside-table = extend: 1 as 2; 7 and 8 share out the box evenly.
  if (players == 1) return law.amount("tower.setup.floors-per-player.2"_n);
  return law.amount("tower.component.floors.floors"_n) / players;
}

void deal_floors(const Ruleset& rules, Facts& facts) {
  const int each = floors_per_player(rules.law, rules.player_count());
  const int all = rules.law.amount("tower.component.floors.floors"_n);
  for (int p = 0; p < rules.player_count(); ++p) {
    const int own = rules.law.undone("tower.setup.floors-in-own-supply"_c) ? 0 : each;
    facts.floor_supply[static_cast<std::size_t>(p)] = static_cast<std::uint8_t>(own);
  }
  const int left = all - each * rules.player_count();
  const bool boxed = !rules.law.undone("tower.setup.leftover-floors-to-box"_c);
  facts.floor_box = static_cast<std::uint8_t>(boxed && left > 0 ? left : 0);
}

namespace {
/// A floor, or a meeple on a tower, named as the tower or as the foundation under it.
bool is_tower_action(const Action& a) {
  return a.kind == ActionKind::floor || a.to.spot == Spot::tower || a.to.spot == Spot::foundation;
}
}  // namespace

void judge_one_action(const Game& game, const Action& a, Grounds& no) {
  const Clock& clock = game.clock();
  const int chosen = no.law().amount("tower.action.one-of-four.chosen"_n);
  no.forbid(clock.actions >= chosen, "tower.action.one-of-four"_c, {{"actions taken", clock.actions}});
  no.forbid(is_tower_action(a) || clock.tower_action, "tower.action.instead-of-follower"_c);
  const bool companion = a.kind == ActionKind::deploy && a.figure >= 0 && traders::keeps_company(game.kind(a.figure));
  const bool both = (companion && clock.tower_action) || (clock.companion && is_tower_action(a));
  no.forbid(both, "tower.action.instead-of-builder-or-pig"_c);
}

void judge_after_plain_tile(const Game& game, const Action& a, Grounds& no) {
  const Slot placed = game.clock().placed;
  if (placed < 0 || game.type_at(placed).foundation) return;
  const bool tower_action = is_tower_action(a);
  if (tower_action) no.require(true, "tower.action.no-foundation-tile-needed"_c);
  const bool all = no.law().is("tower.action-needs-foundation-tile=all-four"_r);
  // portal.not-tower: without it a portal would let a meeple come to a tower as it does to a feature.
  const bool by_portal = a.kind == ActionKind::deploy && tower_action && princess_dragon::portal_opens(game);
  const bool misprint = no.law().in_force("tower.variant.zmg.foundation-tile-misprint"_c);
  if (by_portal && misprint) no.forbid(true, "portal.not-tower"_c);
  const bool let_through = by_portal && no.law().undone("portal.not-tower"_c);
  no.forbid((tower_action || all) && !let_through, "tower.variant.zmg.foundation-tile-misprint"_c);
}

namespace {

/// tower.action.own-floors-only, tower.floor-supply-empty
void judge_supply(const Game& game, const Action& a, Grounds& no) {
  const Facts& facts = game.facts();
  const int own = facts.floor_supply[static_cast<std::size_t>(a.by)];
  const bool box = no.law().is("tower.floor-supply-empty=from-box"_r) && facts.floor_box > 0;
  no.forbid(own == 0 && !box, "tower.action.own-floors-only"_c, {{"floors in supply", own}});
}

/// A bare foundation: tower.action.floor-on-foundation
void judge_foundation(const Game& game, Slot slot, Grounds& no) {
  const bool foundation = game.type_at(slot).foundation && !no.law().undone("tower.tiles.foundation-feature"_c);
  const bool too_new = slot == game.clock().placed && no.law().is("tower.foundation-just-placed=no"_r);
  no.require(foundation && !too_new, "tower.action.floor-on-foundation"_c);
}

/// A standing tower: tower.action.floor-on-open-tower, tower.close.meeple-closes-tower, tower.floor.*
void judge_tower(const Game& game, Slot slot, Grounds& no) {
  no.require(true, "tower.action.floor-on-open-tower"_c);
  no.require(true, "tower.floor.any-open-tower"_c);
  no.require(true, "tower.floor.no-height-limit"_c,
             {{"floors", game.floors(slot)}});
  no.forbid(!open(game, slot), "tower.close.meeple-closes-tower"_c);
}

/// tower.floor-without-target = no: only with a legal capture.
void judge_target(const Game& game, const Action& a, Grounds& no) {
  const bool free = no.law().is("tower.floor-without-target=yes"_r);
  no.require(free || any_target_after(game, a), "tower.capture.optional"_c);
}

/// A bridge over the foundation: tower.interactions.bridges.*
void judge_under_bridge(const Game& game, Slot slot, Grounds& no) {
  const auto& neutrals = game.facts().neutrals;
  const bool spanned = std::any_of(neutrals.begin(), neutrals.end(),
                                   [slot](const Standing& s) { return s.what == Neutral::bridge && s.slot == slot; });
  if (!spanned) return;
  no.require(true, "tower.interactions.bridges.same-tile"_c);
  no.require(true, "tower.interactions.bridges.bridge-does-not-stop-growth"_c);
  no.require(true, "tower.floor.physical-shift-for-bridge"_c);
}

}  // namespace

void judge_floor(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().tower) return no.unsupported("floors need The Tower");
  if (a.to.slot < 0) return no.malformed("no tile lies there");
  base::judge_figure_step(game, a, no);
  judge_after_plain_tile(game, a, no);
  judge_supply(game, a, no);
  princess_dragon::judge_volcano_floor(game, no);
  if (game.floors(a.to.slot) == 0) {
    judge_foundation(game, a.to.slot, no);
  } else {
    judge_tower(game, a.to.slot, no);
  }
  judge_under_bridge(game, a.to.slot, no);
  if (no.clear()) judge_target(game, a, no);
}

void offer_floors(const Game& game, std::vector<Action>& out) {
  for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (!game.type_at(slot).foundation && !game.law().altered()) continue;
    const Action a{.kind = ActionKind::floor, .by = game.clock().player, .to = {Spot::tower, slot, -1}};
    if (game.legal(a)) out.push_back(a);
  }
}

void apply_floor(Game& game, const Action& a) {
  Facts& facts = game.change();
  std::uint8_t& own = facts.floor_supply[static_cast<std::size_t>(a.by)];
  for (int n = game.law().amount("tower.action.own-floors-only.floors-per-action"_n); n > 0; --n) {
    std::uint8_t& source = own > 0 ? own : facts.floor_box;
    if (source > 0) --source;
    ++facts.floors[static_cast<std::size_t>(a.to.slot)];
  }
  facts.clock.floor = a.to.slot;
  facts.clock.captures = 0;
  facts.clock.tower_action = true;
  ++facts.clock.actions;
  facts.clock.closed = facts.clock.closed || game.at() == StepId::figure;
}

}  // namespace assize::tower
