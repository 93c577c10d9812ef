// The tiles of one game in the form that the engine needs: sides and segments in all four rotations.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "checker/law.hpp"
#include "spec/catalogue/geometry.hpp"

namespace assize {

/// What a segment of a tile is a piece of. The first four equal SegmentKind.
enum class FeatureKind : std::uint8_t { field, road, city, river, monastery, garden };
inline constexpr std::array<std::string_view, 6> kFeatureNames = {"field", "road",      "city",
                                                                  "river", "monastery", "garden"};
[[nodiscard]] constexpr std::string_view name_of(FeatureKind k) { return kFeatureNames[static_cast<std::size_t>(k)]; }

/// What one side shows; `any` is the constraint of an empty neighbour.
enum class SideKind : std::uint8_t { field, road, city, river, any };

struct Segment {
  FeatureKind kind{};
  std::uint16_t edges = 0;    ///< at rotation 0
  std::uint8_t coats = 0;
  std::uint16_t cities = 0;   ///< fields: mask of segments (cities) on this tile that it borders
  std::int8_t loose_ends = 0; ///< open ends inside the tile that no neighbour can close
  std::int8_t open = 0;       ///< sides (fields: half sides) by which it can go on, loose ends included
  bool inn = false;
  bool cathedral = false;
  bool princess = false;
  std::int8_t goods = -1;     ///< Goods, or -1
};

struct Rotated {
  std::array<SideKind, 4> side{};
  std::array<std::array<std::int8_t, 3>, 4> segment{};  ///< by side: left half, centre, right half; -1: none
};

struct TileType {
  std::uint16_t tile = 0;  ///< index into Catalogue::tiles
  std::vector<Segment> segments;
  std::array<Rotated, 4> rotated{};
  std::int8_t monastery = -1;  ///< its segment, or -1
  std::int8_t garden = -1;
  bool foundation = false;
  bool volcano = false;
  bool dragon = false;
  bool portal = false;
  bool princess = false;       ///< one of its cities shows one
  bool festival = false;
  RiverRole river = RiverRole::none;
  std::vector<std::uint8_t> fits;  ///< by constraint (base 5, north first): mask of rotations
};

inline constexpr int kConstraints = 625;
inline constexpr std::array<std::uint16_t, 4> kConstraintPlace = {1, 5, 25, 125};
inline constexpr std::uint16_t kUnconstrained = 4 * (1 + 5 + 25 + 125);

/// How definitions of the law shape a tile; all false as the documents have it.
struct TileReading {
  bool crossings_join_roads = false;   ///< without base.road.crossing
  bool road_ends_stay_open = false;    ///< without base.road.ends
  bool fields_cross_everything = false;///< without base.field.extent
  bool fields_cross_rivers = false;    ///< without river.splits-fields
  bool fields_pass_bridges = false;    ///< without river.bridges
  bool river_ends_part_fields = false; ///< without river.ends-wrap
  bool gardens_part_fields = false;    ///< without garden.not-a-field-split
  bool bridges_part_cities = false;    ///< without tower.tiles.bridge.city-not-split
  bool bridges_stop_roads = false;     ///< without tower.tiles.bridge.road-continues
  bool bridge_fields_join = false;     ///< without tower.tiles.bridge.four-fields
  bool foundations_part_fields = false;///< without tower.foundation.separate-feature
};

/// Reads the definitions that shape tiles from the law.
[[nodiscard]] TileReading tile_reading(const Law& law);
[[nodiscard]] TileType make_tile_type(const Catalogue& catalogue, std::uint16_t tile, const TileReading& reading);

}  // namespace assize
