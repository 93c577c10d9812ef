#include "spec/smt/base/deploy.hpp"

#include "spec/smt/base/joining.hpp"
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/dragon/place.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/phantom/second.hpp"
#include "spec/smt/tower/closing.hpp"
#include "spec/smt/tower/floors.hpp"
#include "spec/smt/traders/deploy.hpp"

namespace assize::smt::base {

namespace {

/// Figures that go on features by rules of their own, which are not played.
bool own_rules(FigureKind kind) {
  return kind == FigureKind::barn || kind == FigureKind::mayor || kind == FigureKind::shepherd;
}

/// base.meeple.optional: an own figure; base.meeple.empty-supply: one that is at hand.
void judge_figure(const State& state, int by, const Deploy& deploy, Grounds& no) {
  for (Who w = 0; w < state.table->who_count(); ++w) {
    const Bool& chosen = deploy.figure[static_cast<std::size_t>(w)];
    if (chosen.is_false()) continue;
    no.require((!chosen) | Bool(state.table->player_of(w) == by), "base.meeple.optional"_c);
    const Num& home = state.supply[static_cast<std::size_t>(w)];
    no.forbid(chosen & (home == 0), "base.meeple.empty-supply"_c);
    const Bool too_early = chosen & (home > 0) & (usable(state, w) <= 0);
    no.rest_on("tower.ransom.usable-at-once"_c, too_early);
    const Num& captured = state.recaptured[static_cast<std::size_t>(w)];
    const Bool early = too_early & !no.law().undone("tower.ransom.usable-at-once"_c);
    no.forbid(early & (captured > 0), "tower.capture.own-to-supply"_c);
    no.forbid(early & (captured < state.waiting[static_cast<std::size_t>(w)]), "tower.exchange.to-owners"_c);
  }
}

/// The tile has that place, or shows a river where it is said to go on that.
Bool place_is_there(const State& state, const Deploy& deploy) {
  Bools there;
  for (At at = 0; at < static_cast<At>(deploy.to.cell.size()); ++at) {
    const Bool& here = deploy.to.cell[static_cast<std::size_t>(at)];
    if (here.is_false()) continue;
    const Land& land = state.at(at);
    for (std::size_t seat = 0; seat < land.seat.size(); ++seat) there.push_back(here & deploy.to.seat[seat] & land.seat[seat]);
    if (deploy.river) there.push_back(here & land.tile & !land.role[static_cast<std::size_t>(RiverRole::none)]);
  }
  return any_of(there);
}

/// Some figure that is to move stands where it is said to.
Bool is_there(const State& state, const Move& move) {
  Bools there;
  for (At at = 0; at < static_cast<At>(move.from.cell.size()); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool here = move.from.cell[static_cast<std::size_t>(at)] & move.from.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        there.push_back(here & move.figure[static_cast<std::size_t>(w)] & state.stands(at, seat, w));
      }
    }
  }
  return any_of(there);
}

Bool on_tower(const Deploy& deploy) { return deploy.to.seat[kTowerSeat] | Bool(deploy.foundation); }

/// Whether somebody stands in the feature already: base.meeple.unoccupied.
Bool taken(const State& state, const Where& to) {
  Bools some;
  for (const Net net : {Net::line, Net::field}) {
    const Seat first = net == Net::line ? kCitySeat : kFieldSeat;
    const Seat last = net == Net::line ? kFieldSeat : kMonasterySeat;
    if (any_of(std::span<const Bool>(to.seat).subspan(static_cast<std::size_t>(first),
                                                      static_cast<std::size_t>(last - first)))
            .is_false()) {
      continue;
    }
    some.push_back(occupied(state, feature_of(state, net, to)));
  }
  for (At at = 0; at < static_cast<At>(to.cell.size()); ++at) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      const Bool here = to.cell[static_cast<std::size_t>(at)] & to.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        if (state.table->occupies_as(w)) some.push_back(here & state.stands(at, seat, w));
      }
    }
  }
  return any_of(some);
}

/// river.meeple: the features of a river tile, but not the river, which is none of base.meeple.one-feature either.
void judge_water(const State& state, const Deploy& deploy, Grounds& no) {
  no.forbid(deploy.river, "river.meeple"_c);
  if (deploy.river) return no.forbid(no.law().undone("river.meeple"_c), "base.meeple.one-feature"_c);
  if (state.turn.placed < 0) return;
  const Land& land = state.at(state.turn.placed);
  no.rest_on("river.meeple"_c, land.tile & !land.role[static_cast<std::size_t>(RiverRole::none)]);
}

