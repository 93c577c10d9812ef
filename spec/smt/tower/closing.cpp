#include "spec/smt/tower/closing.hpp"

#include "spec/smt/eligibility.hpp"

namespace assize::smt::tower {

namespace {

/// The tower is closed though nobody stands on it: tower.reopen-when-vacated,
/// tower.reopened-tower-usable-same-turn.
Bool closed_while_empty(const State& state, const Law& law, At at) {
  const auto here = static_cast<std::size_t>(at);
  Bool closed = state.shut[here];
  if (law.is("tower.reopened-tower-usable-same-turn=no"_r) && here < state.turn.vacated.size()) {
    closed |= state.turn.vacated[here];
  }
  return closed;
}

Num standing_on(const State& state, At at) {
  const auto first = state.figure.begin() + static_cast<std::ptrdiff_t>(state.spot(at, kTowerSeat, 0));
  return count(std::span<const Bool>(first, first + state.table->who_count()));
}

/// tower.figures.may-stand.*, tower.figures.may-not-stand.*, tower.foundation.floors-only
void judge_kinds(const State& state, const Bools& figure, Spot spot, Grounds& no) {
  const Table& table = *state.table;
  for (int kind = 0; kind < table.kind_count(); ++kind) {
    Bool goes = false;
    for (int p = 0; p < table.player_count(); ++p)
      goes |= figure[static_cast<std::size_t>(table.who(p, kind))];
    if (goes.is_false()) continue;
    Grounds of_kind(no.law());
    judge_eligible(no.law(), Cause::deployed, table.kinds[static_cast<std::size_t>(kind)], spot, of_kind);
    no.add_all(of_kind, goes);
  }
}

void judge_tower(const State& state, At at, Grounds& no) {
  const Law& law = no.law();
  const Num& floors = state.floors[static_cast<std::size_t>(at)];
  no.malformed(!state.at(at).foundation());
  no.forbid(floors < law.amount("tower.foundation.block-only-existing-tower.minimum-floors"_n),
            "tower.foundation.block-only-existing-tower"_c);
  no.forbid(standing_on(state, at) >= law.amount("tower.close.one-meeple-per-tower.maximum"_n),
            "tower.close.one-meeple-per-tower"_c);
  no.forbid(closed_while_empty(state, law, at), "tower.close.meeple-closes-tower"_c);
}

}  // namespace

Bool open(const State& state, const Law& law, At at) {
  return !(state.taken(at, kTowerSeat) | closed_while_empty(state, law, at));
}

void judge_closing(const State& state, const Deploy& deploy, Grounds& no) {
  const Law& law = no.law();
  Bool bare = deploy.foundation;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool& here = deploy.to.cell[static_cast<std::size_t>(at)];
    if (here.is_false()) continue;
    bare |= here & (state.floors[static_cast<std::size_t>(at)] == 0);
    Grounds there(law);
    judge_tower(state, at, there);
    no.add_all(there, here);
  }
  Grounds ground(law);
  judge_kinds(state, deploy.figure, Spot::foundation, ground);
  no.add_all(ground, bare);
  Grounds top(law);
  judge_kinds(state, deploy.figure, Spot::tower, top);
  top.require(true, "tower.action.meeple-on-open-tower"_c);
  no.add_all(top, !bare);
}

}  // namespace assize::smt::tower
