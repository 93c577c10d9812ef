// The board: the index follows from the facts, tiles are neither lost nor made, finished features are empty.
#include <fmt/format.h>

#include "checker/rules/features.hpp"
#include "props/property.hpp"

namespace assize::props {

Complaint index_fresh(const Position& p) {
  static thread_local std::optional<Game> fresh;
  fresh.emplace(p.rules, p.game.facts());
  if (p.game.index().same_as(fresh->index())) return std::nullopt;
  return "the index is not what the facts give";
}

Complaint tiles_conserved(const Position& p) {
  const Facts& facts = p.game.facts();
  std::vector<int> copies(facts.bag.begin(), facts.bag.end());
  const auto add = [&](TypeId t) { ++copies[static_cast<std::size_t>(t)]; };
  for (const Placed& t : facts.tiles) add(t.type);
  for (const TypeId t : facts.discarded) add(t);
  if (facts.hand >= 0) add(facts.hand);
  for (std::size_t t = 0; t < copies.size(); ++t) {
    const int all = p.game.rules().full_bag[t];
    if (copies[t] != all)
      return fmt::format("{} copies of {}, {} in the sets", copies[t],
                         p.game.rules().tile(static_cast<TypeId>(t)).id, all);
  }
  if (p.game.over() && facts.hand >= 0) return "the game ended with a tile in hand";
  return std::nullopt;
}

Complaint completed_empty(const Position& p) {
  const bool scored = p.game.clock().placed < 0 && !p.game.over();
  for (std::size_t i = 0; scored && i < p.game.facts().figures.size(); ++i) {
    const FeatureRef f = feature_under(p.game, static_cast<FigureId>(i));
    if (f.slot < 0 || !complete(p.game, f)) continue;
    return fmt::format("figure {} stays on a completed feature of tile {}", i, f.slot);
  }
  return std::nullopt;
}

}  // namespace assize::props