/// On another tile than the one just placed.
Bool elsewhere(const State& state, const Where& to) {
  Bools others;
  for (At at = 0; at < state.table->area.size(); ++at) {
    if (at != state.turn.placed) others.push_back(to.cell[static_cast<std::size_t>(at)]);
  }
  return any_of(others);
}

/// base.meeple.just-placed, or by a portal: portal.use
void judge_tile(const State& state, const Deploy& deploy, Grounds& no) {
  const Bool far = elsewhere(state, deploy.to);
  // base.phantom-by-portal
  const Bool unused = Bool(no.law().is("base.phantom-by-portal=if-unused"_r)) & !state.turn.by_portal;
  const Bool portal = dragon::portal_open(state) & (unused | !phantom::second(state, deploy));
  no.forbid(far & !portal, "base.meeple.just-placed"_c);
  const Bool by_portal = far & portal;
  if (by_portal.is_false()) return;
  Grounds through(no.law());
  dragon::judge_portal(state, deploy, through);
  no.add_all(through, by_portal);
}

/// base.meeple.one-feature, unoccupied; builder and pig by builder.place, pig.place
void judge_segment(const State& state, const Deploy& deploy, Grounds& no) {
  const Table& table = *state.table;
  judge_tile(state, deploy, no);
  judge_water(state, deploy, no);
  if (deploy.river) return;
  const Bool companion = traders::builder_or_pig(state, deploy.figure);
  if (!companion.is_true()) no.forbid(taken(state, deploy.to) & !companion, "base.meeple.unoccupied"_c);
  if (!companion.is_false()) traders::judge_companion(state, deploy, no);
  if (!table.abbot) no.require(!deploy.to.seat[kGardenSeat], "base.meeple.one-feature"_c);
  for (Who w = 0; w < table.who_count(); ++w) {
    no.malformed(deploy.figure[static_cast<std::size_t>(w)] & Bool(own_rules(table.kind(w))));
  }
  Where to = deploy.to;
  if (!table.abbot) to.seat[kGardenSeat] = false;  // a drawing: no cell of the table speaks of it
  judge_eligible(state, no.law(), Cause::deployed, deploy.figure, to, no);
  if (!no.law().undone("base.meeple.completing-tile"_c).is_false()) {
    no.rest_on("base.meeple.completing-tile"_c, just_completed(state, no.law(), to));
  }
}

/// One figure and one action; a phantom may come as second figure.
void judge_limits(const State& state, int by, const Deploy& deploy, const Bool& tower, Grounds& no) {
  const Law& law = no.law();
  const Bool second = phantom::second(state, deploy);
  Grounds first(law);
  judge_figure_step(state, by, Act::figure, tower, first, traders::builder_or_pig(state, deploy.figure));
  first.forbid(state.turn.deployed >= law.amount("base.meeple.optional.max"_n), "base.meeple.optional"_c);
  no.add_all(first, !(second & phantom::granted(state, law, deploy)));
  if (second.is_false()) return;
  Grounds after(law);
  judge_own_turn(state, by, after);
  phantom::judge_second(state, deploy, tower, after);
  no.add_all(after, second);
}

/// base.meeple.late-return: what scoring brings home waits for the next turn. Without it the tile's features are scored
/// as soon as somebody from them is needed: the position then. Whether anybody is at hand must be known.
std::optional<State> with_early_return(const State& state, const Law& law, const Deploy& deploy) {
  if (!law.undone("base.meeple.late-return"_c).is_true() || state.turn.scored || state.turn.placed < 0) return {};
  Bools needed;
  for (Who w = 0; w < state.table->who_count(); ++w) {
    needed.push_back(deploy.figure[static_cast<std::size_t>(w)] & (state.supply[static_cast<std::size_t>(w)] == 0));
  }
  if (!any_of(needed).is_true()) return {};
  State early = state;
  score_completed(early, law);
  early.turn.stage = state.turn.stage;
  early.turn.decided = state.turn.decided;
  return early;
}

