#include "spec/smt/festival/festival.hpp"

#include "spec/smt/base/turn.hpp"
#include "spec/smt/events/parts.hpp"

namespace assize::smt::festival {

namespace {

Event as_event(const SendHome& deed) {
  return {.kind = EventKind::festival, .figure = deed.figure, .from = deed.from, .prisoner = deed.prisoner};
}

}  // namespace

// Without the symbol on the tile nothing lifts base.meeple.no-recall.
void judge_festival(const State& state, int by, const SendHome& deed, Grounds& no) {
  const At placed = state.turn.placed;
  const Bool symbol = placed < 0 ? Bool(false) : state.at(placed).has(Symbol::festival);
  no.forbid(!symbol, "base.meeple.no-recall"_c);
  events::judge_festival(state, by, as_event(deed), no);
}

void apply_festival(State& state, const Law& law, const SendHome& deed) {
  events::apply_leave(state, law, as_event(deed), Cause::festival);
  base::take_action(state.turn, law.is("tower.floor-after-festival=yes"_r));
  state.turn.took_home = true;
}

}  // namespace assize::smt::festival
