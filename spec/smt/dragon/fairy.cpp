#include "spec/smt/dragon/fairy.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"

namespace assize::smt::dragon {

namespace {

/// Calls `visit(at, seat, who, hers)` for all figures that she may belong to, or that stand on her tile where that is
/// enough; `hers`: so it is.
template <typename Visit>
void each_bearer(const State& state, const Law& law, Visit visit) {
  const bool by_tile = on_tiles(law);
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool& tile = state.fairy.tile[static_cast<std::size_t>(at)];
    if (tile.is_false()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      for (Who w = 0; w < state.table->who_count(); ++w) {
        if (!state.table->occupies_as(w)) continue;
        const Bool& stands = state.stands(at, seat, w);
        if (stands.is_false()) continue;
        const Bool hers = stands & (by_tile ? tile : state.fairy_at(at, seat, w));
        if (!hers.is_false()) visit(at, seat, w, hers);
      }
    }
  }
}

/// tower.tower-follower-fairy-bonus: points at the start of the turn, and points when something is scored.
bool tower_earns(const Law& law, bool bonus) {
  if (law.is("tower.tower-follower-fairy-bonus=none"_r)) return false;
  return !bonus || law.is("tower.tower-follower-fairy-bonus=turn-point-and-bonus"_r);
}

/// Nobody earns twice, however many meeples he has there.
void award_once(State& state, const std::vector<Bools>& by_player, const Num& points, const Bool& when) {
  for (std::size_t p = 0; p < by_player.size(); ++p) {
    base::award(state, static_cast<int>(p), points, when & any_of(by_player[p]));
  }
}

std::vector<Bools> by_player(const State& state) {
  return std::vector<Bools>(static_cast<std::size_t>(state.table->player_count()));
}

Bool meeple_on(const State& state, At at, int player) {
  Bools there;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (int k = 0; k < state.table->kind_count(); ++k) {
      const Who w = state.table->who(player, k);
      if (state.table->occupies_as(w)) there.push_back(state.stands(at, seat, w));
    }
  }
  return any_of(there);
}

void leave_board(State& state, const Bool& when) {
  for (Bool& tile : state.fairy.tile) tile &= !when;
}

/// She moves to one of the mover's meeples, which is there; where she is already is no move.
void judge_bearer(const State& state, int by, const MoveFairy& move, Grounds& no) {
  Bools there;
  Bools own;
  Bools on_tower;
  Bools same;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool& cell = move.to.cell[static_cast<std::size_t>(at)];
    if (cell.is_false()) continue;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool here = cell & move.to.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        const Bool chosen = here & move.figure[static_cast<std::size_t>(w)] & state.stands(at, seat, w);
        there.push_back(chosen);
        same.push_back(chosen & state.fairy_at(at, seat, w));
        if (state.table->player_of(w) == by && state.table->occupies_as(w)) own.push_back(chosen);
        if (seat == kTowerSeat) on_tower.push_back(chosen);
      }
    }
  }
  no.malformed(!any_of(there));
  no.require(any_of(own) & !any_of(same), "fairy.move"_c);
  no.rest_on("tower.interactions.princess-dragon.fairy-assignable"_c, any_of(on_tower));
}

/// A tile with one of his meeples.
void judge_tile(const State& state, int by, const MoveFairy& move, Grounds& no) {
  Bools tiles;
  Bools own;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Bool& cell = move.to.cell[static_cast<std::size_t>(at)];
    if (cell.is_false()) continue;
    tiles.push_back(cell & state.tile(at));
    own.push_back(cell & meeple_on(state, at, by) & !state.fairy.tile[static_cast<std::size_t>(at)]);
  }
  no.malformed(!any_of(tiles));
  no.require(any_of(own), "fairy.move"_c);
}

}  // namespace

bool on_tiles(const Law& law) {
  return law.is("base.fairy-placement=on-tile"_r) || law.undone("fairy.one-meeple"_c).is_true();
}

// base.fairy-when-figure-leaves, tower.fairy-after-capture
void fairy_left(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& gone) {
  const Bool hers = gone & state.fairy_at(at, seat, who);
  if (hers.is_false()) return;
  const auto whos = static_cast<std::size_t>(state.table->who_count());
  state.fairy.figure[static_cast<std::size_t>(seat) * whos + static_cast<std::size_t>(who)] &= !hers;
  if (cause == Cause::captured && !law.is("tower.fairy-after-capture=stays-unassigned"_r)) {
    if (law.is("tower.fairy-after-capture=leaves-board"_r)) return leave_board(state, hers);
    state.fairy.given_by[static_cast<std::size_t>(state.table->player_of(who))] |= hers;
    return;
  }
  const bool leaves = law.is("base.fairy-when-figure-leaves=leaves-board"_r);
  leave_board(state, hers & (Bool(leaves) | law.undone("fairy.left-behind"_c)));
}

Bools givers(const State& state) {
  Bools all = state.fairy.given_by;
  for (std::size_t p = 0; p < all.size(); ++p) {
    if (all[p].is_false()) continue;
    Bools somebody;
    for (At at = 0; at < state.table->area.size(); ++at) somebody.push_back(meeple_on(state, at, static_cast<int>(p)));
    all[p] &= any_of(somebody);
  }
  return all;
}

void leave_unassigned(State& state) {
  for (Bool& giver : state.fairy.given_by) giver = false;
}

