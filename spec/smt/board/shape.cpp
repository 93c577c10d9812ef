#include "spec/smt/board/shape.hpp"

#include "spec/smt/board/reading.hpp"

namespace assize::smt {

namespace {

bool touches(std::uint16_t edges, Side s, SegmentKind kind) {
  return kind != SegmentKind::field && ((edges >> ring_centre(s)) & 1) != 0;
}

bool touches_half(std::uint16_t edges, int half) {
  const Side s = side_of_half(half);
  const int bit = half % 2 == 0 ? ring_left(s) : ring_right(s);
  return ((edges >> bit) & 1) != 0;
}

/// Enters the segment under every side that it touches; its first side, or -1.
int enter_sides(std::array<std::int8_t, 4>& by_side, std::uint16_t edges, SegmentKind kind) {
  int first = -1;
  for (const Side s : kSides) {
    if (!touches(edges, s, kind)) continue;
    if (first < 0) first = static_cast<int>(s);
    by_side[static_cast<std::size_t>(s)] = static_cast<std::int8_t>(first);
  }
  return first;
}

int enter_halves(std::array<std::int8_t, kHalves>& by_half, std::uint16_t edges) {
  int first = -1;
  for (int h = 0; h < kHalves; ++h) {
    if (!touches_half(edges, h)) continue;
    if (first < 0) first = h;
    by_half[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(first);
  }
  return first;
}

void enter(Shape& shape, const SegmentDef& segment, int index) {
  const std::uint16_t edges = turned(segment.edges, shape.rotation);
  const auto seat_at = [&](Seat seat) { shape.segment[static_cast<std::size_t>(seat)] = static_cast<std::int8_t>(index); };
  switch (segment.kind) {
    case SegmentKind::city: {
      const int first = enter_sides(shape.city, edges, segment.kind);
      if (first < 0) return;
      const auto side = static_cast<std::size_t>(first);
      shape.coats[side] = segment.coats;
      shape.cathedral[side] = segment.cathedral;
      shape.princess[side] = segment.princess;
      shape.goods[side] = static_cast<std::int8_t>(segment.goods + 1);
      return seat_at(kCitySeat + first);
    }
    case SegmentKind::road: {
      const int first = enter_sides(shape.road, edges, segment.kind);
      if (first < 0) return;
      shape.inn[static_cast<std::size_t>(first)] = segment.inn;
      return seat_at(kRoadSeat + first);
    }
    case SegmentKind::river: (void)enter_sides(shape.river, edges, segment.kind); return;
    case SegmentKind::field: {
      const int first = enter_halves(shape.field, edges);
      return seat_at(first < 0 ? kInnerSeat + shape.inner_fields++ : kFieldSeat + first);
    }
  }
}

}  // namespace

Spot spot_of(Seat seat) {
  if (seat < kRoadSeat) return Spot::city;
  if (seat < kFieldSeat) return Spot::road;
  if (seat < kMonasterySeat) return Spot::field;
  constexpr std::array<Spot, 5> kRest = {Spot::monastery, Spot::garden, Spot::tower, Spot::bridge, Spot::castle};
  return kRest[static_cast<std::size_t>(seat - kMonasterySeat)];
}

Shape shape_of(const Catalogue& catalogue, std::uint16_t tile, int rotation) {
  return shape_of(catalogue, tile, rotation, {});
}

Shape shape_of(const Catalogue& catalogue, std::uint16_t tile, int rotation, const Reading& reading) {
  const TileDef& def = catalogue.tiles[tile];
  Shape shape;
  shape.tile = tile;
  shape.rotation = static_cast<std::uint8_t>(rotation);
  shape.city.fill(-1);
  shape.road.fill(-1);
  shape.river.fill(-1);
  shape.field.fill(-1);
  shape.segment.fill(-1);
  shape.monastery = def.monastery;
  shape.garden = def.garden;
  shape.foundation = def.foundation;
  shape.block = def.has_block;
  shape.role = def.river;
  shape.symbol = {def.volcano, def.dragon, def.portal, def.festival};
  for (std::size_t i = 0; i < def.segments.size(); ++i) enter(shape, def.segments[i], static_cast<int>(i));
  for (std::size_t s = 0; s < 4; ++s) {
    if (shape.city[s] >= 0) shape.show[s] = Show::city;
    if (shape.road[s] >= 0) shape.show[s] = Show::road;
    if (shape.river[s] >= 0) shape.show[s] = Show::river;
  }
  read(shape, def, reading);
  return shape;
}

Shape with_symbols_of(Shape shape, const Parts& parts) {
  const auto in_play = [&](Part p) { return parts[static_cast<std::size_t>(p)]; };
  if (!in_play(Part::inns)) shape.inn.fill(false);
  if (!in_play(Part::cathedrals)) shape.cathedral.fill(false);
  if (!in_play(Part::princess)) shape.princess.fill(false);
  if (!in_play(Part::goods)) shape.goods.fill(0);
  constexpr std::array<Part, kSymbols> kOf = {Part::dragon, Part::dragon, Part::portal, Part::festival};
  for (std::size_t s = 0; s < kSymbols; ++s) shape.symbol[s] = shape.symbol[s] && in_play(kOf[s]);
  return shape;
}

Seat seat_of(const Shape& shape, int segment) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (shape.segment[static_cast<std::size_t>(seat)] == segment) return seat;
  }
  return -1;
}

}  // namespace assize::smt
