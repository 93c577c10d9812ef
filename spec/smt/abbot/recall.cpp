#include "spec/smt/abbot/recall.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::abbot {

namespace {

/// Visits every place that the recall may speak of.
template <typename Visit>
void each_choice(const State& state, const Recall& recall, Visit visit) {
  for (At at = 0; at < static_cast<At>(recall.from.cell.size()); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool here = recall.from.cell[static_cast<std::size_t>(at)] & recall.from.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        const Bool chosen = here & recall.figure[static_cast<std::size_t>(w)] & state.stands(at, seat, w);
        if (!chosen.is_false()) visit(at, seat, w, chosen);
      }
    }
  }
}

/// abbot.no-call-back-when-complete: its garden or monastery waits to be scored.
Bool on_complete(const State& state, const Law& law, const Recall& recall) {
  Bools done;
  each_choice(state, recall, [&](At at, Seat seat, Who, const Bool& chosen) {
    if (seat != kMonasterySeat && seat != kGardenSeat) return;
    done.push_back(chosen & base::complete(state, law, at, seat));
  });
  return any_of(done);
}

}  // namespace

void judge_recall(const State& state, int by, const Recall& recall, Grounds& no) {
  base::judge_figure_step(state, by, base::Act::recall, false, no);
  Bools there;
  each_choice(state, recall, [&](At, Seat, Who, const Bool& chosen) { there.push_back(chosen); });
  no.malformed(!any_of(there));
  no.forbid(recall.from.seat[kTowerSeat], "tower.close.owner-may-not-withdraw"_c);
  const Bool complete = on_complete(state, no.law(), recall);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const Bool& chosen = recall.figure[static_cast<std::size_t>(w)];
    if (chosen.is_false()) continue;
    const bool abbot = state.table->kind(w) == FigureKind::abbot;
    no.forbid(chosen & Bool(!abbot), "base.meeple.no-recall"_c);
    if (!abbot) continue;
    Grounds own(no.law());
    own.require(state.table->player_of(w) == by, "abbot.call-back"_c);
    own.forbid(complete, "abbot.no-call-back-when-complete"_c);
    no.add_all(own, chosen);
  }
}

void apply_recall(State& state, const Law& law, const Recall& recall) {
  const State before = state;
  each_choice(before, recall, [&](At at, Seat seat, Who w, const Bool& chosen) {
    if (seat == kMonasterySeat || seat == kGardenSeat) {
      base::award(state, state.table->player_of(w), base::call_back_value(before, law, at, seat), chosen);
    }
    leave(state, law, at, seat, w, Cause::recalled, chosen);
  });
  state.turn.acted = true;
  ++state.turn.actions;
  state.turn.decided = state.turn.decided || state.turn.stage == Stage::figure;
}

}  // namespace assize::smt::abbot