void judge_move_fairy(const State& state, int by, const MoveFairy& move, Grounds& no) {
  const Bool given = givers(state)[static_cast<std::size_t>(by)];
  Grounds action(no.law());
  base::judge_figure_step(state, by, base::Act::fairy, false, action);
  action.forbid(state.turn.took_home && state.turn.acted, "ix.festival.fairy"_c);
  action.forbid(state.turn.knight_removed || state.turn.barred, "princess.no-placement"_c);
  no.add_all(action, !given);
  if (!state.table->has(Part::fairy)) no.malformed(true);
  Bools dragon;
  for (std::size_t at = 0; state.table->has(Part::dragon) && at < state.dragon.size(); ++at) dragon.push_back(move.to.cell[at] & state.dragon[at]);
  no.forbid(any_of(dragon), "portal.not-dragon-tile"_c);
  on_tiles(no.law()) ? judge_tile(state, by, move, no) : judge_bearer(state, by, move, no);
}

Bool due_after_floor(const State& state, const Law& law) {
  const Turn& turn = state.turn;
  const Table& table = *state.table;
  const bool may = table.has(Part::fairy) && table.tower && base::may_go_together(law) && turn.floored && !turn.fairy_moved;
  if (!may || turn.deployed > 0) return false;
  Bools ways;
  for (At at = 0; at < table.area.size(); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      for (Who w = 0; w < table.who_count(); ++w) {
        if (state.stands(at, seat, w).is_false() || table.player_of(w) != turn.player) continue;
        MoveFairy move{Bools(static_cast<std::size_t>(table.who_count())), place(table, at, seat)};
        move.figure[static_cast<std::size_t>(w)] = true;
        Grounds no(law);
        judge_move_fairy(state, turn.player, move, no);
        ways.push_back(state.stands(at, seat, w) & no.legal());
      }
    }
  }
  return any_of(ways);
}

void apply_move_fairy(State& state, const Law& law, const MoveFairy& move) {
  Bool given = any_of(givers(state));
  leave_unassigned(state);
  state.fairy.tile = move.to.cell;
  const auto whos = static_cast<std::size_t>(state.table->who_count());
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Who w = 0; w < state.table->who_count(); ++w) {
      const Bool hers = move.to.seat[static_cast<std::size_t>(seat)] & move.figure[static_cast<std::size_t>(w)];
      state.fairy.figure[static_cast<std::size_t>(seat) * whos + static_cast<std::size_t>(w)] = on_tiles(law) ? Bool(false) : hers;
    }
  }
  if (given.is_true()) return;
  base::take_action(state.turn, base::may_go_together(law) && state.table->tower);
  state.turn.fairy_moved = true;
}

void begin_turn(State& state, const Law& law) {
  const bool once = state.turn.part > 1 && !law.undone("double-turn.is-one-turn"_c).is_true();
  if (!state.table->has(Part::fairy) || once) return;
  std::vector<Bools> earns = by_player(state);
  each_bearer(state, law, [&](At, Seat seat, Who w, const Bool& hers) {
    if (seat == kTowerSeat && !tower_earns(law, false)) return;
    if (state.table->player_of(w) == state.turn.player) earns[static_cast<std::size_t>(state.turn.player)].push_back(hers);
  });
  award_once(state, earns, law.amount("fairy.turn-point.points"_n), law.guard("fairy.turn-point"_c));
}

void score_bonus(State& state, const Law& law, const Feature& f, const Bool& when) {
  if (!state.table->has(Part::fairy) || when.is_false()) return;
  std::vector<Bools> earns = by_player(state);
  each_bearer(state, law, [&](At at, Seat seat, Who w, const Bool& hers) {
    if (seat == kTowerSeat && !tower_earns(law, true)) return;
    const Bool in = seat == kTowerSeat ? lies_on(state, f, at) : has(state, f, at, seat);
    earns[static_cast<std::size_t>(state.table->player_of(w))].push_back(hers & in);
  });
  award_once(state, earns, law.amount("fairy.score-bonus.points"_n), law.law("fairy.score-bonus"_c, when));
}

void score_bonus(State& state, const Law& law, At scored, Seat inner, const Bool& when) {
  if (!state.table->has(Part::fairy) || when.is_false()) return;
  std::vector<Bools> earns = by_player(state);
  each_bearer(state, law, [&](At at, Seat seat, Who w, const Bool& hers) {
    if (at != scored || (seat != inner && seat != kTowerSeat)) return;
    if (seat == kTowerSeat && !tower_earns(law, true)) return;
    earns[static_cast<std::size_t>(state.table->player_of(w))].push_back(hers);
  });
  award_once(state, earns, law.amount("fairy.score-bonus.points"_n), law.law("fairy.score-bonus"_c, when));
}

void score_fairy(State& state, const Law& law) {
  if (!state.table->has(Part::fairy)) return;
  std::vector<Bools> earns = by_player(state);
  each_bearer(state, law, [&](At, Seat seat, Who w, const Bool& hers) {
    if (seat == kTowerSeat && !tower_earns(law, true)) return;
    earns[static_cast<std::size_t>(state.table->player_of(w))].push_back(hers);
  });
  award_once(state, earns, law.amount("fairy.final.points"_n), law.guard("fairy.final"_c));
}

}  // namespace assize::smt::dragon
