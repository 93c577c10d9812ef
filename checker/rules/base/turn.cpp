#include "checker/rules/base/turn.hpp"

#include <algorithm>

#include "checker/rules/abbot/recall.hpp"
#include "checker/rules/base/deploy.hpp"
#include "checker/rules/base/draw.hpp"
#include "checker/rules/festival/festival.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/princess_dragon/princess.hpp"
#include "checker/rules/tower/exchange.hpp"
#include "checker/rules/tower/floors.hpp"
#include "checker/rules/tower/ransom.hpp"
#include "checker/rules/traders/double_turn.hpp"

namespace assize::base {

void set_up(const Ruleset& rules, Facts& facts) {
  facts.tiles.clear();
  facts.floors.clear();
  facts.neutrals.clear();
  facts.ghosts.clear();
  facts.discarded.clear();
  facts.figures.assign(rules.figures.size(), {});
  facts.bag = rules.full_bag;
  facts.scored.fill(0);
  facts.score.fill(static_cast<std::int16_t>(rules.law.amount("base.setup.score-meeple.start-score"_n)));
  facts.floor_supply.fill(0);
  facts.floor_box = 0;
  facts.closed_for_good.clear();
  facts.hand = -1;
  facts.exchange = {};
  facts.refused.clear();
  facts.goods = {};
  facts.flight.clear();
  facts.reassigns = -1;
  facts.clock = {};
  facts.over = false;
  // base.setup.start, base.setup.stacks: the start tile goes face up in the middle, the others are drawn.
  const Cell middle = rules.law.undone("base.setup.start"_c) ? Cell{1, 0} : Cell{0, 0};
  facts.tiles.push_back({.at = middle, .type = rules.start, .rotation = 0});
  facts.floors.push_back(0);
  if (!rules.law.undone("base.setup.stacks"_c)) --facts.bag[static_cast<std::size_t>(rules.start)];
  // base.setup.first-player: the order of the seats says who begins.
  const bool seated = !rules.law.undone("base.setup.first-player"_c);
  facts.clock.player = static_cast<PlayerId>(seated ? 0 : rules.player_count() - 1);
  if (rules.tower) tower::deal_floors(rules, facts);
  // fairy.start: beside the board.
  if (rules.plays(Part::fairy) && rules.law.undone("fairy.start"_c)) facts.neutrals.push_back({.what = Neutral::fairy, .slot = 0});
}

bool acted(const Clock& clock) {
  return clock.actions > 0 || clock.festival || clock.fairy_moved || clock.knight_removed;
}

void judge_own_turn(const Game& game, const Action& a, Grounds& no) {
  no.forbid(game.over(), "base.end.trigger"_c);
  no.forbid(a.by != game.clock().player, "base.turn.clockwise"_c, {{"player on turn", game.clock().player}});
}

void judge_figure_step(const Game& game, const Action& a, Grounds& no) {
  const Clock& clock = game.clock();
  judge_own_turn(game, a, no);
  const bool too_early = clock.placed < 0;
  const bool too_late = game.past(StepId::figure) && clock.actions == 0;
  no.forbid(too_early || too_late, "base.turn.steps"_c);
  if (game.rules().plays(Part::princess) && a.kind != ActionKind::princess) {
    no.forbid(princess_dragon::princess_owed(game), "princess.use-c1"_c);
  }
  const int limit = no.law().amount("base.action.one-figure-action.actions"_n);
  // What leaves the action free leaves it free for a floor: tower.floor-after-festival and kin.
  const bool barred = clock.knight_removed && (a.kind == ActionKind::deploy || a.kind == ActionKind::fairy);  // princess.no-placement
  const bool only_floor = clock.actions == 0 && acted(clock) && a.kind != ActionKind::floor && !barred;
  no.forbid(only_floor || clock.actions >= limit, "base.action.one-figure-action"_c, {{"actions taken", clock.actions}});
  if (game.rules().tower && clock.actions > 0) tower::judge_one_action(game, a, no);
}

void offer_figure_step(const Game& game, std::vector<Action>& out) {
  for (const FigureKind kind : game.rules().kinds) offer_deployments(game, kind, out);
  if (game.rules().abbot) abbot::offer_recalls(game, out);
  if (game.rules().plays(Part::fairy)) princess_dragon::offer_fairy(game, game.clock().player, out);
  if (game.rules().plays(Part::princess)) princess_dragon::offer_princess(game, out);
  if (game.rules().plays(Part::festival)) festival::offer_festival(game, out);
  if (game.rules().tower) {
    tower::offer_floors(game, out);
    tower::offer_ransoms(game, out);
  }
  const Action pass{.kind = ActionKind::pass, .by = game.clock().player};
  if (!game.rules().plays(Part::princess) || !princess_dragon::princess_owed(game)) out.push_back(pass);
}

void judge_pass(const Game& game, const Action& a, Grounds& no) {
  if (game.facts().exchange.size == 0 && game.facts().reassigns >= 0) {
    no.forbid(game.over(), "base.end.trigger"_c);
    return no.require(a.by == game.facts().reassigns, "fairy.left-behind"_c);
  }
  judge_own_turn(game, a, no);
  if (game.facts().exchange.size > 0) {
    // Whoever is asked answers: to consent or not, or which prisoner comes home.
    no.forbid(true, "tower.exchange.automatic"_c);
    return no.require(false, "tower.exchange.trigger"_c);
  }
  const StepId step = game.at();
  // base.tile.must-place; the draw itself is chance's, not the player's, and is no occasion to pass either.
  no.forbid(step == StepId::place || step == StepId::draw, "base.tile.must-place"_c);
  no.forbid(step == StepId::figure && game.clock().closed, "base.turn.steps"_c);
  if (step == StepId::figure) no.forbid(princess_dragon::princess_owed(game), "princess.use-c1"_c);
  no.forbid(step == StepId::dragon && !game.clock().closed, "dragon.six-steps"_c);
  if (step == StepId::capture) no.require(no.law().is("tower.capture-mandatory=no"_r), "tower.capture.optional"_c);
  if (step == StepId::figure && game.rules().tower) no.require(true, "tower.action.floor-is-optional"_c);
}

void apply_pass(Game& game) {
  if (game.facts().exchange.size == 0 && game.facts().reassigns >= 0) {  // she stays where she is, assigned to nobody
    game.change().reassigns = -1;
    return;
  }
  Clock& clock = game.change().clock;
  if (clock.placed < 0 && game.at() == StepId::place) {  // only where base.tile.must-place is switched off
    game.change().hand = -1;
  }
  clock.closed = true;
}

namespace {
PlayerId next_player(const Game& game) {
  const int n = game.rules().player_count();
  const int step = game.law().means("base.turn.clockwise"_c, 1, n - 1);
  const int after = (game.clock().player + step) % n;
  const bool lake = game.rules().river && game.clock().placed >= 0 &&
                    game.type_at(game.clock().placed).river == RiverRole::lake;
  if (lake && game.law().undone("river.lake-first-player"_c)) return game.clock().player;
  return static_cast<PlayerId>(after);
}

bool nothing_left(const Game& game) { return game.facts().hand < 0 && !tiles_to_draw(game); }
}  // namespace

void end_turn(Game& game) {
  game.change().flight.clear();
  if (traders::begin_second_part(game)) return;
  if (nothing_left(game)) {
    // The last tile was placed, or it fitted nowhere and the turn went without one.
    const bool placed = game.clock().placed >= 0 && game.law().applies("base.end.trigger"_c);
    const bool aside = game.clock().placed < 0 && game.clock().aside && game.law().applies("base.tile.unplaceable-last"_c);
    if (placed || aside) return game.finish();
  }
  Facts& facts = game.change();
  const PlayerId next = next_player(game);
  const auto turn = static_cast<std::uint16_t>(facts.clock.turn + 1);
  tower::forget_refusals(game);
  // What came home this turn is an ordinary supply again.
  for (Place& p : facts.figures) p.part = p.kind == PlaceKind::supply ? std::uint8_t{0} : p.part;
  facts.clock = {};
  facts.clock.player = next;
  facts.clock.turn = turn;
}

}  // namespace assize::base
