// What lies on a cell, as terms: given, or one of many tiles.
#pragma once

#include <span>

#include "spec/smt/board/shape.hpp"
#include "spec/smt/formula/num.hpp"

namespace assize::smt {

template <std::size_t N>
using Links = std::array<std::array<Bool, N>, N>;

struct Land {
  Bool tile;                                ///< a tile lies here
  std::array<std::array<Bool, 4>, 4> show;  ///< by side and Show; all false where no tile lies
  Links<4> city;                            ///< sides that the tile joins by a city; [s][s]: a city is there
  Links<4> road;
  std::array<Bool, 4> loose;                ///< by side: the road there does not end on the tile
  Links<kHalves> field;
  std::array<Bool, kSeats> seat;            ///< the tile has that place; the tower's where it has a foundation
  std::array<Num, 4> coats;                 ///< by first side of a city
  Bool block;                               ///< part of one large block
  std::array<Bool, 5> role;                 ///< by RiverRole
  std::array<Bool, 4> inn;                  ///< by first side of the road
  std::array<Bool, 4> cathedral;            ///< by first side of the city
  std::array<Bool, 4> princess;             ///< by first side of the city
  std::array<std::array<Bool, kGoods>, 4> goods;  ///< by first side of the city and kind
  std::array<Bool, kSymbols> symbol;        ///< by Symbol

  [[nodiscard]] const Bool& foundation() const { return seat[kTowerSeat]; }
  [[nodiscard]] const Bool& monastery() const { return seat[kMonasterySeat]; }
  [[nodiscard]] const Bool& garden() const { return seat[kGardenSeat]; }
  [[nodiscard]] const Bool& has(Symbol s) const { return symbol[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const Bool& shows(Side s, Show what) const {
    return show[static_cast<std::size_t>(s)][static_cast<std::size_t>(what)];
  }
};

/// A tile that may lie there, and when it does.
struct Choice {
  Shape shape;
  Bool lies;
};

/// Nothing lies there: Land{}. Of several choices at most one may hold.
[[nodiscard]] Land land_of(const Shape& shape);
[[nodiscard]] Land land_of(std::span<const Choice> choices);

}  // namespace assize::smt
