// The end of the game, but for fields: their scoring is no part of the encoding.
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/traders/goods.hpp"

namespace assize::smt::base {

namespace {

/// base.final.majority: without it everybody in the feature would score.
Bools final_holders(const Law& law, const Tally& t) {
  Bools owners = holders(law, t);
  const Bool majority = law.guard("base.final.majority"_c);
  for (std::size_t p = 0; p < owners.size(); ++p) owners[p] = ite(majority, owners[p], t.meeples[p] > 0);
  return owners;
}

void pay(State& state, const Law& law, const Tally& t, const Num& points, const Bool& when) {
  const Bools owners = final_holders(law, t);
  for (std::size_t p = 0; p < owners.size(); ++p) {
    award(state, static_cast<int>(p), points, when & owners[p]);
    const Bool each = law.undone("base.score.once-per-player"_c);
    for (int more = 2; !each.is_false() && more <= t.meeples[p].hi(); ++more) {
      award(state, static_cast<int>(p), points, when & owners[p] & each & (t.meeples[p] >= more));
    }
  }
}

/// A segment stands for its feature where no figure stands in it at an earlier place.
void score_lines(State& state, const Law& law) {
  std::vector<Feature> known;
  Bools counted;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
      const Bool taken = state.taken(at, seat);
      if (taken.is_false()) continue;
      Bools again;
      for (std::size_t i = 0; i < known.size(); ++i) again.push_back(counted[i] & has(state, known[i], at, seat));
      const Bool counts = taken & !any_of(again);
      if (counts.is_false()) continue;
      const Feature f = feature_of(state, net_of(seat), place(*state.table, at, seat));
      const Bool done = complete(state, law, f);
      const Tally t = tally(state, law, f);
      pay(state, law, t, value(state, law, f, true), counts & done);
      pay(state, law, t, value(state, law, f, false), counts & !done);
      known.push_back(f);
      counted.push_back(counts);
    }
  }
}

void score_inner(State& state, const Law& law) {
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      const Bool taken = state.taken(at, seat);
      if (taken.is_false()) continue;
      const Bool done = complete(state, law, at, seat);
      const Tally t = tally(state, law, at, seat);
      pay(state, law, t, value(state, law, at, seat, true), taken & done);
      pay(state, law, t, value(state, law, at, seat, false), taken & !done);
    }
  }
}

/// tower.prisoner-end-value
void score_prisoners(State& state, const Law& law) {
  if (law.is("tower.prisoner-end-value=nothing"_r)) return;
  const int each = law.amount("tower.ransom.price.ransom"_n);
  for (std::size_t captor = 0; captor < state.held.size(); ++captor) {
    for (const Num& n : state.held[captor]) award(state, static_cast<int>(captor), n * each, n > 0);
  }
}

}  // namespace

void score_final(State& state, const Law& law) {
  score_lines(state, law);
  score_inner(state, law);
  if (state.table->tower) score_prisoners(state, law);
  traders::score_goods(state, law);
  dragon::score_fairy(state, law);
  state.over = true;
}

}  // namespace assize::smt::base
