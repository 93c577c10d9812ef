// The position a scenario starts from.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "spec/scenario/refs.hpp"

namespace assize::scenario {

struct MapTile {
  Cell at;
  TileRef tile;
  bool operator==(const MapTile&) const = default;
};

struct BoardFigure {
  Figure figure;
  Place place;
  int ghosts = 0;  ///< ghosts beside it
  Where where;
  bool operator==(const BoardFigure&) const = default;
};

struct BoardTower {
  Cell at;
  int floors = 0;
  Where where;
  bool operator==(const BoardTower&) const = default;
};

/// The figure that the fairy stands next to. `on` only where several such figures stand on the tile.
struct Beside {
  Figure figure;
  std::optional<SpotName> on;
  std::int16_t segment = -1;  ///< as in Place
  bool operator==(const Beside&) const = default;
};

/// Goods tokens before one player.
using GoodsCount = std::map<Goods, int>;

/// A neutral figure or a token. Exactly one of `at`, `area` and `holder` says where it is.
struct BoardNeutral {
  Neutral kind{};
  std::optional<Cell> at;
  std::optional<Spot> area;      ///< an area off the tiles
  std::optional<Colour> holder;  ///< it lies before this player
  std::string span;              ///< a bridge: "WE" or "NS"; otherwise empty
  std::optional<Beside> beside;  ///< the fairy: the figure that she belongs to
  Where where;
  bool operator==(const BoardNeutral&) const = default;
};

/// What a player has at hand. A kind that is not named is as play would have it.
struct Supply {
  std::map<FigureKind, int> figures;
  std::optional<int> floors;
  Where where;
  bool operator==(const Supply&) const = default;
};

struct Board {
  std::vector<MapTile> tiles;  ///< row by row; `at` counts from the board's origin, not from the map's corner
  std::vector<BoardFigure> figures;
  std::vector<BoardTower> towers;
  std::vector<BoardNeutral> neutral;                ///< fairy to teacher
  std::vector<BoardNeutral> tokens;                 ///< king to tunnel
  std::map<Colour, std::vector<Figure>> prisoners;  ///< captor: whom he holds
  std::map<Colour, int> score;                      ///< not named: 0
  std::map<Colour, GoodsCount> goods;                    ///< tokens taken; not named: none
  std::map<Colour, Supply> supply;
  std::optional<std::vector<TileRef>>
      bag;                      ///< undrawn tiles, those that the steps place included; absent: all others
  std::optional<TileRef> hand;  ///< already drawn
  std::optional<Cell> just_placed;  ///< the turn's tile, already placed: the turn stands at the figure step
  bool second_part = false;         ///< key `part`: the second part of a double turn is in progress
  Where where, prisoners_where, bag_where, just_placed_where;  ///< of [board] and of these keys
  bool operator==(const Board&) const = default;
};

}  // namespace assize::scenario
