#include "checker/rules/base/final.hpp"

#include <algorithm>

#include "checker/rules/base/fields.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/tower/closing.hpp"
#include "checker/rules/traders/goods.hpp"

namespace assize::base {

namespace {

void score_incomplete(Game& game, FeatureRef f) {
  const Tally t = tally(game, f);
  if (t.empty) return;
  const bool done = complete(game, f);
  const int points = value(game, f, done);
  const unsigned owners = final_holders(game, t);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (((owners >> p) & 1U) == 0) continue;
    const int times = times_paid(game, t, p);
    if (points * times == 0) continue;
    game.award({.player = static_cast<PlayerId>(p), .points = points * times, .clause = value_clause(game, f, done),
                .slot = f.slot, .segment = f.segment});
  }
}

}  // namespace

void final_scoring(Game& game) {
  std::vector<NodeId> seen;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const FeatureRef f = feature_under(game, static_cast<FigureId>(i));
    if (f.slot < 0) continue;
    const NodeId r = root(game, f);
    if (game.index().at(r).kind == FeatureKind::field) continue;
    if (std::find(seen.begin(), seen.end(), r) != seen.end()) continue;
    seen.push_back(r);
    score_incomplete(game, f);
  }
  score_fields(game);
  princess_dragon::score_final(game);
  if (game.rules().plays(Part::goods)) traders::score_goods(game);
  if (game.rules().tower) tower::score_prisoners(game);
  game.change().over = true;
}

unsigned winners(const Game& game) {
  const int n = game.rules().player_count();
  const auto& score = game.facts().score;
  const int best = *std::max_element(score.begin(), score.begin() + n);
  const bool shared = game.law().means("base.final.winner"_c, true, false);
  unsigned mask = 0;
  for (int p = 0; p < n; ++p) {
    const bool wins = score[static_cast<std::size_t>(p)] == best;
    if (wins && mask != 0 && !shared) continue;
    mask |= wins ? 1U << p : 0U;
  }
  return mask;
}

}  // namespace assize::base
