#include "spec/smt/tower/capture.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/target.hpp"
#include "spec/smt/traders/orphans.hpp"

namespace assize::smt::tower {

namespace {

// tower.capture.trigger, tower.capture.at-most-one; tower.capture.immediate: what was declined is gone
void judge_time(const State& state, Grounds& no) {
  const Turn& turn = state.turn;
  no.require(turn.has_floor, "tower.capture.trigger"_c);
  no.forbid(turn.captures >= no.law().amount("tower.capture.at-most-one.maximum"_n),
            "tower.capture.at-most-one"_c);
  no.forbid(turn.has_floor && turn.captures == 0 && base::past(turn, Stage::capture),
            "tower.capture.immediate"_c);
}

Bool in_area(const State& state, const Capture& capture) {
  Bools there;
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const auto& areas = state.area_figure[static_cast<std::size_t>(w)];
    const auto area = static_cast<std::size_t>(*capture.area) - static_cast<std::size_t>(Spot::carcassonne);
    there.push_back(capture.figure[static_cast<std::size_t>(w)] & areas[area]);
  }
  return any_of(there);
}

/// Calls visit(at, seat, who, chosen) for every place that the capture may speak of.
template <typename Visit>
void each_choice(const State& state, const Capture& capture, Visit visit) {
  for (At at = 0; at < static_cast<At>(capture.from.cell.size()); ++at) {
    const Bool& cell = capture.from.cell[static_cast<std::size_t>(at)];
    if (cell.is_false()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool here = cell & capture.from.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        if (state.stands(at, seat, w).is_false()) continue;
        const Bool chosen = here & capture.figure[static_cast<std::size_t>(w)];
        if (!chosen.is_false()) visit(at, seat, w, chosen);
      }
    }
  }
}

Bool on_the_board(const State& state, const Capture& capture) {
  Bools there;
  each_choice(state, capture, [&](At at, Seat seat, Who w, const Bool& chosen) {
    there.push_back(chosen & state.stands(at, seat, w));
  });
  return any_of(there);
}

/// The neutral figure or token stands there.
Bool stands_about(const State& state, const Capture& capture) {
  Bools there;
  const auto cell = [&](At at) { return capture.from.cell[static_cast<std::size_t>(at)]; };
  const bool nowhere = capture.from.cell.empty() || any_of(capture.from.cell).is_false();
  for (const Standing& s : state.neutrals) {
    if (s.what == *capture.neutral) there.push_back(nowhere || s.at < 0 ? Bool(nowhere) : cell(s.at));
  }
  const Bools* place = *capture.neutral == Neutral::fairy ? &state.fairy.tile : *capture.neutral == Neutral::dragon ? &state.dragon : nullptr;
  for (std::size_t at = 0; place != nullptr && at < place->size() && !nowhere; ++at) {
    there.push_back((*place)[at] & cell(static_cast<At>(at)));
  }
  if (*capture.neutral == Neutral::ghost && !nowhere) {
    for (std::size_t i = 0; i < state.ghosts.size(); ++i) {
      there.push_back((state.ghosts[i] > 0) & cell(static_cast<At>(i / kSeats)));
    }
  }
  return any_of(there);
}

void judge_figure(const State& state, const Hunt& hunt, const Capture& capture, Grounds& no) {
  if (!capture.area) {
    no.malformed(!on_the_board(state, capture));
    hunt.judge_figures(capture.figure, capture.from, no);
    return;
  }
  no.malformed(!in_area(state, capture));
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const Bool& chosen = capture.figure[static_cast<std::size_t>(w)];
    if (chosen.is_false()) continue;
    Grounds here(no.law());
    hunt.judge_figure(w, *capture.area, here);
    no.add_all(here, chosen);
  }
}

/// tower.captured-before-scoring = score-first: the feature that this turn's tile completed pays before the
/// figure is taken. It is taken all the same, and not sent home with the others.
void score_first(State& state, const Law& law, const Capture& capture) {
  const State before = state;
  base::score_under(state, law, capture.from, true);
  each_choice(before, capture, [&](At at, Seat seat, Who w, const Bool& chosen) {
    const Bool sent_home = chosen & before.stands(at, seat, w) & !state.stands(at, seat, w);
    Num& supply = state.supply[static_cast<std::size_t>(w)];
    supply = within(supply - as_num(sent_home), 0, supply.hi());
    state.stands(at, seat, w) |= sent_home;
  });
}

