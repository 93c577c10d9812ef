#include "checker/rules/traders/goods.hpp"

#include <algorithm>

#include "checker/rules/marks.hpp"

namespace assize::traders {

namespace {

constexpr std::array<NumberId, kGoodsNames.size()> kTokens = {
    "traders.component.wine"_n, "traders.component.wheat"_n, "traders.component.cloth"_n};

int tokens_left(const Game& game, std::size_t kind) {
  int left = game.law().amount(kTokens[kind]);
  for (const auto& taken : game.facts().goods) left -= taken[kind];
  return left;
}

}  // namespace

bool shows_goods(const Game& game, FeatureRef city) {
  bool shown = false;
  each_segment(game, root(game, city), [&](Slot, const Segment& s) { shown = shown || s.goods >= 0; });
  return shown;
}

void take_goods(Game& game, FeatureRef city) {
  each_segment(game, root(game, city), [&](Slot, const Segment& s) {
    if (s.goods < 0) return;
    const auto kind = static_cast<std::size_t>(s.goods);
    if (tokens_left(game, kind) <= 0 || !game.law().applies("goods.take"_c)) return;
    ++game.change().goods[static_cast<std::size_t>(game.clock().player)][kind];
  });
}

void score_goods(Game& game) {
  if (!game.law().applies("goods.final"_c)) return;
  for (std::size_t kind = 0; kind < kGoodsNames.size(); ++kind) {
    int most = 0;
    for (const auto& taken : game.facts().goods) most = std::max<int>(most, taken[kind]);
    for (int p = 0; p < game.rules().player_count() && most > 0; ++p) {
      if (game.facts().goods[static_cast<std::size_t>(p)][kind] != most) continue;
      game.award({.player = static_cast<PlayerId>(p), .points = game.law().amount("goods.final.points"_n), .clause = "goods.final"_c});
    }
  }
}

}  // namespace assize::traders
