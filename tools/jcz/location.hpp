// Names of places on a tile as recordings write them: sides "NS", half sides "NL.NR", inner places "I".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spec/catalogue/geometry.hpp"

namespace assize::jcz {

/// A place on a tile as it lies. Exactly one of the two is set.
struct Location {
  std::uint16_t edges = 0;  ///< ring positions: centres of sides, or half sides
  std::uint8_t inner = 0;   ///< "I" is 1, "IV" is 4
  auto operator<=>(const Location&) const = default;
};

/// Why a name is no place: it is unknown, or one of those that only expansions which are not played have.
enum class NoLocation : std::uint8_t { unknown, not_played };

struct LocationName {
  std::optional<Location> location;
  NoLocation why = NoLocation::unknown;
};
/// Half sides may come in any order.
[[nodiscard]] LocationName parse_location(std::string_view text);
/// The way the program prints it: half sides clockwise from the north, three sides by the one that is
/// missing.
[[nodiscard]] std::string location_text(Location location);

}  // namespace assize::jcz
