// Festival, princess and ghosts: one figure is named.
#include "spec/smt/base/turn.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/events/parts.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::events {

namespace {

std::size_t place_of(At at, Seat seat) {
  return static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat);
}

Num ghosts_at(const State& state, At at, Seat seat) {
  return state.ghosts.empty() ? Num(0) : state.ghosts[place_of(at, seat)];
}

/// A tower sends for nobody: the figure is held by some player.
Bool captive(const State& state, const Event& event) {
  Bool found = event.prisoner;
  for (const Nums& held : state.held) {
    for (std::size_t who = 0; who < held.size(); ++who) found |= event.figure[who] & (held[who] > 0);
  }
  return found;
}

Bool special(const State& state, const Event& event) {
  Bool found = false;
  for (Who who = 0; who < state.table->who_count(); ++who) {
    if (!state.table->occupies_as(who)) found |= event.figure[static_cast<std::size_t>(who)];
  }
  return found;
}

Bool on_city(const Event& event) {
  return any_of(std::span<const Bool>(event.from.seat).subspan(kCitySeat, 4));
}

void judge_removal(const State& state, Cause cause, const Event& event, Grounds& no) {
  judge_eligible(state, no.law(), cause, event.figure, event.from, no);
}

}  // namespace

Bool on_tile(const State& state, const Bools& where) {
  Bool found = false;
  each_cell(where, [&](At at, const Bool& here) { found |= here & state.tile(at); });
  return found;
}

Bool stands(const State& state, const Event& event) {
  Bool found = false;
  each_named(state, event, [&](At at, Seat seat, Who who, const Bool& chosen) {
    found |= chosen & state.stands(at, seat, who);
  });
  return found;
}

Bool named_of(const State& state, const Event& event, int player) {
  const auto first = event.figure.begin() + state.table->who(player, 0);
  return any_of(std::span<const Bool>(first, first + state.table->kind_count()));
}

void judge_festival(const State& state, int by, const Event& event, Grounds& no) {
  const Bool there = stands(state, event);
  const Bool held = (!there) & captive(state, event);
  no.malformed(!(there | held));
  no.forbid(held, "ix.festival.not-prisoners"_c);
  no.forbid(!named_of(state, event, by), "base.meeple.no-recall"_c);
  if (no.law().is("base.festival-return=meeples-only"_r)) {
    no.forbid(special(state, event), "base.figure.classes"_c);
  }
  judge_removal(state, Cause::festival, event, no);
  base::judge_figure_step(state, by, base::Act::festival, false, no);
}

void judge_princess(const State& state, int by, const Event& event, Grounds& no) {
  no.malformed(!stands(state, event));
  no.forbid(!on_city(event), "princess.use"_c);
  no.forbid(!on_city(event), "princess.use-c1"_c);
  judge_removal(state, Cause::princess, event, no);
  base::judge_figure_step(state, by, base::Act::princess, false, no);
}

void judge_ghost(const State& state, const Event& event, Grounds& no) {
  no.malformed(!stands(state, event));
  judge_removal(state, Cause::ghosted, event, no);
  Bool third = false;
  const int enough = no.law().amount("tower.reopen.by-third-ghost.ghosts"_n);
  each_named(state, event, [&](At at, Seat seat, Who, const Bool& chosen) {
    third |= chosen & (ghosts_at(state, at, seat) + 1 >= enough);
  });
  if (third.is_false()) return;
  Grounds home(no.law());
  judge_removal(state, Cause::third_ghost, event, home);
  no.add_all(home, third);
}

void judge_third_ghost(const State& state, const Event& event, Grounds& no) {
  no.malformed(!stands(state, event));
  judge_removal(state, Cause::third_ghost, event, no);
}

void apply_leave(State& state, const Law& law, const Event& event, Cause cause) {
  each_named(state, event, [&](At at, Seat seat, Who who, const Bool& chosen) {
    leave(state, law, at, seat, who, cause, chosen);
  });
}

void apply_ghost(State& state, const Law& law, const Event& event) {
  if (state.ghosts.empty()) state.ghosts.resize(static_cast<std::size_t>(state.table->area.size()) * kSeats);
  const int enough = law.amount("tower.reopen.by-third-ghost.ghosts"_n);
  each_named(state, event, [&](At at, Seat seat, Who who, const Bool& chosen) {
    Num& ghosts = state.ghosts[place_of(at, seat)];
    ghosts += as_num(chosen & state.stands(at, seat, who));
    leave(state, law, at, seat, who, Cause::third_ghost, chosen & (ghosts >= enough));
  });
}

}  // namespace assize::smt::events
