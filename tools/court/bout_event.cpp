#include "tools/court/bout_event.hpp"

#include <algorithm>

#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

struct Kind {
  EventKind kind;
  sc::EventKind told;
  bool names_figure;
};
constexpr std::array<Kind, 8> kKinds = {{
    {EventKind::plague, sc::EventKind::plague, false},
    {EventKind::dragon, sc::EventKind::dragon, false},
    {EventKind::performance, sc::EventKind::performance, false},
    {EventKind::festival, sc::EventKind::festival, true},
    {EventKind::princess, sc::EventKind::princess, true},
    {EventKind::ghost, sc::EventKind::ghost, true},
    {EventKind::third_ghost, sc::EventKind::third_ghost, true},
    {EventKind::castle, sc::EventKind::castle, true},
}};
constexpr int kAnimal = 3;  ///< points for each meeple near the big top

std::vector<FigureId> on_the_board(const Game& game) {
  std::vector<FigureId> figures;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (on_board(game.facts().figures[f])) figures.push_back(static_cast<FigureId>(f));
  }
  return figures;
}

/// Where something can happen: where the fairy is, or a meeple on a tower, or anybody; now and then any tile.
Slot lively_tile(const Game& game, const std::vector<FigureId>& figures, Random& random) {
  const auto tiles = static_cast<std::uint32_t>(game.facts().tiles.size());
  const auto& neutrals = game.facts().neutrals;
  if (!neutrals.empty() && random.below(2) == 0) return neutrals.front().slot;
  if (figures.empty() || random.below(8) == 0) return static_cast<Slot>(random.below(tiles));
  const FigureId any = figures[random.below(static_cast<std::uint32_t>(figures.size()))];
  const auto raised = std::find_if(figures.begin(), figures.end(),
                                   [&](FigureId f) { return game.place_of(f).kind == PlaceKind::tower; });
  return game.slot_of(raised != figures.end() && random.below(2) == 0 ? *raised : any);
}

}  // namespace

std::optional<RandomEvent> random_event(const Game& game, Random& random) {
  const auto any = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  const std::vector<FigureId> figures = on_the_board(game);
  const Kind& kind = kKinds[any(kKinds.size())];
  Event event{.kind = kind.kind, .by = game.clock().player};
  sc::Event told;
  told.kind = kind.told;
  if (!kind.names_figure) {
    event.slot = lively_tile(game, figures, random);
    told.at = game.placed(event.slot).at;
    if (kind.kind == EventKind::performance) {
      event.value = kAnimal;
      told.value = kAnimal;
    }
    return RandomEvent{event, told};
  }
  if (figures.empty()) return std::nullopt;
  event.figure = figures[any(figures.size())];
  event.slot = game.slot_of(event.figure);
  const sc::Place place = place_told(game, game.place_of(event.figure));
  told.figure = figure_told(game, event.figure);
  told.at = place.at;
  told.on = place.on;
  told.segment = place.segment;
  return RandomEvent{event, told};
}

}  // namespace assize::court
