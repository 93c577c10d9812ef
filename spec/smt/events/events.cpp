#include "spec/smt/events/events.hpp"

#include "spec/smt/base/turn.hpp"
#include "spec/smt/events/parts.hpp"

namespace assize::smt {

void judge_event(const State& state, int by, const Event& event, Grounds& no) {
  no.forbid(state.over, "base.end.trigger"_c);
  switch (event.kind) {
    case EventKind::plague:
      return events::judge_sweep(state, event.from.cell, Cause::plague, no);
    case EventKind::dragon:
      return events::judge_dragon(state, event.from.cell, no);
    case EventKind::festival:
      return events::judge_festival(state, by, event, no);
    case EventKind::princess:
      return events::judge_princess(state, by, event, no);
    case EventKind::ghost:
      return events::judge_ghost(state, event, no);
    case EventKind::third_ghost:
      return events::judge_third_ghost(state, event, no);
    case EventKind::bridge:
      return events::judge_bridge(state, event, no);
    case EventKind::castle:
      return events::judge_castle(state, event, no);
    case EventKind::performance:
      return no.malformed(!events::on_tile(state, event.from.cell));
  }
}

void apply_event(State& state, const Law& law, int, const Event& event) {
  switch (event.kind) {
    case EventKind::plague:
      return events::apply_sweep(state, law, event.from.cell, Cause::plague);
    case EventKind::dragon:
      return events::apply_dragon(state, law, event.from.cell);
    case EventKind::festival:
      events::apply_leave(state, law, event, Cause::festival);
      return base::take_action(state.turn, law.is("tower.floor-after-festival=yes"_r));
    case EventKind::princess:
      events::apply_leave(state, law, event, Cause::princess);
      state.turn.knight_removed = true;
      return base::take_action(state.turn, law.is("tower.floor-after-princess=yes"_r));
    case EventKind::ghost:
      return events::apply_ghost(state, law, event);
    case EventKind::third_ghost:
      return events::apply_leave(state, law, event, Cause::third_ghost);
    case EventKind::bridge:
      return events::apply_bridge(state, event);
    case EventKind::castle:
      return events::apply_castle(state, law, event);
    case EventKind::performance:
      return events::apply_performance(state, law, event);
  }
}

}  // namespace assize::smt