void note_deployed(State& state, const Deploy& deploy, bool second) {
  Turn& turn = state.turn;
  if (!deploy.area && !deploy.river) turn.by_portal |= elsewhere(state, deploy.to) & !on_tower(deploy) & dragon::portal_open(state);
  turn.companion |= traders::builder_or_pig(state, deploy.figure);
  turn.tower_action = turn.tower_action || on_tower(deploy).is_true();
  turn.second = turn.second || second;
  turn.acted = true;
  ++turn.deployed;
  ++turn.actions;
  turn.decided = turn.decided || turn.stage == Stage::figure || turn.stage == Stage::phantom;
}

}  // namespace

Num usable(const State& state, Who who) {
  return state.supply[static_cast<std::size_t>(who)] - state.waiting[static_cast<std::size_t>(who)];
}

void judge_deploy(const State& now, int by, const Deploy& deploy, Grounds& no) {
  const std::optional<State> early = with_early_return(now, no.law(), deploy);
  const State& state = early ? *early : now;
  const Bool tower = on_tower(deploy);
  judge_limits(state, by, deploy, tower, no);
  judge_figure(state, by, deploy, no);
  no.forbid(state.turn.knight_removed || state.turn.barred, "princess.no-placement"_c);
  // portal.not-tower: without it the portal, too, leads onto a tower.
  const Bool through = tower & elsewhere(state, deploy.to) & dragon::portal_open(state);
  Grounds plain(no.law());
  if (state.table->tower) tower::judge_after_plain_tile(state, tower, plain);
  no.add_all(plain, !(through & no.law().undone("portal.not-tower"_c)));
  no.malformed(!place_is_there(state, deploy));
  if (deploy.area) return;
  dragon::judge_ground(state, deploy, tower, no);
  if (!tower.is_false()) {
    Grounds closing(no.law());
    tower::judge_closing(state, deploy, closing);
    no.add_all(closing, tower);
    no.forbid(through & !no.legal(), "portal.not-tower"_c);
  }
  if (tower.is_true()) return;
  Grounds segment(no.law());
  judge_segment(state, deploy, segment);
  no.add_all(segment, !tower);
}

void apply_deploy(State& state, const Law& law, const Deploy& deploy) {
  if (auto early = with_early_return(state, law, deploy)) state = *std::move(early);
  const Table& table = *state.table;
  for (Who w = 0; w < table.who_count(); ++w) {
    const Bool& chosen = deploy.figure[static_cast<std::size_t>(w)];
    if (chosen.is_false()) continue;
    for (At at = 0; at < table.area.size(); ++at) {
      const Bool here = chosen & deploy.to.cell[static_cast<std::size_t>(at)];
      if (here.is_false()) continue;
      for (Seat seat = 0; seat < kSeats; ++seat) state.stands(at, seat, w) |= here & deploy.to.seat[static_cast<std::size_t>(seat)];
    }
    Num& home = state.supply[static_cast<std::size_t>(w)];
    Num& waiting = state.waiting[static_cast<std::size_t>(w)];
    // One that was there before goes first.
    const Num gone = as_num(chosen);
    waiting = ite(chosen & (waiting == home), within(waiting - gone, 0, waiting.hi()), waiting);
    home = within(home - gone, 0, home.hi());
  }
  note_deployed(state, deploy, phantom::second(state, deploy).is_true());
}

void judge_move(const State& state, int by, const Move& move, Grounds& no) {
  judge_own_turn(state, by, no);
  no.malformed(!(is_there(state, move) & place_is_there(state, {move.figure, move.to, false, false, std::nullopt})));
  no.forbid(move.from.seat[kTowerSeat], "tower.close.owner-may-not-withdraw"_c);
  no.forbid(true, "base.meeple.no-recall"_c);
}

/// Legal only where base.meeple.no-recall is switched off.
void apply_move(State& state, const Move& move) {
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const auto here = [&](const Where& w) { return w.cell[static_cast<std::size_t>(at)] & w.seat[static_cast<std::size_t>(seat)]; };
      for (Who w = 0; w < state.table->who_count(); ++w) {
        const Bool& moved = move.figure[static_cast<std::size_t>(w)];
        Bool& stands = state.stands(at, seat, w);
        stands = (stands & !(moved & here(move.from))) | (moved & here(move.to));
      }
    }
  }
  ++state.turn.actions;
}

}  // namespace assize::smt::base
