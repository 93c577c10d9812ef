#include "checker/rules/princess_dragon/portal.hpp"

#include <cstdlib>

#include "checker/rules/base/deploy.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/marks.hpp"
#include "checker/rules/traders/companions.hpp"

namespace assize::princess_dragon {

namespace {

/// base.portal-completed-now: the portal tile itself has just completed the feature.
bool completed_now(const Game& game, FeatureRef f) {
  const JoinedFeature& feature = game.index().feature(f.slot, f.segment);
  if (feature.kind != FeatureKind::monastery && feature.kind != FeatureKind::garden) return feature.tiles.has(game.clock().placed);
  const Cell centre = game.placed(f.slot).at;
  const Cell placed = game.placed(game.clock().placed).at;
  return std::abs(centre.x - placed.x) <= 1 && std::abs(centre.y - placed.y) <= 1;
}

}  // namespace

bool portal_opens(const Game& game) {
  return game.rules().plays(Part::portal) && just_placed_shows(game, &TileType::portal);
}

void judge_portal(const Game& game, const Action& a, Grounds& no) {
  const FeatureRef f{a.to.slot, a.to.segment};
  const FigureKind kind = game.kind(a.figure);
  const bool meeple = game.rules().occupies[static_cast<std::size_t>(kind)] && !traders::keeps_company(kind);
  no.forbid(!meeple, "portal.who"_c);
  const bool open = !complete(game, f) || (no.law().is("base.portal-completed-now=yes"_r) && completed_now(game, f));
  no.require(open, "portal.use"_c);
}

bool comes_by_portal(const Game& game, const Action& a) {
  if (!portal_opens(game) || game.clock().portal_used) return false;
  const bool second = game.kind(a.figure) == FigureKind::phantom && base::acted(game.clock());
  return !second || game.law().is("base.phantom-by-portal=if-unused"_r);
}

void judge_dragon_tile(const Game& game, Slot slot, Grounds& no) {
  if (!game.rules().plays(Part::dragon)) return;
  no.forbid(stands_on(game, Neutral::dragon, slot), "portal.not-dragon-tile"_c);
}

void offer_by_portal(const Game& game, FigureId figure, std::vector<Action>& out) {
  if (!portal_opens(game)) return;
  for (std::size_t t = 0; t < game.facts().tiles.size(); ++t) {
    const auto slot = static_cast<Slot>(t);
    if (slot == game.clock().placed) continue;
    const auto& segments = game.type_at(slot).segments;
    for (std::size_t s = 0; s < segments.size(); ++s) {
      const Action a{.kind = ActionKind::deploy, .by = game.clock().player, .figure = figure,
                     .to = {base::spot_of(segments[s].kind), slot, static_cast<std::int8_t>(s)}};
      if (game.legal(a)) out.push_back(a);
    }
  }
}

}  // namespace assize::princess_dragon
