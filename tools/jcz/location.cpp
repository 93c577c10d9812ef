#include "tools/jcz/location.hpp"

#include <algorithm>
#include <array>

namespace assize::jcz {

namespace {

struct SideName {
  std::string_view name;
  std::uint8_t sides;  ///< bit 0 north, 1 east, 2 south, 3 west
};
constexpr std::array<SideName, 15> kSideSets = {{{"N", 0b0001},
                                                 {"E", 0b0010},
                                                 {"S", 0b0100},
                                                 {"W", 0b1000},
                                                 {"NE", 0b0011},
                                                 {"SE", 0b0110},
                                                 {"SW", 0b1100},
                                                 {"NW", 0b1001},
                                                 {"NS", 0b0101},
                                                 {"WE", 0b1010},
                                                 {"_N", 0b1110},
                                                 {"_E", 0b1101},
                                                 {"_S", 0b1011},
                                                 {"_W", 0b0111},
                                                 {"NWSE", 0b1111}}};
constexpr std::array<std::string_view, 4> kInner = {"I", "II", "III", "IV"};
constexpr std::array<std::string_view, 5> kNotPlayed = {"AS_ABBOT", "QUARTER_CASTLE", "QUARTER_MARKET",
                                                        "QUARTER_BLACKSMITH", "QUARTER_CATHEDRAL"};

constexpr std::uint16_t centres(std::uint8_t sides) {
  std::uint16_t edges = 0;
  for (const Side s : kSides) {
    if (((sides >> static_cast<int>(s)) & 1) != 0)
      edges = static_cast<std::uint16_t>(edges | (1U << ring_centre(s)));
  }
  return edges;
}

/// The bit of "NL" and its kin; 0: no such half side.
std::uint16_t half_side(std::string_view name) {
  for (int r = 0; r < kRing; ++r) {
    if (kRingNames[static_cast<std::size_t>(r)] == name && name.size() == 2)
      return static_cast<std::uint16_t>(1U << r);
  }
  return 0;
}

std::optional<Location> parse_half_sides(std::string_view text) {
  Location location;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t dot = std::min(text.find('.', from), text.size());
    const std::uint16_t half = half_side(text.substr(from, dot - from));
    if (half == 0 || (location.edges & half) != 0) return std::nullopt;
    location.edges = static_cast<std::uint16_t>(location.edges | half);
    from = dot + 1;
  }
  return location;
}

}  // namespace

LocationName parse_location(std::string_view text) {
  for (const SideName& s : kSideSets) {
    if (s.name == text) return {Location{.edges = centres(s.sides)}};
  }
  for (std::size_t i = 0; i < kInner.size(); ++i) {
    if (kInner[i] == text) return {Location{.inner = static_cast<std::uint8_t>(i + 1)}};
  }
  if (std::find(kNotPlayed.begin(), kNotPlayed.end(), text) != kNotPlayed.end())
    return {std::nullopt, NoLocation::not_played};
  return {parse_half_sides(text)};
}

std::string location_text(Location location) {
  if (location.inner > 0) return std::string(kInner[static_cast<std::size_t>(location.inner - 1)]);
  for (const SideName& s : kSideSets) {
    if (centres(s.sides) == location.edges) return std::string(s.name);
  }
  std::string text;
  for (int r = 0; r < kRing; ++r) {
    if (((location.edges >> r) & 1) == 0) continue;
    if (!text.empty()) text += '.';
    text += kRingNames[static_cast<std::size_t>(r)];
  }
  return text;
}

}  // namespace assize::jcz
