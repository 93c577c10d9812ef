#include "checker/rules/abbot/recall.hpp"

#include "checker/rules/base/scoring.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/leave.hpp"

namespace assize::abbot {

namespace {

bool in_office(const Game& game, FigureId f) {
  const Spot spot = game.spot_of(f);
  return spot == Spot::garden || spot == Spot::monastery;
}

/// The garden or monastery under it is complete, and its scoring still to come.
bool on_complete(const Game& game, FigureId f) {
  return in_office(game, f) && complete(game, feature_under(game, f));
}

/// At its current value; base.abbot-back-when-complete: or in full.
int call_back_value(const Game& game, FeatureRef f) {
  if (complete(game, f)) return value(game, f, true);
  const Law& law = game.law();
  return law.amount("abbot.call-back.self"_n) +
         game.surrounding(f.slot) * law.amount("abbot.call-back.per-neighbour"_n);
}

}  // namespace

void judge_recall(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0) return no.malformed("no such figure in this game");
  if (!on_board(game.place_of(a.figure))) return no.malformed("that figure does not stand on the board");
  base::judge_figure_step(game, a, no);
  no.forbid(game.place_of(a.figure).kind == PlaceKind::tower, "tower.close.owner-may-not-withdraw"_c);
  if (game.kind(a.figure) != FigureKind::abbot) return no.forbid(true, "base.meeple.no-recall"_c);
  no.require(game.owner(a.figure) == a.by, "abbot.call-back"_c);
  no.forbid(on_complete(game, a.figure), "abbot.no-call-back-when-complete"_c);
}

void offer_recalls(const Game& game, std::vector<Action>& out) {
  const PlayerId player = game.clock().player;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const auto figure = static_cast<FigureId>(f);
    if (game.owner(figure) != player || game.kind(figure) != FigureKind::abbot) continue;
    if (!on_board(game.place_of(figure))) continue;
    const Action a{.kind = ActionKind::recall, .by = player, .figure = figure};
    if (game.legal(a)) out.push_back(a);
  }
}

void apply_recall(Game& game, const Action& a) {
  if (in_office(game, a.figure)) {
    const FeatureRef f = feature_under(game, a.figure);
    game.award({.player = game.owner(a.figure),
                .points = call_back_value(game, f),
                .clause = "abbot.call-back"_c,
                .slot = f.slot,
                .segment = f.segment});
  }
  leave(game, a.figure, Cause::recalled);
  Clock& clock = game.change().clock;
  ++clock.actions;
  clock.closed = clock.closed || game.at() == StepId::figure;
}

}  // namespace assize::abbot
