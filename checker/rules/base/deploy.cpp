#include "checker/rules/base/deploy.hpp"

#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/features.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/phantom/phantom.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/princess_dragon/portal.hpp"
#include "checker/rules/tower/closing.hpp"
#include "checker/rules/tower/floors.hpp"
#include "checker/rules/traders/companions.hpp"

namespace assize::base {

namespace {

/// base.meeple.late-return: a meeple whose feature is complete now stays out until step 3.
bool home_early(const Game& game, FigureId f) {
  const FeatureRef under = feature_under(game, f);
  return under.slot >= 0 && game.law().undone("base.meeple.late-return"_c) && complete(game, under);
}

/// base.meeple.empty-supply and what may be used of what came home this turn.
void judge_supply(const Game& game, const Action& a, Grounds& no) {
  const Place p = game.place_of(a.figure);
  if (p.kind != PlaceKind::supply) {
    no.forbid(!home_early(game, a.figure), "base.meeple.empty-supply"_c, {{"in supply", 0}});
    no.forbid(feature_under(game, a.figure).slot >= 0 && complete(game, feature_under(game, a.figure)),
              "base.meeple.late-return"_c);
    return;
  }
  if (p.part == static_cast<std::uint8_t>(Return::ransomed)) no.require(true, "tower.ransom.usable-at-once"_c);
  const bool at_once = no.law().is("tower.returned-usable-at-once=any-return"_r);
  if (p.part == static_cast<std::uint8_t>(Return::exchanged)) no.require(at_once, "tower.exchange.to-owners"_c);
  if (p.part == static_cast<std::uint8_t>(Return::taken_back)) no.require(at_once, "tower.capture.own-to-supply"_c);
}

/// Figures that go on features by rules of their own expansions.
bool own_rules(FigureKind kind) {
  return kind == FigureKind::barn || kind == FigureKind::mayor || kind == FigureKind::shepherd;
}

/// base.meeple.just-placed; or by a portal.
void judge_tile(const Game& game, const Action& a, Grounds& no) {
  const bool elsewhere = a.to.slot != game.clock().placed;
  if (elsewhere && princess_dragon::comes_by_portal(game, a)) return princess_dragon::judge_portal(game, a, no);
  no.forbid(elsewhere, "base.meeple.just-placed"_c);
}

/// base.meeple.one-feature, unoccupied, completing-tile
void judge_segment(const Game& game, const Action& a, Grounds& no) {
  const FeatureRef f{a.to.slot, a.to.segment};
  const JoinedFeature& feature = game.index().feature(f.slot, f.segment);
  judge_tile(game, a, no);
  no.forbid(feature.kind == FeatureKind::river, "river.meeple"_c);
  if (traders::keeps_company(game.kind(a.figure))) return traders::judge_company(game, a, no);
  no.forbid(feature.figures > 0, "base.meeple.unoccupied"_c, {{"meeples there", feature.figures}});
  if (complete(game, f)) no.require(true, "base.meeple.completing-tile"_c);
  // Without abbots in the game a garden is a drawing.
  if (feature.kind == FeatureKind::garden && !game.rules().abbot) return no.require(false, "base.meeple.one-feature"_c);
  judge_eligible(game.rules(), Cause::deployed, game.kind(a.figure), spot_of(feature.kind), no);
}

}  // namespace

Spot spot_of(FeatureKind kind) {
  constexpr std::array<Spot, 6> kSpots = {Spot::field, Spot::road,      Spot::city,
                                          Spot::river, Spot::monastery, Spot::garden};
  return kSpots[static_cast<std::size_t>(kind)];
}

namespace {

/// The turn's figure action, or the phantom after it.
void judge_moment(const Game& game, const Action& a, Grounds& no) {
  const bool phantom = game.kind(a.figure) == FigureKind::phantom;
  if (phantom && phantom::is_second(game, a)) return phantom::judge_second(game, a, no);
  if (phantom) no.require(true, "phantom.alone"_c);
  judge_figure_step(game, a, no);
  const int limit = no.law().amount("base.meeple.optional.max"_n);
  no.forbid(game.clock().deployed >= limit, "base.meeple.optional"_c, {{"meeples placed", game.clock().deployed}});
}

void judge_on_tower(const Game& game, const Action& a, Grounds& no) {
  if (game.kind(a.figure) == FigureKind::phantom) phantom::judge_tower(game, a, no);
  tower::judge_closing(game, a, no);
}

}  // namespace

void judge_deploy(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0) return no.malformed("no such figure in this game");
  no.require(game.owner(a.figure) == a.by, "base.meeple.optional"_c);
  judge_moment(game, a, no);
  no.forbid(game.clock().knight_removed, "princess.no-placement"_c);
  if (game.rules().plays(Part::dragon)) princess_dragon::judge_volcano(game, a, no);
  princess_dragon::judge_dragon_tile(game, a.to.slot, no);
  judge_supply(game, a, no);
  if (game.rules().tower) tower::judge_after_plain_tile(game, a, no);
  const FigureKind kind = game.kind(a.figure);
  switch (a.to.spot) {
    case Spot::tower:
    case Spot::foundation: return judge_on_tower(game, a, no);
    case Spot::bridge:
    case Spot::castle: return no.unsupported("deployment on a bridge or castle needs its expansion");
    default: break;
  }
  if (off_the_tiles(a.to.spot)) return no.unsupported("deployment off the tiles needs its expansion");
  if (own_rules(kind)) return no.unsupported("this figure is placed by its own rules, which are not played yet");
  if (a.to.slot < 0 || a.to.segment < 0) return no.malformed("no such place");
  judge_segment(game, a, no);
}

