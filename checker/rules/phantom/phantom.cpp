#include "checker/rules/phantom/phantom.hpp"

#include <cstdlib>

#include "checker/rules/base/deploy.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/princess_dragon/portal.hpp"
#include "checker/rules/tower/capture.hpp"
#include "checker/rules/tower/ransom.hpp"

namespace assize::phantom {

namespace {

/// tower.phantom-combo-reach = adjacent-only: the sequence that the text spells out, and no other.
bool as_spelled_out(const Game& game) {
  const Clock& clock = game.clock();
  if (clock.floor != clock.placed || game.floors(clock.floor) != 1 || clock.captured_at < 0) return false;
  const Cell tower = game.placed(clock.floor).at;
  const Cell target = game.placed(clock.captured_at).at;
  return std::abs(tower.x - target.x) + std::abs(tower.y - target.y) <= 1;
}

/// base.phantom-first-action, tower.phantom-after-floor, tower.phantom-combo-reach.
void judge_first(const Game& game, Grounds& no) {
  const Clock& clock = game.clock();
  const Law& law = no.law();
  if (clock.deployed > 0 && !clock.companion) return;
  if (law.is("base.phantom-first-action=placement-only"_r)) return no.require(false, "phantom.second"_c);
  no.require(true, "phantom.after-any-first-action"_c);
  if (clock.floor < 0) return;
  // The floor is not a figure: then nothing came first.
  if (law.is("tower.phantom-after-floor=no"_r)) return no.require(false, "phantom.second"_c);
  const bool reach = law.is("tower.phantom-combo-reach=any-legal-capture"_r) || as_spelled_out(game);
  no.require(reach, "tower.interactions.phantom.floor-capture-then-phantom"_c);
}

bool captive(const Game& game, FigureId f) { return game.place_of(f).kind == PlaceKind::prisoner; }

/// It would be at hand after a ransom that can be paid now.
bool can_be_ransomed(const Game& game) {
  if (!game.rules().tower) return false;
  for (const FigureId f : game.rules().figures_of(game.clock().player, FigureKind::phantom)) {
    if (captive(game, f) && game.legal({.kind = ActionKind::ransom, .by = game.clock().player, .figure = f})) return true;
  }
  return false;
}

}  // namespace

bool its_moment(const Game& game) {
  if (game.facts().exchange.size > 0 || game.facts().reassigns >= 0) return false;  // somebody else is asked
  if (game.past(StepId::phantom)) return false;
  if (game.at() == StepId::phantom) return true;
  if (game.at() == StepId::capture) return game.clock().closed;
  return game.clock().closed && !(game.rules().tower && tower::capture_due(game));
}

bool is_second(const Game& game, const Action& a) {
  return game.kind(a.figure) == FigureKind::phantom && base::acted(game.clock());
}

void judge_second(const Game& game, const Action& a, Grounds& no) {
  base::judge_own_turn(game, a, no);
  no.forbid(!its_moment(game), "base.turn.steps"_c);
  no.forbid(game.clock().knight_removed, "phantom.not-after-princess"_c);
  const int most = no.law().amount("phantom.second.meeples-per-turn"_n);
  no.require(game.clock().deployed < most, "phantom.second"_c, {{"meeples placed", game.clock().deployed}});
  judge_first(game, no);
}

void judge_tower(const Game& game, const Action& a, Grounds& no) {
  const Clock& clock = game.clock();
  const Law& law = no.law();
  const bool any = law.is("tower.phantom-tower-scope=any-open-tower"_r);
  if (any) no.require(true, "tower.interactions.phantom.any-open-tower"_c);
  if (!is_second(game, a)) return;
  const bool far = !any && a.to.slot != clock.placed;
  // portal.not-tower: without it a portal would take the phantom to a tower elsewhere.
  const bool portal = far && princess_dragon::comes_by_portal(game, a);
  no.forbid(portal, "portal.not-tower"_c);
  no.require(!far || (portal && law.undone("portal.not-tower"_c)), "phantom.second"_c);
  if (clock.deployed > 0 && clock.tower_action) no.require(true, "tower.interactions.phantom.two-towers-one-turn"_c);
  const bool same = clock.floor == a.to.slot && law.is("tower.phantom-on-same-tower=no"_r);
  no.require(!same, "tower.interactions.phantom.floor-capture-then-phantom"_c);
}

bool second_due(const Game& game) {
  if (game.clock().placed < 0 || game.clock().scored) return false;
  if (princess_dragon::fairy_after_floor(game)) {
    std::vector<Action> fairy;
    princess_dragon::offer_fairy(game, game.clock().player, fairy);
    if (!fairy.empty()) return true;
  }
  if (!game.rules().has_kind[static_cast<std::size_t>(FigureKind::phantom)] || !base::acted(game.clock())) return false;
  std::vector<Action> deployments;
  base::offer_deployments(game, FigureKind::phantom, deployments);
  return !deployments.empty() || can_be_ransomed(game);
}

void offer_second(const Game& game, std::vector<Action>& out) {
  if (base::acted(game.clock())) base::offer_deployments(game, FigureKind::phantom, out);
  if (princess_dragon::fairy_after_floor(game)) princess_dragon::offer_fairy(game, game.clock().player, out);
  if (game.rules().tower) tower::offer_ransoms(game, out);
  out.push_back({.kind = ActionKind::pass, .by = game.clock().player});
}

}  // namespace assize::phantom
