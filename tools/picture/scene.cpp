#include "tools/picture/scene.hpp"

#include <algorithm>
#include <numeric>

#include "checker/rules/tower/closing.hpp"

namespace assize::picture {

namespace {

Piece piece_of(const Game& game, FigureId figure) {
  const FigureInfo info = game.rules().figure(figure);
  return {game.rules().players[static_cast<std::size_t>(info.player)], info.kind};
}

void count(std::vector<Stock>& stocks, Piece piece) {
  const auto known =
      std::find_if(stocks.begin(), stocks.end(), [&](const Stock& s) { return s.piece == piece; });
  if (known == stocks.end()) {
    stocks.push_back({piece, 1});
  } else {
    ++known->count;
  }
}

void add_figure(const Game& game, FigureId figure, Scene& scene) {
  const Place place = game.place_of(figure);
  const Piece piece = piece_of(game, figure);
  const auto player = [&](int index) -> ScenePlayer& {
    return scene.players[static_cast<std::size_t>(index)];
  };
  if (place.kind == PlaceKind::supply) return count(player(game.owner(figure)).supply, piece);
  if (place.kind == PlaceKind::prisoner) return count(player(place.where).prisoners, piece);
  if (place.kind == PlaceKind::area) return scene.areas.push_back({piece, static_cast<Spot>(place.where)});
  if (!on_board(place)) return;
  SceneTile& tile = scene.tiles[static_cast<std::size_t>(place.where)];
  SceneFigure shown{.piece = piece, .spot = game.spot_of(figure)};
  if (place.kind == PlaceKind::segment && place.part < tile.def->segments.size()) shown.segment = place.part;
  const auto& ghosts = game.facts().ghosts;
  if (!ghosts.empty()) shown.ghosts = ghosts[static_cast<std::size_t>(figure)];
  tile.figures.push_back(shown);
}

/// The place of a figure among those of its tile, which add_figure adds in their order; -1: it is not there.
int index_on_tile(const Game& game, FigureId figure, Slot slot) {
  const auto there = [&](FigureId f) { return on_board(game.place_of(f)) && game.place_of(f).where == slot; };
  if (figure < 0 || !there(figure)) return -1;
  int index = 0;
  for (FigureId f = 0; f < figure; ++f) index += there(f) ? 1 : 0;
  return index;
}

void add_tiles(const Game& game, Scene& scene) {
  const Facts& facts = game.facts();
  for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
    const Placed& placed = facts.tiles[i];
    const auto slot = static_cast<Slot>(i);
    SceneTile tile{.at = placed.at, .def = &game.rules().tile(placed.type), .rotation = placed.rotation};
    tile.floors = facts.floors[i];
    tile.open = tower::open(game, slot);
    scene.tiles.push_back(std::move(tile));
  }
  for (const Standing& s : facts.neutrals) {
    if (s.slot < 0) continue;
    scene.tiles[static_cast<std::size_t>(s.slot)].neutrals.push_back(
        {s.what, s.north_south, index_on_tile(game, s.beside, s.slot)});
  }
}

void add_players(const Game& game, Scene& scene) {
  const Facts& facts = game.facts();
  for (std::size_t p = 0; p < game.rules().players.size(); ++p) {
    ScenePlayer player{
        .colour = game.rules().players[p], .score = facts.score[p], .floors = facts.floor_supply[p]};
    std::copy(facts.goods[p].begin(), facts.goods[p].end(), player.goods.begin());
    scene.players.push_back(std::move(player));
  }
}

/// What tells where in a double turn or the dragon's move play stands.
void add_progress(const Game& game, Scene& scene) {
  const Clock& clock = game.clock();
  scene.second_part = clock.part > 0;
  if (game.at() != StepId::dragon || clock.closed) return;
  scene.dragon_steps = clock.dragon_steps;
  scene.moves_dragon = game.decider();
}

}  // namespace

Scene scene_of(const Game& game) {
  const Facts& facts = game.facts();
  Scene scene;
  add_tiles(game, scene);
  add_players(game, scene);
  for (std::size_t f = 0; f < facts.figures.size(); ++f) add_figure(game, static_cast<FigureId>(f), scene);
  scene.on_turn = facts.over ? -1 : facts.clock.player;
  scene.tower = game.rules().tower;
  scene.idle = ~game.rules().parts;
  if (facts.hand >= 0) scene.hand = game.rules().tile(facts.hand).id;
  scene.step = kStepNames[static_cast<std::size_t>(game.at())];
  scene.turn = facts.clock.turn;
  scene.bag = std::accumulate(facts.bag.begin(), facts.bag.end(), 0);
  for (const TypeId type : facts.discarded) scene.discarded.emplace_back(game.rules().tile(type).id);
  if (facts.clock.placed >= 0) scene.placed = game.placed(facts.clock.placed).at;
  scene.over = facts.over;
  if (!facts.over) add_progress(game, scene);
  return scene;
}

Area area_of(const Scene& scene) {
  if (scene.tiles.empty()) return {};
  Area area{scene.tiles.front().at, scene.tiles.front().at};
  for (const SceneTile& tile : scene.tiles) {
    area.first.x = std::min(area.first.x, tile.at.x);
    area.first.y = std::min(area.first.y, tile.at.y);
    area.last.x = std::max(area.last.x, tile.at.x);
    area.last.y = std::max(area.last.y, tile.at.y);
  }
  return area;
}

const SceneTile* tile_at(const Scene& scene, Cell at) {
  for (const SceneTile& tile : scene.tiles) {
    if (tile.at == at) return &tile;
  }
  return nullptr;
}

}  // namespace assize::picture
