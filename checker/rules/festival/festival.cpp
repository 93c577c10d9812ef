#include "checker/rules/festival/festival.hpp"

#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/marks.hpp"

namespace assize::festival {

void judge_removal(const Game& game, PlayerId by, FigureId figure, Grounds& no) {
  const bool captive = game.place_of(figure).kind == PlaceKind::prisoner;
  no.forbid(captive, "ix.festival.not-prisoners"_c);
  if (captive) return;
  base::judge_figure_step(game, {.kind = ActionKind::festival, .by = by, .figure = figure}, no);
  no.forbid(game.owner(figure) != by, "base.meeple.no-recall"_c);
  const bool meeple = game.rules().occupies[static_cast<std::size_t>(game.kind(figure))];
  no.forbid(!meeple && no.law().is("base.festival-return=meeples-only"_r), "base.figure.classes"_c);
  judge_eligible(game.rules(), Cause::festival, game.kind(figure), game.spot_of(figure), no);
}

void take_home(Game& game, FigureId figure) {
  leave(game, figure, Cause::festival);
  Clock& clock = game.change().clock;
  clock.festival = true;
  // Option tower.floor-after-festival = yes: the removal leaves the turn's action free.
  if (game.rules().tower && game.law().is("tower.floor-after-festival=yes"_r)) return;
  ++clock.actions;
  clock.closed = clock.closed || game.at() == StepId::figure;
}

void judge_festival(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0) return no.malformed("no such figure in this game");
  const Place p = game.place_of(a.figure);
  if (!on_board(p) && p.kind != PlaceKind::prisoner) return no.malformed("that figure does not stand on the board");
  judge_removal(game, a.by, a.figure, no);
  const bool brought = game.rules().plays(Part::festival) && just_placed_shows(game, &TileType::festival) && !game.clock().festival;
  no.forbid(!brought, "base.meeple.no-recall"_c);
}

void offer_festival(const Game& game, std::vector<Action>& out) {
  if (!game.rules().plays(Part::festival) || !just_placed_shows(game, &TileType::festival)) return;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Action a{.kind = ActionKind::festival, .by = game.clock().player, .figure = f};
    if (on_board(game.place_of(f)) && game.legal(a)) out.push_back(a);
  }
}

void apply_festival(Game& game, const Action& a) { take_home(game, a.figure); }

}  // namespace assize::festival
