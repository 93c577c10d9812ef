#include "spec/smt/leave.hpp"

#include <algorithm>

#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/traders/double_turn.hpp"
#include "spec/smt/traders/orphans.hpp"

namespace assize::smt {

namespace {

/// The clause that says so of this cause; tower.reopen.presence-not-act says it of all.
ClauseId reopening(Cause cause) {
  switch (cause) {
    case Cause::captured:
      return "tower.reopen.by-other-tower"_c;
    case Cause::eaten:
      return "tower.reopen.by-dragon"_c;
    case Cause::plague:
      return "tower.reopen.by-plague"_c;
    case Cause::festival:
      return "tower.reopen.by-festival"_c;
    case Cause::third_ghost:
      return "tower.reopen.by-third-ghost"_c;
    default:
      return "tower.reopen.other-means"_c;
  }
}

/// Of the removers that the official note names; for the others it is the note's open end that says so,
/// tower.reopen.other-means, whatever a community note adds.
bool on_official_list(Cause cause) {
  return cause == Cause::captured || cause == Cause::eaten || cause == Cause::plague || cause == Cause::festival;
}

void free_ghosts(State& state, const Law& law, At at, Seat seat, Cause cause, const Bool& when) {
  if (state.ghosts.empty()) return;
  Num& here = state.ghosts[static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)];
  const Bool kept = cause == Cause::captured ? law.undone("tower.capture.ghosts-return"_c) : Bool(false);
  here = ite(when & !kept, Num(0), here);
}

/// No count goes beyond what a player owns.
Num counted(const State& state, Who who, const Num& before, const Num& more) {
  return within(before + more, 0, std::max(state.table->owned(who), before.hi()));
}

}  // namespace

void unseat(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when) {
  Bool& stands = state.stands(at, seat, who);
  const Bool gone = stands & when;
  if (gone.is_false()) return;
  stands &= !when;
  free_ghosts(state, law, at, seat, cause, gone);
  dragon::fairy_left(state, law, at, seat, who, cause, gone);
  traders::lose_builder(state, law, at, seat, who, cause, gone);
}

// tower.reopen.*: open again, or closed for good where it is not presence that closes.
void vacate(State& state, const Law& law, Cause cause, const Bools& towers) {
  const Bool some = any_of(towers);
  if (some.is_false()) return;
  Bool opens = law.guard("tower.reopen.presence-not-act"_c) & !law.undone(reopening(cause));
  if (!on_official_list(cause)) opens &= !law.undone("tower.reopen.other-means"_c);
  for (std::size_t c = 0; c < towers.size(); ++c) {
    state.turn.vacated[c] = ite(some, towers[c], state.turn.vacated[c]);
    state.shut[c] |= towers[c] & !opens;
  }
}

void lift(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when) {
  const Bool gone = state.stands(at, seat, who) & when;
  unseat(state, law, at, seat, who, cause, when);
  if (seat != kTowerSeat) return;
  Bools towers(static_cast<std::size_t>(state.table->area.size()));
  towers[static_cast<std::size_t>(at)] = gone;
  vacate(state, law, cause, towers);
}

void send(State& state, const Law& law, Who who, Cause cause, const Num& how_many, int captor) {
  if (how_many.known() == 0) return;
  const auto w = static_cast<std::size_t>(who);
  Bool kept = false;
  if (captor >= 0) {
    // Without the clause an own figure is a prisoner like any other.
    kept = captor == state.table->player_of(who) ? law.undone("tower.capture.own-to-supply"_c)
                                                 : law.guard("tower.capture.prisoner-kept-in-front"_c);
    Num& held = state.held[static_cast<std::size_t>(captor)][w];
    held = counted(state, who, held, ite(kept, how_many, Num(0)));
  }
  const Num home = ite(kept, Num(0), how_many);
  state.supply[w] = counted(state, who, state.supply[w], home);
  const bool at_hand = law.is("tower.returned-usable-at-once=any-return"_r);
  if (!at_hand && (cause == Cause::captured || cause == Cause::exchanged)) {
    state.waiting[w] = counted(state, who, state.waiting[w], home);
    if (cause == Cause::captured) state.recaptured[w] = counted(state, who, state.recaptured[w], home);
  }
}

void leave(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& when,
           int captor) {
  const Bool gone = state.stands(at, seat, who) & when;
  lift(state, law, at, seat, who, cause, when);
  send(state, law, who, cause, as_num(gone), captor);
  // What is scored goes home all together.
  if (cause != Cause::scored) traders::remove_orphans(state, law, {{at, seat, who, gone}}, cause, captor);
}

}  // namespace assize::smt
