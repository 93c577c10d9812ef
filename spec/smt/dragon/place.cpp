#include "spec/smt/dragon/place.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/board/reach.hpp"

namespace assize::smt::dragon {

namespace {

Bool volcano_placed(const State& state) {
  return state.turn.placed < 0 ? Bool(false) : state.at(state.turn.placed).has(Symbol::volcano);
}

/// portal.use: no feature that is complete; base.portal-completed-now: one that this tile has completed still counts as open.
Bool complete(const State& state, const Law& law, const Where& to) {
  const bool until_scored = law.is("base.portal-completed-now=yes"_r) && !state.turn.scored;
  Bools done;
  if (!any_of(std::span<const Bool>(to.seat).first(kFieldSeat)).is_false()) {
    const Feature line = feature_of(state, Net::line, to);
    const Bool now = lies_on(state, line, state.turn.placed);
    done.push_back(base::complete(state, law, line) & !(until_scored ? now : Bool(false)));
  }
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      const Bool here = to.cell[static_cast<std::size_t>(at)] & to.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      // A monastery that was complete before has been scored, and is so without this tile as well.
      bool now = false;
      for (const At next : state.table->area.around(at)) now = now || next == state.turn.placed;
      done.push_back(here & base::complete(state, law, at, seat) & Bool(!(until_scored && now)));
    }
  }
  return any_of(done);
}

}  // namespace

Bool portal_open(const State& state) {
  return state.turn.placed < 0 ? Bool(false) : state.at(state.turn.placed).has(Symbol::portal);
}

void judge_portal(const State& state, const Deploy& deploy, Grounds& no) {
  no.require(!complete(state, no.law(), deploy.to), "portal.use"_c);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const FigureKind kind = state.table->kind(w);
    const bool meeple = kind != FigureKind::builder && kind != FigureKind::pig && kind != FigureKind::barn && kind != FigureKind::shepherd;
    if (!meeple) no.forbid(deploy.figure[static_cast<std::size_t>(w)], "portal.who"_c);
  }
}

void judge_ground(const State& state, const Deploy& deploy, const Bool& tower, Grounds& no) {
  const Bool volcano = volcano_placed(state);
  if (!volcano.is_false()) {
    const Bool on_it = deploy.to.cell[static_cast<std::size_t>(state.turn.placed)];
    const bool nowhere = !no.law().is("tower.floor-after-volcano=yes"_r);
    no.forbid(volcano & (on_it | (nowhere ? tower : Bool(false))), "dragon.volcano-no-meeple"_c);
  }
  if (!state.table->has(Part::dragon)) return;
  Bools dragon;
  for (std::size_t at = 0; at < state.dragon.size(); ++at) dragon.push_back(deploy.to.cell[at] & state.dragon[at]);
  no.forbid(any_of(dragon), "portal.not-dragon-tile"_c);
}

void judge_floor_after_volcano(const State& state, Grounds& no) {
  if (no.law().is("tower.floor-after-volcano=no"_r)) no.forbid(volcano_placed(state), "dragon.volcano-no-meeple"_c);
}

}  // namespace assize::smt::dragon
