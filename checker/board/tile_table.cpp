#include "checker/board/tile_table.hpp"

#include <bit>

namespace assize {

namespace {

constexpr std::uint16_t kCentres = 0b010'010'010'010;

std::array<std::int8_t, kRing> ring_of(const TileType& type) {
  std::array<std::int8_t, kRing> ring{};
  ring.fill(-1);
  for (std::size_t s = 0; s < type.segments.size(); ++s) {
    for (int i = 0; i < kRing; ++i) {
      if ((type.segments[s].edges >> i) & 1) ring[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(s);
    }
  }
  return ring;
}

SideKind side_kind(const TileType& type, std::int8_t centre) {
  return centre < 0 ? SideKind::field : static_cast<SideKind>(type.segments[static_cast<std::size_t>(centre)].kind);
}

Rotated rotate(const TileType& type, const std::array<std::int8_t, kRing>& ring, int quarters) {
  Rotated r;
  for (const Side at_rest : kSides) {
    const auto to = static_cast<std::size_t>(turned(at_rest, quarters));
    const auto at = [&](int position) { return ring[static_cast<std::size_t>(position)]; };
    r.segment[to] = {at(ring_left(at_rest)), at(ring_centre(at_rest)), at(ring_right(at_rest))};
    r.side[to] = side_kind(type, r.segment[to][1]);
  }
  return r;
}

std::vector<std::uint8_t> fits_of(const TileType& type) {
  std::vector<std::uint8_t> fits(kConstraints, 0);
  for (int code = 0; code < kConstraints; ++code) {
    for (int q = 0; q < 4; ++q) {
      bool fit = true;
      for (std::size_t s = 0; s < 4; ++s) {
        const auto need = static_cast<SideKind>(code / kConstraintPlace[s] % 5);
        fit = fit && (need == SideKind::any || need == type.rotated[static_cast<std::size_t>(q)].side[s]);
      }
      if (fit) fits[static_cast<std::size_t>(code)] |= static_cast<std::uint8_t>(1 << q);
    }
  }
  return fits;
}

/// Joins all segments of `kind` for which `joins` holds into the first of them; the others keep no edges.
template <typename Predicate>
void join_segments(TileType& type, FeatureKind kind, Predicate joins) {
  Segment* first = nullptr;
  for (Segment& s : type.segments) {
    if (s.kind != kind || !joins(s)) continue;
    if (first == nullptr) {
      first = &s;
      continue;
    }
    first->edges |= s.edges;
    first->coats = static_cast<std::uint8_t>(first->coats + s.coats);
    first->cities |= s.cities;
    s.edges = 0;
    s.cities = 0;
    s.loose_ends = 0;
  }
}

/// Parts a segment into the half of its edges that comes first on the ring and the rest.
void part_segment(TileType& type, std::size_t index) {
  const std::uint16_t edges = type.segments[index].edges;
  const int half = std::popcount(edges) / 2;
  std::uint16_t first = 0;
  for (int i = 0, taken = 0; i < kRing && taken < half; ++i) {
    if ((edges >> i) & 1) {
      first = static_cast<std::uint16_t>(first | (1 << i));
      ++taken;
    }
  }
  if (first == 0 || first == edges) return;
  Segment rest = type.segments[index];
  type.segments[index].edges = first;
  rest.edges = static_cast<std::uint16_t>(edges & ~first);
  rest.coats = 0;
  type.segments.push_back(rest);
}

bool has_kind(const TileType& type, FeatureKind kind) {
  for (const Segment& s : type.segments) {
    if (s.kind == kind) return true;
  }
  return false;
}

int single_road_ends(const TileType& type) {
  int n = 0;
  for (const Segment& s : type.segments) n += s.kind == FeatureKind::road && std::popcount(s.edges) == 1 ? 1 : 0;
  return n;
}

/// The road definitions: crossings end roads, and so do the printed ends.
void read_roads(TileType& type, const TileReading& reading) {
  const int ends = single_road_ends(type);
  if (reading.crossings_join_roads && ends > 1) {
    join_segments(type, FeatureKind::road, [](const Segment& s) { return std::popcount(s.edges) == 1; });
  }
  if (!reading.road_ends_stay_open || ends != 1) return;
  for (Segment& s : type.segments) {
    if (s.kind == FeatureKind::road && std::popcount(s.edges) == 1) s.loose_ends = 1;
  }
}

void part_first(TileType& type, FeatureKind kind) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    if (type.segments[i].kind == kind && std::popcount(type.segments[i].edges) > 1) return part_segment(type, i);
  }
}

/// The field definitions; each reading undoes one of them.
void read_fields(TileType& type, const TileDef& def, const TileReading& reading) {
  const auto all = [](const Segment&) { return true; };
  const bool river = has_kind(type, FeatureKind::river);
  const bool road = has_kind(type, FeatureKind::road);
  if (reading.fields_cross_everything) join_segments(type, FeatureKind::field, all);
  if (reading.fields_cross_rivers && river && !road) join_segments(type, FeatureKind::field, all);
  if (reading.fields_pass_bridges && river && def.road_bridge) join_segments(type, FeatureKind::field, all);
  if (reading.bridge_fields_join && !river && def.road_bridge) join_segments(type, FeatureKind::field, all);
  const bool end = def.river == RiverRole::source || def.river == RiverRole::lake;
  if (reading.river_ends_part_fields && end) part_first(type, FeatureKind::field);
  if (reading.gardens_part_fields && def.garden) part_first(type, FeatureKind::field);
  if (reading.foundations_part_fields && def.foundation) part_first(type, FeatureKind::field);
}

void read_bridge(TileType& type, const TileDef& def, const TileReading& reading) {
  if (!def.road_bridge || has_kind(type, FeatureKind::river)) return;
  if (reading.bridges_part_cities) part_first(type, FeatureKind::city);
  if (reading.bridges_stop_roads) part_first(type, FeatureKind::road);
}

std::uint16_t city_mask(const TileType& type, std::uint32_t indices) {
  std::uint16_t mask = 0;
  int city = 0;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    if (type.segments[i].kind != FeatureKind::city) continue;
    if ((indices >> city++) & 1U) mask = static_cast<std::uint16_t>(mask | (1 << i));
  }
  return mask;
}

