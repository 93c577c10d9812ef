#include "spec/smt/base/placement.hpp"

#include "spec/smt/base/joining.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/river/course.hpp"
#include "spec/smt/traders/double_turn.hpp"

namespace assize::smt::base {

namespace {

/// Tiles at the sides of a cell, and at its corners.
struct Around {
  Bool side;
  Bool corner;
};

Around around(const State& state, At at) {
  Bools sides;
  Bools all;
  for (const Side s : kSides) sides.push_back(state.tile(state.table->area.beside(at, s)));
  for (const At next : state.table->area.around(at)) all.push_back(state.tile(next));
  return {any_of(sides), any_of(all)};
}

/// The two show the same at the side between them, or one of them is not there.
Bool agree(const Land& here, Side side, const Land& next) {
  Bools same;
  for (const Show what : {Show::field, Show::road, Show::city, Show::river}) {
    same.push_back(here.shows(side, what) == next.shows(opposite(side), what));
  }
  return implies(here.tile & next.tile, all_of(same));
}

/// base.tile.touch, base.tile.corner, base.tile.match-all, base.tile.rotate, river.*
void judge_board(const State& state, const PlaceTile& place, Grounds& no) {
  const Around near = around(state, place.at);
  no.forbid((!near.side) & near.corner, "base.tile.corner"_c);
  no.forbid((!near.corner) & (!near.side), "base.tile.touch"_c);
  Bools match;
  for (const Side s : kSides) {
    const At next = state.table->area.beside(place.at, s);
    if (next >= 0) match.push_back(agree(place.land, s, state.at(next)));
  }
  no.forbid(!all_of(match), "base.tile.match-all"_c);
  if (place.turned) no.require(true, "base.tile.rotate"_c);
  if (!no.law().undone("base.meeple.join-later"_c).is_false()) {
    no.rest_on("base.meeple.join-later"_c, joins_occupied(state, place.at, place.land));
  }
  if (state.table->river) river::judge_course(state, place, no);
}

}  // namespace

void judge_place(const State& state, int by, const PlaceTile& place, Grounds& no) {
  judge_own_turn(state, by, no);
  no.forbid(state.turn.placed >= 0, "base.tile.draw-one"_c);
  if (state.turn.placed >= 0) return;
  no.malformed(place.at < 0 ? Bool(true) : state.tile(place.at));
  if (place.at < 0) return;
  no.forbid(past(state.turn, Stage::place), "base.turn.steps"_c);
  judge_board(state, place, no);
}

void apply_place(State& state, const Law& law, const PlaceTile& place) {
  state.land[static_cast<std::size_t>(place.at)] = place.land;
  state.turn.placed = place.at;
  state.turn.stage = Stage::place;
  state.turn.decided = true;
  dragon::arrive(state, law);
  traders::note_builders(state);
}

Bool fits(const State& state, const Law& law, At at, const Land& land) {
  Grounds no(law);
  no.malformed(state.tile(at));
  judge_board(state, {at, land, false}, no);
  return no.legal();
}

}  // namespace assize::smt::base
