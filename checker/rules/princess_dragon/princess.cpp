#include "checker/rules/princess_dragon/princess.hpp"

#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/features.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/marks.hpp"

namespace assize::princess_dragon {

namespace {

ClauseId use_clause(const Law& law) { return law.is("base.princess-action=must"_r) ? "princess.use-c1"_c : "princess.use"_c; }

/// A meeple in a city which the tile just placed extends with a princess, or on a tower there: that one is no knight by a
/// clause of its own.
bool courted(const Game& game, FigureId f) {
  if (!game.rules().occupies[static_cast<std::size_t>(game.kind(f))]) return false;
  const FeatureRef under = feature_under(game, f);
  const bool tower = game.place_of(f).kind == PlaceKind::tower;
  const auto& segments = game.type_at(game.clock().placed).segments;
  for (std::size_t s = 0; s < segments.size(); ++s) {
    if (!segments[s].princess) continue;
    const NodeId city = root(game, {game.clock().placed, static_cast<std::int8_t>(s)});
    if (tower ? game.index().at(city).tiles.has(game.slot_of(f)) : under.slot >= 0 && root(game, under) == city) return true;
  }
  return false;
}

bool princess_placed(const Game& game) {
  return game.rules().plays(Part::princess) && just_placed_shows(game, &TileType::princess);
}

}  // namespace

void judge_knight(const Game& game, PlayerId by, FigureId knight, Grounds& no) {
  const Action a{.kind = ActionKind::princess, .by = by, .figure = knight};
  base::judge_figure_step(game, a, no);
  judge_eligible(game.rules(), Cause::princess, game.kind(knight), game.spot_of(knight), no);
  const Spot spot = game.spot_of(knight);
  no.require(spot == Spot::city || spot == Spot::tower, use_clause(no.law()));
}

void remove_knight(Game& game, FigureId knight) {
  leave(game, knight, Cause::princess);
  Clock& clock = game.change().clock;
  clock.knight_removed = true;
  // Option tower.floor-after-princess = yes: the removal leaves the turn's action free.
  if (game.rules().tower && game.law().is("tower.floor-after-princess=yes"_r)) return;
  ++clock.actions;
  clock.closed = clock.closed || game.at() == StepId::figure;
}

void judge_princess(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0 || game.slot_of(a.figure) < 0) return no.malformed("that figure does not stand on the board");
  judge_knight(game, a.by, a.figure, no);
  no.require(princess_placed(game) && courted(game, a.figure) && !game.clock().knight_removed, use_clause(no.law()));
}

void offer_princess(const Game& game, std::vector<Action>& out) {
  if (!princess_placed(game)) return;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.slot_of(f) < 0) continue;
    const Action a{.kind = ActionKind::princess, .by = game.clock().player, .figure = f};
    if (game.legal(a)) out.push_back(a);
  }
}

void apply_princess(Game& game, const Action& a) { remove_knight(game, a.figure); }

bool princess_owed(const Game& game) {
  if (!game.law().is("base.princess-action=must"_r) || !princess_placed(game)) return false;
  if (game.clock().knight_removed || game.clock().actions > 0) return false;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.slot_of(f) >= 0 && courted(game, f) && eligible(game.rules(), Cause::princess, game.kind(f), game.spot_of(f))) return true;
  }
  return false;
}

}  // namespace assize::princess_dragon
