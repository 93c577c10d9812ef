// Cells, sides and rotations. x grows east, y grows south; rotation counts quarter turns clockwise.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

namespace assize {

struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;
  auto operator<=>(const Cell&) const = default;
};

enum class Side : std::uint8_t { n, e, s, w };
inline constexpr std::array<Side, 4> kSides = {Side::n, Side::e, Side::s, Side::w};
inline constexpr std::array<std::string_view, 4> kSideNames = {"N", "E", "S", "W"};

[[nodiscard]] constexpr Side opposite(Side s) { return static_cast<Side>((static_cast<int>(s) + 2) % 4); }
[[nodiscard]] constexpr Side turned(Side s, int quarters) {
  return static_cast<Side>((static_cast<int>(s) + quarters) % 4);
}
[[nodiscard]] constexpr Cell neighbour(Cell c, Side s) {
  constexpr std::array<int, 4> dx = {0, 1, 0, -1};
  constexpr std::array<int, 4> dy = {-1, 0, 1, 0};
  return {static_cast<std::int16_t>(c.x + dx[static_cast<std::size_t>(s)]),
          static_cast<std::int16_t>(c.y + dy[static_cast<std::size_t>(s)])};
}

/// Ring positions clockwise: NL N NR EL E ER SL S SR WL W WR. A tile's edge set is a 12-bit mask of these.
inline constexpr int kRing = 12;
inline constexpr std::array<std::string_view, 12> kRingNames = {"NL", "N", "NR", "EL", "E", "ER",
                                                                "SL", "S", "SR", "WL", "W", "WR"};
[[nodiscard]] constexpr int ring_left(Side s) { return 3 * static_cast<int>(s); }
[[nodiscard]] constexpr int ring_centre(Side s) { return 3 * static_cast<int>(s) + 1; }
[[nodiscard]] constexpr int ring_right(Side s) { return 3 * static_cast<int>(s) + 2; }
/// The mask after turning the tile clockwise.
[[nodiscard]] constexpr std::uint16_t turned(std::uint16_t edges, int quarters) {
  const int shift = 3 * (quarters % 4);
  return static_cast<std::uint16_t>(((edges << shift) | (edges >> (kRing - shift))) & 0xfff);
}

}  // namespace assize
