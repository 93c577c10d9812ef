// What a scenario names (clauses, rulings, profiles, tiles, figures, places), resolved against a catalogue.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"
#include "spec/catalogue/geometry.hpp"
#include "spec/catalogue/words.hpp"

namespace assize::scenario {

/// A place in the file, counted from 1; 0 if unknown. Takes no part in comparisons: two scenarios are equal
/// if they say the same, wherever they say it.
struct Where {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  constexpr Where() = default;
  constexpr Where(unsigned l, unsigned c) : line(l), column(c) {}
  constexpr Where(const assize::Where& w) : line(w.line), column(w.column) {}
  constexpr operator assize::Where() const { return {line, column}; }
  constexpr bool operator==(const Where&) const { return true; }
};

/// A clause id, resolved: `id` indexes Catalogue::clauses, `name` is its spelling.
struct ClauseRef {
  ClauseId id{};
  std::string name;
  Where where;
  bool operator==(const ClauseRef&) const = default;
};

/// An option set to a value, resolved; `option` and `value` are the spellings.
struct RulingRef {
  Ruling ruling{};
  std::string option;
  std::string value;
  Where where;
  bool operator==(const RulingRef&) const = default;
};

/// A profile, resolved: `index` into Catalogue::profiles.
struct ProfileRef {
  std::size_t index = 0;
  std::string name;
  Where where;
  bool operator==(const ProfileRef&) const = default;
};

/// A tile design and how it lies: `tile` indexes Catalogue::tiles, `name` is as written ("BA/RCr", "base:D").
struct TileRef {
  std::uint16_t tile = 0;
  std::uint8_t rotation = 0;  ///< quarter turns clockwise; 0 where only the design matters (bag, hand, draw)
  std::string name;
  Where where;
  bool operator==(const TileRef&) const = default;
};

/// "blue large meeple"
struct Figure {
  Colour owner{};
  FigureKind kind{};
  auto operator<=>(const Figure&) const = default;
};

/// "city N": a kind of place and, where one is named, the side. Sides are those of the tile as it lies.
struct SpotName {
  Spot spot{};
  std::int8_t ring = -1;  ///< the named position as in kRingNames (a side for cities, roads and rivers, a
                          ///< half side for fields), or -1
  std::int8_t inner = 0;  ///< "field inner": -1; "field inner 2" where a tile has several: 2; else 0
  bool operator==(const SpotName&) const = default;
};

/// Where a figure stands, or is to stand.
struct Place {
  std::optional<Cell> at;  ///< absent: an area off the tiles, or (deploy) the tile just placed
  SpotName on;
  std::int16_t segment = -1;  ///< index into TileDef::segments, if `on` is a segment and the tile at `at` is
                              ///< certain: resolve_spot() finds it for a tile that only play can tell
  Where where;
  bool operator==(const Place&) const = default;
};

}  // namespace assize::scenario
