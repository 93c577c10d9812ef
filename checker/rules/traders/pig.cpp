#include "checker/rules/traders/pig.hpp"

namespace assize::traders {

int pig_bonus(const Game& game, PlayerId player, FeatureRef field) {
  for (const FigureId pig : game.rules().figures_of(player, FigureKind::pig)) {
    const FeatureRef under = feature_under(game, pig);
    if (under.slot < 0 || root(game, under) != root(game, field)) continue;
    return game.law().applies("pig.bonus"_c) ? game.law().amount("pig.bonus.extra-per-city"_n) : 0;
  }
  return 0;
}

}  // namespace assize::traders
