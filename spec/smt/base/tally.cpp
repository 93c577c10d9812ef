// Whose a feature is.
#include "spec/smt/base/scoring.hpp"

namespace assize::smt::base {

namespace {

void add(const State& state, const Law& law, Who w, const Num& figures, Tally& t) {
  if (!state.table->occupies_as(w)) return;
  const auto p = static_cast<std::size_t>(state.table->player_of(w));
  const bool large = state.table->kind(w) == FigureKind::large_meeple;
  const Num as_large = figures * law.amount("inns.large.strength.strength"_n);
  t.strength[p] += large ? ite(law.undone("inns.large.strength"_c), figures, as_large) : figures;
  t.meeples[p] += figures;
}

Tally nobody(const State& state) {
  const auto players = static_cast<std::size_t>(state.table->player_count());
  return {Nums(players), Nums(players)};
}

/// tower.close.not-in-scoring: without it a meeple on a tower would count where the tower stands.
Num above(const State& state, const Law& law, At at, Who w, const Bool& here) {
  const Bool undone = law.undone("tower.close.not-in-scoring"_c);
  return undone.is_false() ? Num(0) : as_num(undone & here & state.stands(at, kTowerSeat, w));
}

}  // namespace

Tally tally(const State& state, const Law& law, const Feature& feature) {
  Tally t = nobody(state);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    Num figures = figures_in(state, feature, w);
    if (!law.undone("tower.close.not-in-scoring"_c).is_false()) {
      for (At at = 0; at < state.table->area.size(); ++at) figures += above(state, law, at, w, lies_on(state, feature, at));
    }
    add(state, law, w, figures, t);
  }
  return t;
}

Tally tally(const State& state, const Law& law, At at, Seat seat) {
  Tally t = nobody(state);
  for (Who w = 0; w < state.table->who_count(); ++w) {
    add(state, law, w, as_num(state.stands(at, seat, w)) + above(state, law, at, w, state.at(at).tile), t);
  }
  return t;
}

Bools holders(const Law& law, const Tally& t) {
  const std::size_t players = t.strength.size();
  Bools most(players);
  for (std::size_t p = 0; p < players; ++p) {
    Bools beaten;
    for (std::size_t q = 0; q < players; ++q) {
      if (q != p) beaten.push_back(t.strength[q] > t.strength[p]);
    }
    const Bool there = t.meeples[p] > 0;
    most[p] = there & law.means("base.score.majority"_c, !any_of(beaten), Bool(true));
  }
  const Bool tie_pays = law.guard("base.score.tie"_c) | !law.guard("base.score.majority"_c);
  if (tie_pays.is_true()) return most;
  const Bool tied = count(most) > 1;
  for (Bool& m : most) m &= tie_pays | !tied;
  return most;
}

}  // namespace assize::smt::base
