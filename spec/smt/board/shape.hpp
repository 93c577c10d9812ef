// One tile as it lies: what its sides show and which of them hang together. Plain data from the catalogue.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/geometry.hpp"

namespace assize::smt {

/// Half sides in the order NL NR EL ER SL SR WL WR.
inline constexpr int kHalves = 8;
[[nodiscard]] constexpr Side side_of_half(int half) { return static_cast<Side>(half / 2); }

/// What a side shows in its middle, and what must continue it.
enum class Show : std::uint8_t { field, road, city, river };

/// The places of a tile at which a figure can be, each named by the first side (half side) that the feature touches.
enum class SeatKind : std::uint8_t { city, road, field, inner_field, monastery, garden, tower, bridge, castle };
using Seat = int;
inline constexpr Seat kCitySeat = 0;        // + first side
inline constexpr Seat kRoadSeat = 4;        // + first side
inline constexpr Seat kFieldSeat = 8;       // + first half side
inline constexpr Seat kInnerSeat = 16;      // + 0 or 1: fields that touch no side
inline constexpr Seat kMonasterySeat = 18;
inline constexpr Seat kGardenSeat = 19;
inline constexpr Seat kTowerSeat = 20;
inline constexpr Seat kBridgeSeat = 21;     // on a bridge token's road
inline constexpr Seat kCastleSeat = 22;     // on a castle token
inline constexpr int kSeats = 23;
[[nodiscard]] Spot spot_of(Seat seat);

/// Parts of expansions that are in play, by Part.
using Parts = std::bitset<kPartNames.size()>;
inline constexpr std::size_t kGoods = kGoodsNames.size();

/// Symbols of a whole tile.
enum class Symbol : std::uint8_t { volcano, dragon, portal, festival };
inline constexpr std::size_t kSymbols = 4;

/// A tile turned by quarter turns clockwise.
struct Shape {
  std::uint16_t tile = 0;  ///< index into Catalogue::tiles
  std::uint8_t rotation = 0;
  std::array<Show, 4> show{};
  /// By side (half side): the first side of the city, road, river (field) there, as the tile is read; -1: none.
  std::array<std::int8_t, 4> city{};
  std::array<std::int8_t, 4> road{};
  std::array<std::int8_t, 4> river{};
  std::array<std::int8_t, kHalves> field{};
  std::array<std::uint8_t, 4> coats{};  ///< by first side of the city
  std::array<bool, 4> loose{};          ///< by side: the road there does not end on the tile
  int inner_fields = 0;
  bool monastery = false;
  bool garden = false;
  bool foundation = false;
  bool block = false;  ///< one of several tiles that form one large block
  RiverRole role = RiverRole::none;
  // Symbols of expansions, as far as these are in play.
  std::array<bool, 4> inn{};             ///< by first side of the road
  std::array<bool, 4> cathedral{};       ///< by first side of the city
  std::array<bool, 4> princess{};        ///< by first side of the city
  std::array<std::int8_t, 4> goods{};    ///< by first side of the city: 1 + the kind; 0: none
  std::array<bool, kSymbols> symbol{};   ///< by Symbol
  /// By seat: the segment in TileDef::segments, or -1.
  std::array<std::int8_t, kSeats> segment{};
};

/// Without the symbols that are decoration, because their part is not in play.
[[nodiscard]] Shape with_symbols_of(Shape shape, const Parts& parts);

struct Reading;
/// As the clauses read it that are written, or by another reading.
[[nodiscard]] Shape shape_of(const Catalogue& catalogue, std::uint16_t tile, int rotation);
[[nodiscard]] Shape shape_of(const Catalogue& catalogue, std::uint16_t tile, int rotation, const Reading& reading);
/// The first seat of a segment of the tile; -1: rivers have none.
[[nodiscard]] Seat seat_of(const Shape& shape, int segment);

}  // namespace assize::smt