void offer_deployments(const Game& game, FigureKind kind, std::vector<Action>& out) {
  const Slot slot = game.clock().placed;
  const PlayerId player = game.clock().player;
  const auto& segments = game.type_at(slot).segments;
  const FigureId figure = game.in_supply(player, kind);
  // Where a switched clause lets meeples come home early, one that still stands may be used.
  const FigureId any = figure >= 0 || !game.law().altered() ? figure : game.any_figure(player, kind);
  if (any < 0) return;
  for (std::size_t s = 0; s < segments.size(); ++s) {
    if (segments[s].kind == FeatureKind::river && !game.law().altered()) continue;
    const Action a{.kind = ActionKind::deploy, .by = player, .figure = any,
                   .to = {spot_of(segments[s].kind), slot, static_cast<std::int8_t>(s)}};
    if (game.legal(a)) out.push_back(a);
  }
  princess_dragon::offer_by_portal(game, any, out);
  if (game.rules().tower) tower::offer_closings(game, any, out);
}

void apply_deploy(Game& game, const Action& a) {
  Place to{.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(a.to.segment), .where = a.to.slot};
  const bool tower = a.to.spot == Spot::tower || a.to.spot == Spot::foundation;
  if (tower) to = {.kind = PlaceKind::tower, .where = a.to.slot};
  game.put(a.figure, to);
  Clock& clock = game.change().clock;
  clock.tower_action = clock.tower_action || tower;
  clock.companion = clock.companion || traders::keeps_company(game.kind(a.figure));
  clock.portal_used = clock.portal_used || (!tower && a.to.slot != clock.placed);
  ++clock.deployed;
  ++clock.actions;
  clock.closed = clock.closed || game.at() == StepId::figure;
}

void judge_move(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0) return no.malformed("no such figure in this game");
  judge_own_turn(game, a, no);
  const bool tower = game.place_of(a.figure).kind == PlaceKind::tower;
  no.forbid(tower, "tower.close.owner-may-not-withdraw"_c);
  no.forbid(true, "base.meeple.no-recall"_c);
}

void apply_move(Game& game, const Action& a) {
  game.put(a.figure, {.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(a.to.segment), .where = a.to.slot});
}

}  // namespace assize::base
