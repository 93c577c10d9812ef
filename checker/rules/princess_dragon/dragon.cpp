#include "checker/rules/princess_dragon/dragon.hpp"

#include <algorithm>
#include <cstdlib>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/marks.hpp"

namespace assize::princess_dragon {

namespace {

void put_dragon(Game& game, Slot slot) {
  auto& neutrals = game.change().neutrals;
  const auto dragon = std::find_if(neutrals.begin(), neutrals.end(), [](const Standing& s) { return s.what == Neutral::dragon; });
  if (dragon == neutrals.end()) return neutrals.push_back({.what = Neutral::dragon, .slot = slot});
  dragon->slot = slot;
}

bool volcano_placed(const Game& game) {
  return game.rules().plays(Part::dragon) && just_placed_shows(game, &TileType::volcano);
}

bool beside(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

/// A step to a tile beside him, one of six, and not to the fairy.
void judge_way(const Game& game, Slot to, Grounds& no) {
  const Standing* dragon = standing(game, Neutral::dragon);
  const int steps = no.law().amount("dragon.six-steps.steps"_n);
  no.require(game.clock().dragon_steps < steps && beside(game.placed(dragon->slot).at, game.placed(to).at), "dragon.six-steps"_c,
             {{"steps made", game.clock().dragon_steps}});
  judge_fairy_tile(game, to, no);
}

bool visited(const Game& game, Slot to) {
  const auto& flight = game.facts().flight;
  return stands_on(game, Neutral::dragon, to) || std::find(flight.begin(), flight.end(), to) != flight.end();
}

/// Calls `visit` with the tiles beside him that he can go to, if he has not been there in this move or `back` allows it.
template <typename Visit>
void each_way(const Game& game, bool back, Visit visit) {
  const Slot here = standing(game, Neutral::dragon)->slot;
  for (const Side side : kSides) {
    const Slot to = game.slot_at(neighbour(game.placed(here).at, side));
    if (to < 0) continue;
    Grounds no(game.law(), Grounds::Detail::verdict);
    judge_way(game, to, no);
    if (!back) no.forbid(visited(game, to), "dragon.no-revisit"_c);
    if (no.clear()) visit(to);
  }
}

int ways(const Game& game) {
  int n = 0;
  each_way(game, false, [&n](Slot) { ++n; });
  return n;
}

/// dragon.dead-end: where he cannot go on the move ends; without that he would have to turn back.
bool turns_back(const Game& game) { return game.law().undone("dragon.dead-end"_c) && ways(game) == 0; }

/// What can be said of a step whatever the clock shows.
void judge_step(const Game& game, Slot to, Grounds& no) {
  judge_way(game, to, no);
  no.forbid(visited(game, to) && !turns_back(game), "dragon.no-revisit"_c);
}

template <typename Visit>
void each_step(const Game& game, Visit visit) {
  each_way(game, turns_back(game), visit);
}

ClauseId move_clause(const Law& law) {
  return law.is("base.dragon-move=after-scoring"_r) ? "dragon.move-after-scoring"_c : "dragon.move-before-scoring"_c;
}

bool goes_on(const Game& game) {
  if (standing(game, Neutral::dragon) == nullptr) return false;
  bool goes = false;
  each_step(game, [&goes](Slot) { goes = true; });
  return goes;
}

}  // namespace

void arrive(Game& game) {
  if (volcano_placed(game) && game.law().applies("dragon.volcano-arrives"_c)) put_dragon(game, game.clock().placed);
}

void judge_volcano(const Game& game, const Action& a, Grounds& no) {
  if (!volcano_placed(game)) return;
  const bool anywhere = !no.law().is("tower.floor-after-volcano=yes"_r);
  no.forbid(anywhere || a.to.slot == game.clock().placed, "dragon.volcano-no-meeple"_c);
}

void judge_volcano_floor(const Game& game, Grounds& no) {
  if (!volcano_placed(game)) return;
  no.forbid(no.law().is("tower.floor-after-volcano=no"_r), "dragon.volcano-no-meeple"_c);
}

void judge_fairy_tile(const Game& game, Slot slot, Grounds& no) {
  const bool prey = no.law().is("tower.fairy-shields-tower-follower=no"_r) && game.on_tower(slot) >= 0;
  no.forbid(stands_on(game, Neutral::fairy, slot) && !prey, "dragon.fairy-tile"_c);
}

void enter(Game& game, Slot slot) {
  put_dragon(game, slot);
  std::vector<FigureId> there;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (game.slot_of(static_cast<FigureId>(f)) == slot) there.push_back(static_cast<FigureId>(f));
  }
  for (const FigureId f : there) {
    // A builder or pig may have gone home with its last companion.
    if (game.slot_of(f) == slot && eligible(game.rules(), Cause::eaten, game.kind(f), game.spot_of(f))) leave(game, f, Cause::eaten);
  }
}

bool moves_now(const Game& game) {
  if (!game.rules().plays(Part::dragon) || !just_placed_shows(game, &TileType::dragon)) return false;
  return goes_on(game) && game.law().applies(move_clause(game.law()));
}

PlayerId dragon_mover(const Game& game) {
  const int n = game.rules().player_count();
  return static_cast<PlayerId>((game.clock().player + game.clock().dragon_steps) % n);
}

void judge_dragon(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().plays(Part::dragon)) return no.malformed("the dragon is not in play");
  no.forbid(game.over(), "base.end.trigger"_c);
  if (standing(game, Neutral::dragon) == nullptr) return no.require(false, "dragon.volcano-arrives"_c);
  const bool moment = just_placed_shows(game, &TileType::dragon) && game.at() == StepId::dragon && !game.clock().closed;
  no.require(moment, move_clause(no.law()));
  no.require(a.by == dragon_mover(game), "dragon.six-steps"_c, {{"the dragon is moved by player", dragon_mover(game)}});
  if (a.to.slot < 0) return no.require(false, "dragon.six-steps"_c);  // he keeps to the tiles
  judge_step(game, a.to.slot, no);
}

void offer_dragon(const Game& game, std::vector<Action>& out) {
  each_step(game, [&](Slot to) {
    out.push_back({.kind = ActionKind::dragon, .by = dragon_mover(game), .to = {Spot::field, to, -1}});
  });
}

void apply_dragon(Game& game, const Action& a) {
  Facts& facts = game.change();
  facts.flight.push_back(standing(game, Neutral::dragon)->slot);
  ++facts.clock.dragon_steps;
  enter(game, a.to.slot);
}

}  // namespace assize::princess_dragon
