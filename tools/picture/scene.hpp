// What a picture shows: a position reduced to tiles, things on them and players. Built from a game, or by
// hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/game.hpp"
#include "spec/catalogue/catalogue.hpp"

namespace assize::picture {

/// A figure's owner and kind.
struct Piece {
  Colour owner{};
  FigureKind kind{};
  bool operator==(const Piece&) const = default;
};

/// A figure on a tile.
struct SceneFigure {
  Piece piece{};
  Spot spot{};
  int segment = -1;  ///< into TileDef::segments, for cities, roads, rivers and fields
  int ghosts = 0;
};

/// A neutral figure or token on a tile.
struct SceneNeutral {
  Neutral what{};
  bool north_south = false;  ///< the run of a bridge
  int beside = -1;           ///< the fairy: her figure, into SceneTile::figures; -1: nobody's
};

struct SceneTile {
  Cell at{};
  const TileDef* def = nullptr;
  int rotation = 0;
  int floors = 0;
  bool open = true;  ///< of a tower or a foundation
  std::vector<SceneFigure> figures{};
  std::vector<SceneNeutral> neutrals{};
};

/// A figure that is off the tiles but not in a supply.
struct SceneArea {
  Piece piece{};
  Spot area{};
};

/// So many figures of one kind.
struct Stock {
  Piece piece{};
  int count = 0;
};

struct ScenePlayer {
  Colour colour{};
  int score = 0;
  std::vector<Stock> supply{};     ///< kinds at hand
  std::vector<Stock> prisoners{};  ///< held by this player
  int floors = 0;
  std::array<int, kGoodsNames.size()> goods{};  ///< tokens taken, by Goods
};

struct Scene {
  std::vector<SceneTile> tiles{};
  std::vector<ScenePlayer> players{};
  std::vector<SceneArea> areas{};
  int on_turn = -1;    ///< index of the player, or -1
  bool tower = false;  ///< floors are in play
  Parts idle{};        ///< parts of expansions not in play: what tiles show for them is decoration
  std::string hand{};  ///< id of the tile drawn, or empty
  std::string step{};  ///< what the turn has come to
  int turn = 0;
  bool second_part = false;  ///< of a double turn
  int dragon_steps = 0;      ///< made in the dragon's move in progress
  int moves_dragon = -1;     ///< index of the player whose step is next in that move, or -1
  int bag = 0;               ///< tiles not drawn yet
  std::vector<std::string> discarded{};
  std::optional<Cell> placed;  ///< the tile of this turn
  bool over = false;
};

/// The scene of a position.
[[nodiscard]] Scene scene_of(const Game& game);

/// The occupied area; both corners belong to it. Empty boards have the cell 0,0.
struct Area {
  Cell first{}, last{};
};
[[nodiscard]] Area area_of(const Scene& scene);
[[nodiscard]] const SceneTile* tile_at(const Scene& scene, Cell at);

}  // namespace assize::picture
