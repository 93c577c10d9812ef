// Traders & Builders: companions, goods, and how much a turn may hold.
#include <fmt/format.h>

#include "checker/rules/traders/companions.hpp"
#include "props/property.hpp"

namespace assize::props {

Complaint companions_accompanied(const Position& p) {
  if (has(p, "tower.orphan-builder-pig-removed=no"_r)) return std::nullopt;
  const Game& game = p.game;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const FeatureRef under = feature_under(game, f);
    if (under.slot < 0 || !traders::keeps_company(game.kind(f))) continue;
    const auto owner = static_cast<std::size_t>(game.owner(f));
    const int own = game.rules().occupies[static_cast<std::size_t>(game.kind(f))] ? 1 : 0;  // it counts itself
    if (tally(game, under).meeples[owner] > own) continue;
    return fmt::format("the {} of player {} stands alone", name_of(game.kind(f)), owner);
  }
  return std::nullopt;
}

Complaint goods_conserved(const Position& p) {
  constexpr std::array<int, kGoodsNames.size()> kBox = {9, 6, 5};  // traders.component
  const auto& before = p.before.facts().goods;
  const auto& now = p.game.facts().goods;
  for (std::size_t kind = 0; kind < kGoodsNames.size(); ++kind) {
    int taken = 0;
    for (std::size_t player = 0; player < now.size(); ++player) {
      taken += now[player][kind];
      if (now[player][kind] < before[player][kind]) return fmt::format("player {} lost {}", player, kGoodsNames[kind]);
    }
    if (taken > kBox[kind]) return fmt::format("{} tokens of {}", taken, kGoodsNames[kind]);
  }
  return std::nullopt;
}

Complaint parts_limited(const Position& p) {
  const Clock& clock = p.game.clock();
  if (clock.part > 1) return fmt::format("part {} of a turn", clock.part + 1);
  if (clock.deployed > 2) return fmt::format("{} figures placed", clock.deployed);
  return std::nullopt;
}

}  // namespace assize::props
