// Figures and points: each figure is in one possible place, each point comes from an event.
#include <fmt/format.h>

#include <array>

#include "checker/rules/features.hpp"
#include "props/property.hpp"

namespace assize::props {

namespace {

/// What is wrong with the place of a figure, or empty.
std::string_view misplaced(const Game& game, Place p) {
  const auto slots = static_cast<int>(game.facts().tiles.size());
  switch (p.kind) {
    case PlaceKind::supply:
      return {};
    case PlaceKind::segment:
      if (p.where < 0 || p.where >= slots) return "on a tile that does not lie";
      return p.part < game.type_at(p.where).segments.size() ? "" : "on a segment that the tile lacks";
    case PlaceKind::tower:
      if (p.where < 0 || p.where >= slots) return "on a tile that does not lie";
      return game.floors(p.where) > 0 ? "" : "on a tower without floors";
    case PlaceKind::prisoner:
      return p.where >= 0 && p.where < game.rules().player_count() ? "" : "held by nobody";
    case PlaceKind::bridge:
    case PlaceKind::castle:
    case PlaceKind::area:
    case PlaceKind::out:
      break;
  }
  return "in a place that no rulebook in play knows";
}

}  // namespace

Complaint figures_conserved(const Position& p) {
  const Game& game = p.game;
  if (game.facts().figures.size() != game.rules().figures.size()) return "a figure appeared or vanished";
  std::vector<int> on(static_cast<std::size_t>(game.index().node_count()), 0);
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const Place place = game.facts().figures[i];
    if (const auto wrong = misplaced(game, place); !wrong.empty())
      return fmt::format("figure {} is {}", i, wrong);
    const bool counts = game.rules().occupies[static_cast<std::size_t>(game.rules().figures[i].kind)];
    if (place.kind == PlaceKind::segment && counts) ++on[game.index().root(place.where, place.part)];
  }
  for (std::size_t n = 0; n < on.size(); ++n) {
    const auto id = static_cast<NodeId>(n);
    if (game.index().root(id) != id || game.index().at(id).figures == on[n]) continue;
    return fmt::format("a feature counts {} figures where {} stand", game.index().at(id).figures, on[n]);
  }
  return std::nullopt;
}

Complaint scores_accounted(const Position& p) {
  std::array<int, kMaxPlayers> gained{};
  for (const PointsEvent& e : p.points) gained[static_cast<std::size_t>(e.player)] += e.points;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const int change = p.game.facts().score[i] - p.before.facts().score[i];
    if (change != gained[i])
      return fmt::format("player {} has {} points more, events say {}", i, change, gained[i]);
    const bool may_owe = has(p, "tower.ransom-short-payment=go-negative"_r);
    if (p.game.facts().score[i] < 0 && !may_owe)
      return fmt::format("player {} has {} points", i, p.game.facts().score[i]);
  }
  return std::nullopt;
}

}  // namespace assize::props
