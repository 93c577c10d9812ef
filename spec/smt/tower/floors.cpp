#include "spec/smt/tower/floors.hpp"

#include <algorithm>

#include "spec/smt/base/turn.hpp"
#include "spec/smt/dragon/place.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/closing.hpp"

namespace assize::smt::tower {

namespace {

bool has_bridge(const State& state, At at) {
  return std::any_of(state.neutrals.begin(), state.neutrals.end(),
                     [at](const Standing& s) { return s.what == Neutral::bridge && s.at == at; });
}

/// The floor may go there: tower.action.floor-on-foundation, tower.action.floor-on-open-tower.
void judge_base(const State& state, At at, Grounds& no) {
  const Law& law = no.law();
  const Bool bare = state.floors[static_cast<std::size_t>(at)] == 0;
  const bool too_new = law.is("tower.foundation-just-placed=no"_r) && at == state.turn.placed;
  Grounds first(law);
  first.require(state.at(at).foundation() & !too_new, "tower.action.floor-on-foundation"_c);
  no.add_all(first, bare);
  Grounds next(law);
  next.require(true, "tower.action.floor-on-open-tower"_c);
  next.require(true, "tower.floor.any-open-tower"_c);
  no.add_all(next, !bare);
  no.forbid(!open(state, law, at), "tower.close.meeple-closes-tower"_c);
  if (!has_bridge(state, at)) return;
  no.require(true, "tower.interactions.bridges.bridge-does-not-stop-growth"_c);
  no.require(true, "tower.floor.physical-shift-for-bridge"_c);
}

/// tower.floor-without-target = no: with nobody to capture there is no floor.
void judge_target(const State& state, int by, At at, Grounds& no) {
  if (!no.law().is("tower.floor-without-target=no"_r)) return;
  Grounds idle(no.law());
  idle.require(false, "tower.capture.optional"_c);
  no.add_all(idle, !any_target_after(state, no.law(), by, at));
}

}  // namespace

void judge_floor(const State& state, int by, const Floor& floor, Grounds& no) {
  const Law& law = no.law();
  Bool somewhere = false;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool here = floor.tower[static_cast<std::size_t>(at)] & state.tile(at);
    if (here.is_false()) continue;
    somewhere |= here;
    Grounds there(law);
    judge_base(state, at, there);
    judge_target(state, by, at, there);
    no.add_all(there, here);
  }
  no.malformed(!somewhere);
  base::judge_figure_step(state, by, base::Act::floor, true, no);
  dragon::judge_floor_after_volcano(state, no);
  judge_after_plain_tile(state, true, no);
  const Num& own = state.floor_supply[static_cast<std::size_t>(by)];
  const int needed = law.amount("tower.action.own-floors-only.floors-per-action"_n);
  const bool from_box = law.is("tower.floor-supply-empty=from-box"_r);
  const Bool boxed = from_box ? state.floor_box >= needed : Bool(false);
  no.forbid((own < needed) & !boxed, "tower.action.own-floors-only"_c);
}

void apply_floor(State& state, const Law& law, int by, const Floor& floor) {
  const int needed = law.amount("tower.action.own-floors-only.floors-per-action"_n);
  for (std::size_t at = 0; at < state.floors.size(); ++at) {
    state.floors[at] += ite(floor.tower[at], Num(needed), Num(0));
  }
  Num& own = state.floor_supply[static_cast<std::size_t>(by)];
  const Bool must =
      law.is("tower.floor-supply-empty=from-box"_r) ? false : law.guard("tower.action.own-floors-only"_c);
  const Bool at_hand = must | (own >= needed);
  const Bool boxed = (!at_hand) & (state.floor_box >= needed);
  own = within(own - ite(at_hand, Num(needed), Num(0)), 0, own.hi());
  state.floor_box = within(state.floor_box - ite(boxed, Num(needed), Num(0)), 0, state.floor_box.hi());
  Turn& turn = state.turn;
  turn.has_floor = true;
  turn.floor = floor.tower;
  turn.captures = 0;
  turn.tower_action = true;
  turn.floored = true;
  base::take_action(turn, false);
}

void judge_after_plain_tile(const State& state, const Bool& tower_action, Grounds& no) {
  if (state.turn.placed < 0) return;
  const Law& law = no.law();
  const Bool plain = !state.at(state.turn.placed).foundation();
  const bool all_four = law.is("tower.action-needs-foundation-tile=all-four"_r);
  no.forbid(plain & (tower_action | all_four), "tower.variant.zmg.foundation-tile-misprint"_c);
  Grounds original(law);
  original.require(true, "tower.action.no-foundation-tile-needed"_c);
  no.add_all(original, plain & tower_action);
}

int floors_per_player(const Law& law, int players) {
  if (!law.in_force("tower.setup.floors-per-player"_c)) return 0;
  const bool extended = law.is("tower.player-count-outside-table=extend"_r);
  switch (players) {
    case 2:
      return law.amount("tower.setup.floors-per-player.2"_n);
    case 3:
      return law.amount("tower.setup.floors-per-player.3"_n);
    case 4:
      return law.amount("tower.setup.floors-per-player.4"_n);
    case 5:
      return law.amount("tower.setup.floors-per-player.5"_n);
    case 6:
      return law.amount("tower.setup.floors-per-player.6"_n);
    case 1:
      return extended ? law.amount("tower.setup.floors-per-player.2"_n) : 0;
    case 7:
      return extended ? 4 : 0;
    case 8:
      return extended ? 3 : 0;
    default:
      return 0;
  }
}

}  // namespace assize::smt::tower
