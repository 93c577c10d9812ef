#include "spec/smt/case/draw.hpp"

#include "spec/smt/base/placement.hpp"
#include "spec/smt/base/turn.hpp"

namespace assize::smt::cases {

namespace {

/// No volcano has brought the dragon.
Bool before_dragon(const State& state) {
  Bools volcanoes;
  for (const Land& land : state.land) volcanoes.push_back(land.has(Symbol::volcano));
  return !any_of(volcanoes);
}

}  // namespace

Bool tile_left(const Position& p, const State& state) {
  if (p.hand || p.bag.size() == 0) return p.hand.has_value();
  if (!p.table->has(Part::dragon) || p.bag.without_dragons() > 0) return true;
  return !p.law.law("dragon.not-yet"_c, before_dragon(state));
}

void judge_draw(const Position& p, const State& state, int by, Design tile, Grounds& no) {
  base::judge_own_turn(state, by, no);
  no.forbid(p.hand.has_value() || state.turn.placed >= 0, "base.tile.draw-one"_c);
  no.forbid(!p.bag.is_river(tile) && p.bag.river_left(tile), "river.all-first"_c);
  if (p.table->has(Part::dragon) && p.catalogue->tiles[tile].dragon) no.forbid(before_dragon(state), "dragon.not-yet"_c);
  const bool early = p.bag.is_lake(tile) && p.bag.river_left(tile);
  no.forbid(early, "river.setup-c2"_c);
  no.forbid(early, "river.setup-c1"_c);
}

std::vector<Fit> candidates(const Position& p, const State& state, Design tile) {
  std::vector<Fit> all;
  for (At at = 0; at < p.table->area.size(); ++at) {
    if (state.tile(at).is_true()) continue;
    bool beside = false;
    for (const Side s : kSides) beside = beside || !state.tile(p.table->area.beside(at, s)).is_false();
    if (!beside) continue;
    for (int r = 0; r < 4; ++r) all.push_back({at, p.shape(tile, r)});
  }
  return all;
}

Bool put_aside(const Position& p, const State& state, Design tile) {
  Bools fits;
  for (const Fit& f : candidates(p, state, tile)) fits.push_back(base::fits(state, p.law, f.at, land_of(f.shape)));
  // base.tile.unplaceable, base.tile.unplaceable-c1: who decides differs, not what.
  return (!any_of(fits)) & (p.law.guard("base.tile.unplaceable"_c) | p.law.guard("base.tile.unplaceable-c1"_c));
}

}  // namespace assize::smt::cases
