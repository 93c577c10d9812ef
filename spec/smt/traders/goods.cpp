#include "spec/smt/traders/goods.hpp"

#include "spec/smt/base/scoring.hpp"

namespace assize::smt::traders {

namespace {

/// traders.component
int tokens_in_all(const Law& law, std::size_t kind) {
  constexpr std::array<NumberId, kGoods> kTokens = {"traders.component.wine"_n, "traders.component.wheat"_n,
                                                    "traders.component.cloth"_n};
  return law.amount(kTokens[kind]);
}

Num symbols(const State& state, const Feature& f, std::size_t kind) {
  Bools there;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (std::size_t s = 0; s < 4; ++s) {
      const Bool& shown = state.at(at).goods[s][kind];
      if (!shown.is_false()) there.push_back(shown & has(state, f, at, kCitySeat + static_cast<Seat>(s)));
    }
  }
  return count(there);
}

}  // namespace

void take_goods(State& state, const Law& law, const Feature& f, const Bool& when) {
  if (!state.table->has(Part::goods)) return;
  const Bool takes = law.law("goods.take"_c, when);
  if (takes.is_false()) return;
  for (std::size_t kind = 0; kind < kGoods; ++kind) {
    const Num earned = symbols(state, f, kind);
    if (earned.known() == 0) continue;
    const int all = tokens_in_all(law, kind);
    Nums taken;
    for (const Nums& player : state.goods) taken.push_back(player[kind]);
    const Num left = within(Num(all) - sum(taken), 0, all);
    Num& own = state.goods[static_cast<std::size_t>(state.turn.player)][kind];
    own = within(own + ite(takes, ite(earned < left, earned, left), Num(0)), 0, all);
  }
}

void score_goods(State& state, const Law& law) {
  if (!state.table->has(Part::goods)) return;
  const Num points = law.amount("goods.final.points"_n);
  for (std::size_t kind = 0; kind < kGoods; ++kind) {
    for (std::size_t p = 0; p < state.goods.size(); ++p) {
      Bools most = {law.guard("goods.final"_c), state.goods[p][kind] > 0};
      for (const Nums& other : state.goods) most.push_back(state.goods[p][kind] >= other[kind]);
      base::award(state, static_cast<int>(p), points, all_of(most));
    }
  }
}

}  // namespace assize::smt::traders
