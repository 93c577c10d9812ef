#include "checker/rules/base/draw.hpp"

#include <algorithm>
#include <bit>

#include "checker/rules/base/placement.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/marks.hpp"

namespace assize::base {

namespace {

/// River tiles that wait to be drawn.
struct RiverLeft {
  int lakes = 0;
  int others = 0;
};

RiverLeft river_left(const Game& game) {
  RiverLeft left;
  for (std::size_t t = 0; game.rules().river && t < game.facts().bag.size(); ++t) {
    const RiverRole role = game.rules().types[t].river;
    if (role != RiverRole::none) (role == RiverRole::lake ? left.lakes : left.others) += game.facts().bag[t];
  }
  return left;
}

/// river.all-first, and the lake as the last of the river: river.setup-c1, river.setup-c2.
void judge_pile(const Game& game, TypeId type, RiverLeft left, Grounds& no) {
  if (!game.rules().river) return;
  const RiverRole role = game.rules().type(type).river;
  const int all = left.lakes + left.others;
  no.forbid(role == RiverRole::none && all > 0, "river.all-first"_c, {{"river tiles left", all}});
  const bool lake_early = role == RiverRole::lake && left.others > 0;
  no.forbid(lake_early, "river.setup-c1"_c, {{"river tiles left", left.others}});
  no.forbid(lake_early, "river.setup-c2"_c, {{"river tiles left", left.others}});
}

bool no_dragon_yet(const Game& game) { return game.rules().plays(Part::dragon) && standing(game, Neutral::dragon) == nullptr; }

/// dragon.not-yet: before the first volcano a dragon tile is put aside and another drawn, which comes to the same as that it
/// cannot be drawn.
bool sleeps(const Game& game, TypeId type) { return game.rules().type(type).dragon && game.law().forbids("dragon.not-yet"_c); }

/// Everything but the tile itself: a draw is due.
void judge_moment(const Game& game, Grounds& no) {
  no.forbid(game.over(), "base.end.trigger"_c);
  const int limit = no.law().amount("base.tile.draw-one.tiles"_n);
  no.forbid(game.clock().draws >= limit, "base.tile.draw-one"_c, {{"tiles drawn", game.clock().draws}});
  no.forbid(game.clock().placed >= 0, "base.turn.steps"_c);
}

/// base.tile.unplaceable, base.tile.unplaceable-c1, base.tile.unplaceable-last.
void put_aside(Game& game) {
  Facts& facts = game.change();
  const Law& law = game.law();
  if (!law.applies_any({"base.tile.unplaceable"_c, "base.tile.unplaceable-c1"_c})) {
    ++facts.bag[static_cast<std::size_t>(facts.hand)];  // nothing says that it leaves or is replaced
    facts.hand = -1;
    facts.clock.closed = true;
    return;
  }
  facts.discarded.push_back(facts.hand);
  facts.hand = -1;
  --facts.clock.draws;
  facts.clock.aside = true;
}

}  // namespace

bool tile_wanted(const Game& game) {
  return game.facts().hand < 0 && game.clock().placed < 0 && tiles_to_draw(game);
}

void judge_draw(const Game& game, const Action& a, Grounds& no) {
  judge_moment(game, no);
  if (a.type < 0 || game.facts().bag[static_cast<std::size_t>(a.type)] == 0) {
    return no.malformed("no such tile is left to draw");
  }
  judge_pile(game, a.type, river_left(game), no);
  if (no_dragon_yet(game)) no.forbid(sleeps(game, a.type), "dragon.not-yet"_c);
}

bool tiles_to_draw(const Game& game) {
  const auto& bag = game.facts().bag;
  const auto some = std::find_if(bag.begin(), bag.end(), [](std::uint8_t n) { return n > 0; });
  if (some == bag.end() || !no_dragon_yet(game)) return some != bag.end();
  for (std::size_t t = 0; t < bag.size(); ++t) {
    if (bag[t] > 0 && !sleeps(game, static_cast<TypeId>(t))) return true;
  }
  return false;
}

void offer_draws(const Game& game, std::vector<Action>& out) {
  Grounds moment(game.law(), Grounds::Detail::verdict);
  judge_moment(game, moment);
  if (!moment.clear()) return;
  const RiverLeft left = river_left(game);
  const bool river_flows = left.lakes + left.others > 0;
  const bool any = !river_flows && !no_dragon_yet(game);
  const auto may_be_drawn = [&](TypeId type) {
    Grounds no(game.law(), Grounds::Detail::verdict);
    judge_pile(game, type, left, no);
    if (no_dragon_yet(game)) no.forbid(sleeps(game, type), "dragon.not-yet"_c);
    return no.clear();
  };
  Action a{.kind = ActionKind::draw};
  const auto& bag = game.facts().bag;
  // Gathered as bits first: a branch on every type would be guessed wrong half the time.
  for (std::size_t first = 0; first < bag.size(); first += 64) {
    std::uint64_t there = 0;
    for (std::size_t t = first; t < std::min(first + 64, bag.size()); ++t) there |= std::uint64_t{bag[t] > 0} << (t - first);
    for (; there != 0; there &= there - 1) {
      a.type = static_cast<TypeId>(first + static_cast<std::size_t>(std::countr_zero(there)));
      if (any || may_be_drawn(a.type)) out.push_back(a);
    }
  }
}

int drawable(const Game& game, TypeId type) {
  const int copies = game.facts().bag[static_cast<std::size_t>(type)];
  if (copies == 0 || (!game.rules().river && !game.rules().plays(Part::dragon))) return copies;
  return game.legal({.kind = ActionKind::draw, .type = type}) ? copies : 0;
}

void apply_draw(Game& game, const Action& a) {
  Facts& facts = game.change();
  --facts.bag[static_cast<std::size_t>(a.type)];
  facts.hand = a.type;
  ++facts.clock.draws;
  if (placeable(game)) {
    facts.clock.closed = true;
  } else {
    put_aside(game);
  }
}

}  // namespace assize::base
