#include "tools/court/reach_target.hpp"

#include <algorithm>

#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

ReachTarget::ReachTarget(const Game& position, Slot start, const sc::Board& board, const Ruleset& rules)
    : quarters_((4 - position.placed(start).rotation) % 4),
      origin_(position.placed(start).at),
      board_(board) {
  for (const Colour c : position.rules().players) seats_.push_back(seat(rules, c));
  for (std::size_t s = 0; s < position.facts().tiles.size(); ++s) {
    const Placed& tile = position.facts().tiles[s];
    const Cell at = moved(tile.at);
    const auto rotation = static_cast<std::uint8_t>((tile.rotation + quarters_) % 4);
    tiles_[at] = {.at = at, .type = tile.type, .rotation = rotation};
    if (position.facts().floors[s] > 0) floors_[at] = position.facts().floors[s];
  }
  for (std::size_t i = 0; i < position.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Place p = position.place_of(f);
    if (p.kind == PlaceKind::supply || p.kind == PlaceKind::out) continue;
    const int owner = seats_[static_cast<std::size_t>(position.owner(f))];
    Cell cell{};
    if (on_board(p)) cell = moved(position.placed(p.where).at);
    if (p.kind == PlaceKind::prisoner)
      cell.x = static_cast<std::int16_t>(seats_[static_cast<std::size_t>(p.where)]);
    ++figures_[{owner, position.kind(f), p.kind, cell, p.part}];
  }
}

Cell ReachTarget::moved(Cell c) const {
  Cell d{static_cast<std::int16_t>(c.x - origin_.x), static_cast<std::int16_t>(c.y - origin_.y)};
  for (int q = 0; q < quarters_; ++q) d = {static_cast<std::int16_t>(-d.y), d.x};
  return d;
}

ReachTarget::Where ReachTarget::where(const Game& game, FigureId f) const {
  const Place p = game.place_of(f);
  Cell cell{};
  if (on_board(p)) cell = game.placed(p.where).at;
  if (p.kind == PlaceKind::prisoner) cell.x = p.where;
  return {game.owner(f), game.kind(f), p.kind, cell, p.kind == PlaceKind::supply ? 0 : p.part};
}

int ReachTarget::missing(const Game& game, const Where& place) const {
  const auto found = figures_.find(place);
  int n = found == figures_.end() ? 0 : found->second;
  const auto owner = static_cast<PlayerId>(std::get<0>(place));
  for (const FigureId f : game.rules().figures_of(owner, std::get<1>(place)))
    n -= where(game, f) == place ? 1 : 0;
  return n;
}

/// Prisoners that are still to be made, less the figures that stand about to be taken.
int ReachTarget::missing_prisoners(const Game& game, int owner, FigureKind kind) const {
  int n = 0;
  for (const auto& [place, count] : figures_) {
    const bool prisoner = std::get<2>(place) == PlaceKind::prisoner;
    if (prisoner && std::get<0>(place) == owner && std::get<1>(place) == kind)
      n += std::max(0, missing(game, place));
  }
  std::map<Where, int> about;
  for (const FigureId f : game.rules().figures_of(static_cast<PlayerId>(owner), kind)) {
    if (on_board(game.place_of(f))) ++about[where(game, f)];
  }
  for (const auto& [place, count] : about) n -= std::max(0, -missing(game, place));
  return n;
}

bool ReachTarget::wants_tile(const Action& place) const {
  const auto found = tiles_.find(place.at);
  return found != tiles_.end() && found->second.type == place.type &&
         found->second.rotation == place.rotation;
}

int ReachTarget::copies(TypeId type) const {
  return static_cast<int>(
      std::count_if(tiles_.begin(), tiles_.end(), [type](const auto& t) { return t.second.type == type; }));
}

bool ReachTarget::wants_floor(const Game& game, Slot slot) const {
  const auto found = floors_.find(game.placed(slot).at);
  return found != floors_.end() && game.floors(slot) < found->second;
}

bool ReachTarget::wants_deploy(const Game& game, const Action& a) const {
  if (a.to.slot < 0) return false;
  const PlaceKind kind = a.to.segment >= 0 ? PlaceKind::segment : PlaceKind::tower;
  const int part = a.to.segment >= 0 ? a.to.segment : 0;
  const Where to{game.owner(a.figure), game.kind(a.figure), kind, game.placed(a.to.slot).at, part};
  return missing(game, to) > 0 || missing_prisoners(game, game.owner(a.figure), game.kind(a.figure)) > 0;
}

bool ReachTarget::wants_capture(const Game& game, const Action& a) const {
  if (a.figure < 0) return false;
  const Cell captor{a.by, 0};
  return missing(game, {game.owner(a.figure), game.kind(a.figure), PlaceKind::prisoner, captor, 0}) > 0;
}

bool ReachTarget::within_reach(const Game& game) const {
  const int players = game.rules().player_count();
  const int turns =
      tiles() - static_cast<int>(game.facts().tiles.size()) + (game.clock().placed >= 0 ? 1 : 0);
  int needed = 0;
  std::vector<int> by_player(static_cast<std::size_t>(players), 0);
  for (const auto& [place, count] : figures_) {
    const int n = std::max(0, missing(game, place));
    if (std::get<2>(place) == PlaceKind::prisoner) continue;
    by_player[static_cast<std::size_t>(std::get<0>(place))] += n;
    needed += n;
  }
  for (const auto& [cell, count] : floors_) {
    const Slot slot = game.slot_at(cell);
    needed += count - (slot < 0 ? 0 : game.floors(slot));
  }
  if (needed > turns) return false;
  for (int p = 0; p < players; ++p) {
    const int ahead = (p - game.clock().player + players) % players;
    const int own = turns > ahead ? (turns - ahead - 1) / players + 1 : 0;
    if (by_player[static_cast<std::size_t>(p)] > own) return false;
  }
  return true;
}

bool ReachTarget::same_points(const Game& game) const {
  return std::all_of(board_.score.begin(), board_.score.end(), [&](const auto& stated) {
    return game.facts().score[static_cast<std::size_t>(seat(game.rules(), stated.first))] == stated.second;
  });
}

bool ReachTarget::same_supplies(const Game& game) const {
  for (const auto& [colour, supply] : board_.supply) {
    const PlayerId p = seat(game.rules(), colour);
    if (supply.floors && game.facts().floor_supply[static_cast<std::size_t>(p)] != *supply.floors)
      return false;
    for (const auto& [kind, count] : supply.figures) {
      int n = 0;
      for (const FigureId f : game.rules().figures_of(p, kind))
        n += game.place_of(f).kind == PlaceKind::supply ? 1 : 0;
      if (n != count) return false;
    }
  }
  return true;
}

bool ReachTarget::reached(const Game& game) const {
  if (static_cast<int>(game.facts().tiles.size()) != tiles()) return false;
  std::map<Where, int> about;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const PlaceKind kind = game.place_of(f).kind;
    if (kind != PlaceKind::supply && kind != PlaceKind::out) ++about[where(game, f)];
  }
  std::map<Cell, int> floors;
  for (std::size_t s = 0; s < game.facts().floors.size(); ++s) {
    if (game.facts().floors[s] > 0) floors[game.facts().tiles[s].at] = game.facts().floors[s];
  }
  return about == figures_ && floors == floors_ && same_points(game) && same_supplies(game);
}

}  // namespace assize::court
