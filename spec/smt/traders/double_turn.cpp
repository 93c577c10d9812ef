#include "spec/smt/traders/double_turn.hpp"

#include "spec/smt/base/turn.hpp"
#include "spec/smt/board/reach.hpp"

namespace assize::smt::traders {

void note_builders(State& state) {
  const Table& table = *state.table;
  const int kind = table.position(FigureKind::builder);
  if (kind < 0 || !table.has(Part::builder) || state.turn.placed < 0) return;
  const Who builder = table.who(state.turn.player, kind);
  std::vector<Start> tile;
  for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
    tile.push_back({state.turn.placed, seat, state.at(state.turn.placed).seat[static_cast<std::size_t>(seat)]});
  }
  const Feature continued = joined_to(state, Net::line, tile);
  for (At at = 0; at < table.area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
      const Bool& stands = state.stands(at, seat, builder);
      if (stands.is_false()) continue;
      state.turn.builder[static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)] = stands & has(state, continued, at, seat);
    }
  }
}

// builder.presence-at-placement, builder.reuse: going home with its scored feature is no loss.
void lose_builder(State& state, const Law& law, At at, Seat seat, Who who, Cause cause, const Bool& gone) {
  const bool builder = state.table->kind(who) == FigureKind::builder && state.table->player_of(who) == state.turn.player;
  if (!builder || cause == Cause::scored || state.turn.builder.empty()) return;
  const Bool matters = Bool(law.is("tower.double-turn-after-builder-lost=no"_r)) | law.undone("builder.presence-at-placement"_c);
  Bool& working = state.turn.builder[static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)];
  working &= !(gone & matters);
}

namespace {

/// A tile of this part went on with the builder's road or city.
Bool granted(const State& state, const Law& law) {
  const Bool parts = law.amount("builder.double-turn.parts"_n) > 1;
  return law.law("builder.double-turn"_c, any_of(state.turn.builder) & parts);
}

/// No third part.
Bool chained(const State& state, const Law& law) {
  return law.law("builder.no-chain"_c, state.turn.part >= law.amount("builder.no-chain.max-parts"_n));
}

}  // namespace

Bool earned(const State& state, const Law& law) {
  if (!state.table->has(Part::builder)) return false;
  return granted(state, law) & !chained(state, law);
}

void judge_declining(Grounds& no) {
  const bool declinable = no.law().is("base.double-turn-declinable=yes"_r);
  if (declinable) return no.require(true, "builder.optional"_c);
  no.forbid(true, "builder.double-turn"_c);
}

void judge_double_turn(const State& state, int by, const DoubleTurn& deed, Grounds& no) {
  base::judge_own_turn(state, by, no);
  const Bool continues = granted(state, no.law());
  no.require(continues, "builder.double-turn"_c);
  no.forbid(continues & chained(state, no.law()), "builder.no-chain"_c);
  no.forbid(continues & !chained(state, no.law()) & Bool(state.turn.stage != Stage::double_turn), "base.turn.steps"_c);
  if (!deed.take) judge_declining(no);
}

void begin_second_part(State& state, const Law& law) {
  const Turn before = state.turn;
  Turn& turn = state.turn;
  turn = Turn();
  turn.player = before.player;
  turn.number = before.number;
  turn.part = before.part + 1;
  turn.refused = before.refused;
  turn.vacated = before.vacated;
  turn.floor.resize(before.floor.size());
  turn.builder.resize(before.builder.size());
  turn.ransomed_from.resize(before.ransomed_from.size());
  const bool apart = law.undone("double-turn.is-one-turn"_c).is_true();
  turn.barred = law.is("base.princess-ban-scope=turn"_r) && !apart && (before.knight_removed || before.barred);
  if (apart || law.is("tower.ransom-per-double-turn=once-per-part"_r)) return;
  turn.ransoms = before.ransoms;
  turn.ransomed_from = before.ransomed_from;
}

}  // namespace assize::smt::traders