void add_inner(TileType& type, const TileDef& def) {
  if (def.monastery) {
    type.monastery = static_cast<std::int8_t>(type.segments.size());
    type.segments.push_back({.kind = FeatureKind::monastery});
  }
  if (def.garden) {
    type.garden = static_cast<std::int8_t>(type.segments.size());
    type.segments.push_back({.kind = FeatureKind::garden});
  }
}

}  // namespace

TileReading tile_reading(const Law& law) {
  TileReading r;
  r.crossings_join_roads = law.undone("base.road.crossing"_c);
  r.road_ends_stay_open = law.undone("base.road.ends"_c);
  r.fields_cross_everything = law.undone("base.field.extent"_c);
  r.fields_cross_rivers = law.undone("river.splits-fields"_c);
  r.fields_pass_bridges = law.undone("river.bridges"_c);
  r.river_ends_part_fields = law.undone("river.ends-wrap"_c);
  r.gardens_part_fields = law.undone("garden.not-a-field-split"_c);
  r.bridges_part_cities = law.undone("tower.tiles.bridge.city-not-split"_c);
  r.bridges_stop_roads = law.undone("tower.tiles.bridge.road-continues"_c);
  r.bridge_fields_join = law.undone("tower.tiles.bridge.four-fields"_c);
  r.foundations_part_fields = law.undone("tower.foundation.separate-feature"_c);
  return r;
}

TileType make_tile_type(const Catalogue& catalogue, std::uint16_t tile, const TileReading& reading) {
  const TileDef& def = catalogue.tiles[tile];
  TileType type;
  type.tile = tile;
  type.foundation = def.foundation;
  type.volcano = def.volcano;
  type.dragon = def.dragon;
  type.portal = def.portal;
  type.festival = def.festival;
  type.river = def.river;
  for (const SegmentDef& s : def.segments) {
    type.segments.push_back({.kind = static_cast<FeatureKind>(s.kind), .edges = s.edges, .coats = s.coats, .inn = s.inn,
                             .cathedral = s.cathedral, .princess = s.princess, .goods = s.goods});
    type.princess = type.princess || s.princess;
  }
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    type.segments[i].cities = city_mask(type, def.segments[i].cities);
  }
  add_inner(type, def);
  read_roads(type, reading);
  read_bridge(type, def, reading);
  read_fields(type, def, reading);
  const auto ring = ring_of(type);
  for (int q = 0; q < 4; ++q) type.rotated[static_cast<std::size_t>(q)] = rotate(type, ring, q);
  type.fits = fits_of(type);
  // A field's open places are half sides, everything else's whole sides; both stand as bits in the ring.
  for (Segment& s : type.segments) s.open = static_cast<std::int8_t>(std::popcount(s.edges) + s.loose_ends);
  return type;
}

}  // namespace assize