/// The figures that have gone.
std::vector<traders::Gone> take_off(State& state, const Law& law, const Capture& capture) {
  Bools towers(static_cast<std::size_t>(state.table->area.size()));
  std::vector<traders::Gone> gone;
  each_choice(state, capture, [&](At at, Seat seat, Who w, const Bool& chosen) {
    const Bool goes = chosen & state.stands(at, seat, w);
    if (seat == kTowerSeat) towers[static_cast<std::size_t>(at)] |= goes;
    gone.push_back({at, seat, w, goes});
    unseat(state, law, at, seat, w, Cause::captured, chosen);
  });
  vacate(state, law, Cause::captured, towers);
  if (!capture.area) return gone;
  const auto area = static_cast<std::size_t>(*capture.area) - static_cast<std::size_t>(Spot::carcassonne);
  for (std::size_t w = 0; w < state.area_figure.size(); ++w) state.area_figure[w][area] &= !capture.figure[w];
  return gone;
}

/// tower.phantom-combo-reach: the sequence that is spelled out is a first floor on the turn's tile, and somebody from
/// a tile beside it.
void note_sequence(State& state, const Capture& capture) {
  Turn& turn = state.turn;
  if (turn.placed < 0) return;
  const auto here = static_cast<std::size_t>(turn.placed);
  Bools beside;
  for (const Side s : kSides) {
    const At next = state.table->area.beside(turn.placed, s);
    if (next >= 0) beside.push_back(capture.from.cell[static_cast<std::size_t>(next)]);
  }
  turn.spelled_out = turn.floor[here] & (state.floors[here] == 1) & any_of(beside);
}

/// The figure is a prisoner now: tower.capture.prisoner-kept-in-front, tower.capture.own-to-supply.
Bool kept(const State& state, const Law& law, const Bools& figure, int by) {
  Bool own = false;
  for (int k = 0; k < state.table->kind_count(); ++k)
    own |= figure[static_cast<std::size_t>(state.table->who(by, k))];
  return ite(own, law.undone("tower.capture.own-to-supply"_c),
             law.guard("tower.capture.prisoner-kept-in-front"_c));
}

}  // namespace

void judge_capture(const State& state, int by, const Capture& capture, Grounds& no) {
  base::judge_own_turn(state, by, no);
  judge_time(state, no);
  const Hunt hunt(state, no.law(), by, state.turn.floor, state.floors);
  hunt.judge_cells(capture.from, no);
  if (capture.neutral) {
    judge_neutral(no.law(), Cause::captured, *capture.neutral, no);
    no.malformed(!stands_about(state, capture));
  } else {
    judge_figure(state, hunt, capture, no);
  }
}

void apply_capture(State& state, const Law& law, int by, const Capture& capture) {
  Turn& turn = state.turn;
  if (!capture.neutral) {
    if (law.is("tower.captured-before-scoring=score-first"_r) && !capture.area)
      score_first(state, law, capture);
    note_sequence(state, capture);
    const std::vector<traders::Gone> gone = take_off(state, law, capture);
    for (Who w = 0; w < state.table->who_count(); ++w) {
      send(state, law, w, Cause::captured, as_num(capture.figure[static_cast<std::size_t>(w)]), by);
    }
    traders::remove_orphans(state, law, gone, Cause::captured, by);
    prisoners_changed(state, law, kept(state, law, capture.figure, by));
  }
  ++turn.captures;
  if (turn.stage <= Stage::capture) {
    turn.stage = Stage::capture;
    turn.decided = true;
  }
}

Bool capture_due(const State& state, const Law& law) {
  Grounds time(law);
  judge_time(state, time);
  const Bool timely = time.legal();
  if (timely.is_false()) return false;
  return timely & Hunt(state, law, state.turn.player, state.turn.floor, state.floors).any();
}

Bool any_target_after(const State& state, const Law& law, int by, At tower) {
  Bools floor(static_cast<std::size_t>(state.table->area.size()));
  Nums floors = state.floors;
  floor[static_cast<std::size_t>(tower)] = true;
  floors[static_cast<std::size_t>(tower)] += 1;
  return Hunt(state, law, by, std::move(floor), std::move(floors)).any();
}

}  // namespace assize::smt::tower
