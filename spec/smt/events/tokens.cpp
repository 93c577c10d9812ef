// Bridge, castle and circus.
#include <algorithm>

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/events/parts.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/traders/orphans.hpp"

namespace assize::smt::events {

namespace {

/// The city of the figure is a small one: two tiles, joined by the one side that either shows.
Bool small_and_complete(const State& state, const Feature& city) {
  return (count(city.edges) == 1) & closed(state, city);
}

/// base.castle-tied-owners: that player is a holder whom no other one shuts out.
Bool may_convert(const State& state, const Law& law, const Bools& holders, int player) {
  const Bool& holds = holders[static_cast<std::size_t>(player)];
  if (law.is("base.castle-tied-owners=nobody"_r)) return holds & (count(holders) == 1);
  Bools before;
  const int players = state.table->player_count();
  for (int p = state.turn.player; p != player; p = (p + 1) % players)
    before.push_back(holders[static_cast<std::size_t>(p)]);
  return holds & (Bool(law.is("base.castle-tied-owners=any-of-them"_r)) | !any_of(before));
}

/// The figure's owner has the majority: whose castle it is.
Bool owner_holds(const State& state, const Law& law, const Event& event, const Feature& city) {
  const Bools holders = base::holders(law, base::tally(state, law, city));
  Bool holds = false;
  for (int p = 0; p < state.table->player_count(); ++p) {
    holds |= named_of(state, event, p) & may_convert(state, law, holders, p);
  }
  return holds;
}

/// The fairy stays with a figure that moves up on her tile.
void follow(State& state, At at, Who who, const Bool& hers) {
  if (hers.is_false()) return;
  state.fairy.tile[static_cast<std::size_t>(at)] |= hers;
  const auto castle = static_cast<std::size_t>(kCastleSeat) * static_cast<std::size_t>(state.table->who_count());
  state.fairy.figure[castle + static_cast<std::size_t>(who)] |= hers;
}

/// A castle on one of its tiles; a tile has room for one.
Bool has_castle(const State& state, const Feature& city) {
  Bools there;
  for (const Standing& s : state.neutrals) {
    if (s.what == Neutral::castle && s.at >= 0) there.push_back(lies_on(state, city, s.at));
  }
  return any_of(there);
}

}  // namespace

void judge_bridge(const State& state, const Event& event, Grounds& no) {
  no.malformed(!state.tile(event.at));
  if (event.at < 0) return;
  Grounds beside_tower(no.law());
  beside_tower.require(true, "tower.interactions.bridges.same-tile"_c);
  beside_tower.require(true, "tower.interactions.bridges.tower-does-not-stop-bridge"_c);
  no.add_all(beside_tower, state.floors[static_cast<std::size_t>(event.at)] > 0);
}

void apply_bridge(State& state, const Event& event) {
  state.neutrals.push_back({Neutral::bridge, event.at, event.north_south});
  state.land[static_cast<std::size_t>(event.at)].seat[kBridgeSeat] = true;
}

void judge_castle(const State& state, const Event& event, Grounds& no) {
  no.malformed(!stands(state, event));
  const Turn& turn = state.turn;
  Bool granted = false;
  if (turn.placed >= 0 && !turn.scored) {
    const Feature city = feature_of(state, Net::city, event.from);
    granted = small_and_complete(state, city) & lies_on(state, city, turn.placed) & !has_castle(state, city) &
              owner_holds(state, no.law(), event, city);
  }
  no.require(granted, "ix.castles.conversion"_c);
}

void apply_castle(State& state, const Law& law, const Event& event) {
  each_named(state, event, [&](At at, Seat seat, Who who, const Bool& chosen) {
    const Bool moves = chosen & state.stands(at, seat, who);
    const Bool fairy = moves & state.fairy_at(at, seat, who);
    lift(state, law, at, seat, who, Cause::scored, chosen);
    state.stands(at, kCastleSeat, who) |= moves;
    follow(state, at, who, fairy);
    traders::remove_orphans(state, law, {{at, seat, who, moves}}, Cause::scored);
    state.land[static_cast<std::size_t>(at)].seat[kCastleSeat] |= moves;
    if (chosen.is_true()) state.neutrals.push_back({Neutral::castle, at, false});
  });
}

namespace {

/// By At: the tile on which it happens, and the eight around it.
Bools near(const State& state, const Event& event) {
  Bools all = event.from.cell;
  each_cell(event.from.cell, [&](At at, const Bool& here) {
    for (const At next : state.table->area.around(at)) {
      if (next >= 0) all[static_cast<std::size_t>(next)] |= here;
    }
  });
  return all;
}

}  // namespace

void apply_performance(State& state, const Law& law, const Event& event) {
  const Table& table = *state.table;
  const Bools counts = near(state, event);
  // tower.tower-follower-in-proximity
  const bool towers = law.is("tower.tower-follower-in-proximity=counts"_r);
  for (int player = 0; player < table.player_count(); ++player) {
    Bools counted;
    each_cell(counts, [&](At at, const Bool& here) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        if (seat == kTowerSeat && !towers) continue;
        for (int kind = 0; kind < table.kind_count(); ++kind) {
          const Who who = table.who(player, kind);
          if (table.occupies_as(who)) counted.push_back(here & state.stands(at, seat, who));
        }
      }
    });
    base::award(state, player, count(counted) * event.value, law.guard("ix.circus.c2-scoring"_c));
  }
}

}  // namespace assize::smt::events
