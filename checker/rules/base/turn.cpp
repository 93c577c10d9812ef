#include "checker/rules/base/turn.hpp"

#include <algorithm>

#include "checker/rules/abbot/recall.hpp"
#include "checker/rules/base/deploy.hpp"
#include "checker/rules/tower/closing.hpp"
#include "checker/rules/tower/exchange.hpp"
#include "checker/rules/tower/floors.hpp"
#include "checker/rules/tower/ransom.hpp"

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
  const int limit = no.law().amount("base.action.one-figure-action.actions"_n);
  no.forbid(clock.actions >= limit, "base.action.one-figure-action"_c, {{"actions taken", clock.actions}});
  if (game.rules().tower && clock.actions > 0) tower::judge_one_action(game, a, no);
}

void offer_figure_step(const Game& game, std::vector<Action>& out) {
  offer_deployments(game, out);
  if (game.rules().abbot) abbot::offer_recalls(game, out);
  if (game.rules().tower) {
    tower::offer_closings(game, out);
    tower::offer_floors(game, out);
    tower::offer_ransoms(game, out);
  }
  out.push_back({.kind = ActionKind::pass, .by = game.clock().player});
}

void judge_pass(const Game& game, const Action& a, Grounds& no) {
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
  if (step == StepId::capture) no.require(no.law().is("tower.capture-mandatory=no"_r), "tower.capture.optional"_c);
  if (step == StepId::figure && game.rules().tower) no.require(true, "tower.action.floor-is-optional"_c);
}

void apply_pass(Game& game) {
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

bool nothing_left(const Game& game) {
  const auto& bag = game.facts().bag;
  return game.facts().hand < 0 && std::all_of(bag.begin(), bag.end(), [](std::uint8_t n) { return n == 0; });
}
}  // namespace

void end_turn(Game& game) {
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
