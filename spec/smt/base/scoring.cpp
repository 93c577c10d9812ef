#include "spec/smt/base/scoring.hpp"

#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/traders/goods.hpp"

namespace assize::smt::base {

namespace {

/// base.score.once-per-player, base.score.anyones-turn
void pay(State& state, const Law& law, const Tally& t, const Num& points, const Bool& when) {
  Bools owners = holders(law, t);
  Bools somebody;
  for (const Num& n : t.meeples) somebody.push_back(n > 0);
  const Bool empty = !any_of(somebody);
  for (std::size_t p = 0; p < owners.size(); ++p) {
    const bool own = static_cast<int>(p) == state.turn.player;
    const Bool unoccupied = empty & Bool(own) & law.undone("base.score.unoccupied"_c);
    const Bool paid = (owners[p] & law.means("base.score.anyones-turn"_c, Bool(true), Bool(own))) | unoccupied;
    award(state, static_cast<int>(p), points, when & paid);
    // Without the clause every figure of a player earns.
    const Bool each = law.undone("base.score.once-per-player"_c);
    if (each.is_false()) continue;
    for (int more = 2; more <= t.meeples[p].hi(); ++more) {
      award(state, static_cast<int>(p), points, when & paid & each & (t.meeples[p] >= more));
    }
  }
}

/// builder.returns, pig.returns
Bool goes_home(const State& state, const Law& law, Who w) {
  const FigureKind kind = state.table->kind(w);
  if (kind == FigureKind::builder) return !law.undone("builder.returns"_c);
  return kind == FigureKind::pig ? !law.undone("pig.returns"_c) : Bool(true);
}

/// base.score.all-return: also those that earned nothing go home.
void send_home(State& state, const Law& law, At at, Seat seat, const Bools& owners, const Bool& when) {
  for (Who w = 0; w < state.table->who_count(); ++w) {
    if (state.stands(at, seat, w).is_false()) continue;
    const Bool earned = owners[static_cast<std::size_t>(state.table->player_of(w))];
    const Bool goes = when & (law.guard("base.score.all-return"_c) | earned) & goes_home(state, law, w);
    if (!goes.is_false()) leave(state, law, at, seat, w, Cause::scored, goes);
  }
}

/// tower.close.stays-to-end: without it a tower's meeple would be returned by scoring like any other.
void send_home_above(State& state, const Law& law, At at, const Bools& owners, const Bool& when) {
  const Bool undone = law.undone("tower.close.stays-to-end"_c);
  if (!undone.is_false()) send_home(state, law, at, kTowerSeat, owners, when & undone);
}

void score_feature(State& state, const Law& law, const Feature& f, const Bool& when) {
  const Tally t = tally(state, law, f);
  pay(state, law, t, value(state, law, f, true), when);
  dragon::score_bonus(state, law, f, when);
  const Bools owners = holders(law, t);
  const State before = state;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
      const Bool here = has(before, f, at, seat);
      if (!here.is_false()) send_home(state, law, at, seat, owners, when & here);
    }
    if (!law.undone("tower.close.stays-to-end"_c).is_false()) {
      send_home_above(state, law, at, owners, when & lies_on(before, f, at));
    }
  }
}

void score_inner(State& state, const Law& law, At at, Seat seat, const Bool& when) {
  const Tally t = tally(state, law, at, seat);
  pay(state, law, t, value(state, law, at, seat, true), when);
  dragon::score_bonus(state, law, at, seat, when);
  const Bools owners = holders(law, t);
  send_home(state, law, at, seat, owners, when);
  send_home_above(state, law, at, owners, when);
}

/// The cell, and those of the eight around it that are in the area.
std::vector<At> with_around(const State& state, At at) {
  std::vector<At> near = {at};
  for (const At next : state.table->area.around(at)) {
    if (next >= 0) near.push_back(next);
  }
  return near;
}

/// The line at each side of the turn's tile, unless an earlier side has it already.
struct Line {
  Feature feature;
  Bool counts;
};

std::vector<Line> lines_at(const State& state, At at) {
  std::vector<Line> lines;
  for (const Side s : kSides) {
    const Bool line = state.at(at).shows(s, Show::city) | state.at(at).shows(s, Show::road);
    if (line.is_false()) continue;
    Bools again;
    for (const Line& earlier : lines) again.push_back(earlier.counts & touches(state, earlier.feature, at, static_cast<int>(s)));
    const Bool counts = line & !any_of(again);
    if (!counts.is_false()) lines.push_back({feature_at(state, Net::line, at, static_cast<int>(s)), counts});
  }
  return lines;
}

}  // namespace

void award(State& state, int player, const Num& points, const Bool& when, bool scored) {
  if (when.is_false()) return;
  book(state, player, ite(when, points, Num(0)), scored);
}

void score_completed(State& state, const Law& law) {
  const At here = state.turn.placed;
  if (here < 0) return;  // nothing was completed
  Bool first = true;  // base.score.several: without it only the first is scored
  const Bool several = law.guard("base.score.several"_c);
  const auto score = [&](const Bool& complete, const auto& how) {
    const Bool now = complete & (first | several);
    first &= !complete;
    if (!now.is_false()) how(now);
  };
  for (const Line& line : lines_at(state, here)) {
    traders::take_goods(state, law, line.feature, line.counts & complete(state, law, line.feature));
    score(line.counts & complete(state, law, line.feature),
          [&](const Bool& now) { score_feature(state, law, line.feature, now); });
  }
  for (const At at : with_around(state, here)) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      if (seat == kGardenSeat && !state.table->abbot) continue;
      if (state.at(at).seat[static_cast<std::size_t>(seat)].is_false()) continue;
      score(complete(state, law, at, seat), [&](const Bool& now) { score_inner(state, law, at, seat, now); });
    }
  }
  state.turn.scored = true;
  state.turn.stage = Stage::score;
  state.turn.decided = true;
}

void score_under(State& state, const Law& law, const Where& from, const Bool& when) {
  const At placed = state.turn.placed;
  if (state.turn.scored || placed < 0) return;
  const Feature line = feature_of(state, Net::line, from);
  const Bool stands_in_line = any_of(std::span<const Bool>(from.seat).first(kFieldSeat));
  const Bool now = when & stands_in_line & lies_on(state, line, placed) & complete(state, law, line);
  if (!now.is_false()) score_feature(state, law, line, now);
  for (const At at : with_around(state, placed)) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      const Bool here = when & from.cell[static_cast<std::size_t>(at)] & from.seat[static_cast<std::size_t>(seat)];
      if (here.is_false()) continue;
      score_inner(state, law, at, seat, here & complete(state, law, at, seat));
    }
  }
}

}  // namespace assize::smt::base
