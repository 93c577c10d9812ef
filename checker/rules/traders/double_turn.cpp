#include "checker/rules/traders/double_turn.hpp"

#include "checker/rules/base/draw.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/features.hpp"
#include "checker/rules/tower/ransom.hpp"

namespace assize::traders {

void note_extension(Game& game) {
  const Slot placed = game.clock().placed;
  const auto segments = static_cast<std::int8_t>(game.type_at(placed).segments.size());
  for (const FigureId builder : game.rules().figures_of(game.clock().player, FigureKind::builder)) {
    const FeatureRef under = feature_under(game, builder);
    if (under.slot < 0 || under.slot == placed) continue;
    for (std::int8_t s = 0; s < segments; ++s) {
      if (root(game, {placed, s}) != root(game, under)) continue;
      game.change().clock.extended = game.law().applies("builder.double-turn"_c);
    }
  }
}

namespace {

/// builder.presence-at-placement; option tower.double-turn-after-builder-lost.
bool still_earned(const Game& game) {
  const Clock& clock = game.clock();
  if (!clock.extended) return false;
  if (!clock.builder_lost) return true;
  if (game.law().is("tower.double-turn-after-builder-lost=no"_r)) return false;
  return game.law().applies("builder.presence-at-placement"_c);
}

}  // namespace

bool second_part_due(const Game& game) {
  const Clock& clock = game.clock();
  if (clock.placed < 0 || !still_earned(game)) return false;
  const Law& law = game.law();
  if (law.amount("builder.double-turn.parts"_n) < 2) return false;
  const int next = clock.part + 2;  // counted from 1
  if (next > law.amount("builder.no-chain.max-parts"_n) && law.forbids("builder.no-chain"_c, {{"part", next}})) return false;
  return base::tiles_to_draw(game);
}

bool second_part_offered(const Game& game) {
  return !game.clock().again && second_part_due(game) && game.law().in_force("builder.optional"_c);
}

void judge_double_turn(const Game& game, const Action& a, Grounds& no) {
  base::judge_own_turn(game, a, no);
  const bool moment = game.at() == StepId::double_turn && !game.clock().closed;
  if (!second_part_due(game)) {
    const bool chain = game.clock().part > 0 && still_earned(game);
    no.forbid(chain, "builder.no-chain"_c, {{"part", game.clock().part + 2}});
    return no.require(false, "builder.double-turn"_c);
  }
  no.forbid(!moment, "base.turn.steps"_c);
  if (!a.yes) no.require(no.law().in_force("builder.optional"_c), "builder.double-turn"_c);
}

void offer_double_turn(const Game& game, std::vector<Action>& out) {
  const PlayerId player = game.clock().player;
  out.push_back({.kind = ActionKind::double_turn, .by = player, .yes = true});
  if (game.rules().tower) tower::offer_ransoms(game, out);
  out.push_back({.kind = ActionKind::pass, .by = player});
}

void apply_double_turn(Game& game, const Action& a) {
  Clock& clock = game.change().clock;
  clock.again = a.yes;
  clock.closed = true;
}

bool begin_second_part(Game& game) {
  const Clock before = game.clock();
  if (!game.rules().has_kind[static_cast<std::size_t>(FigureKind::builder)] || !second_part_due(game)) return false;
  const Law& law = game.law();
  if (law.permits("builder.optional"_c) && !before.again) return false;
  Clock& clock = game.change().clock;
  clock = {};
  clock.player = before.player;
  clock.turn = before.turn;
  clock.part = static_cast<std::uint8_t>(before.part + 1);
  clock.vacated = before.vacated;
  // base.princess-ban-scope: for the part or the whole turn.
  clock.knight_removed = before.knight_removed && law.is("base.princess-ban-scope=turn"_r);
  // double-turn.is-one-turn: what happens once a turn has had its chance.
  clock.fairy_paid = law.applies("double-turn.is-one-turn"_c);
  if (law.is("tower.ransom-per-double-turn=once-per-part"_r) || law.undone("double-turn.is-one-turn"_c)) return true;
  clock.ransoms = before.ransoms;
  clock.ransomed_from = before.ransomed_from;
  return true;
}

}  // namespace assize::traders
