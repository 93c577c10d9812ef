#include "spec/smt/board/reading.hpp"

#include <algorithm>

#include "spec/smt/law.hpp"

namespace assize::smt {

namespace {

std::int8_t& field(Shape& shape, int half) {
  return shape.field[static_cast<std::size_t>((half + kHalves) % kHalves)];
}

void join(Shape& shape, int a, int b) {
  const auto [kept, gone] = std::minmax({field(shape, a), field(shape, b)});
  if (kept >= 0) std::replace(shape.field.begin(), shape.field.end(), std::int8_t{gone}, std::int8_t{kept});
}

template <typename Has>
void join_halves(Shape& shape, Has has) {
  for (const Side s : kSides) {
    if (has(static_cast<std::size_t>(s))) join(shape, 2 * static_cast<int>(s), 2 * static_cast<int>(s) + 1);
  }
}

/// The sides at which a road comes to an end on the tile.
std::vector<std::size_t> road_ends(const Shape& shape) {
  std::vector<std::size_t> ends;
  for (std::size_t s = 0; s < 4; ++s) {
    if (shape.road[s] >= 0 && std::count(shape.road.begin(), shape.road.end(), shape.road[s]) == 1)
      ends.push_back(s);
  }
  return ends;
}

/// Three or four roads meet at a crossing or village; fewer end at something else.
void read_roads(Shape& shape, const Reading& reading) {
  const std::vector<std::size_t> ends = road_ends(shape);
  const bool crossing = ends.size() >= 3;
  for (const std::size_t s : ends) {
    if (crossing && reading.crossing_joins) shape.road[s] = static_cast<std::int8_t>(ends.front());
    if (!crossing && reading.ends_are_open) shape.loose[s] = true;
  }
}

/// Everything between one river side and the next hangs together.
void join_banks(Shape& shape) {
  int last = -1;
  const auto rivers =
      std::count_if(shape.river.begin(), shape.river.end(), [](std::int8_t r) { return r >= 0; });
  for (int h = 0; h < 2 * kHalves; ++h) {
    const bool past_river = rivers > 1 && h % 2 == 1 && shape.river[static_cast<std::size_t>(h / 2 % 4)] >= 0;
    if (past_river) last = -1;
    if (field(shape, h) < 0) continue;
    if (last >= 0) join(shape, last, h);
    last = h;
  }
}

/// Parts a field: halves with the same mark stay together, and each part is a place of its own.
template <typename Mark>
void part(Shape& shape, std::int8_t whole, Mark mark) {
  std::array<int, kHalves> first{};
  first.fill(-1);
  const std::int8_t segment = shape.segment[static_cast<std::size_t>(kFieldSeat + whole)];
  for (int h = 0; h < kHalves; ++h) {
    if (field(shape, h) != whole) continue;
    int& begins = first[static_cast<std::size_t>(mark(h))];
    if (begins < 0) begins = h;
  }
  std::array<std::int8_t, kHalves> parts = shape.field;
  for (int h = 0; h < kHalves; ++h) {
    if (field(shape, h) != whole) continue;
    const int begins = first[static_cast<std::size_t>(mark(h))];
    parts[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(begins);
    shape.segment[static_cast<std::size_t>(kFieldSeat + begins)] = segment;
  }
  shape.field = parts;
}

void part_at_river_end(Shape& shape) {
  if (shape.role != RiverRole::source && shape.role != RiverRole::lake) return;
  for (const Side s : kSides) {
    const int left = 2 * static_cast<int>(s);
    if (shape.river[static_cast<std::size_t>(s)] < 0 || field(shape, left) < 0) continue;
    if (field(shape, left) != field(shape, left + 1)) continue;
    // Clockwise from the river's right half: four halves on one bank, four on the other.
    part(shape, field(shape, left), [left](int h) { return (h - left - 1 + kHalves) % kHalves / 4; });
  }
}

void part_round_garden(Shape& shape) {
  const auto size = [&](std::int8_t f) {
    return f < 0 ? 0 : std::count(shape.field.begin(), shape.field.end(), f);
  };
  const auto largest = *std::max_element(shape.field.begin(), shape.field.end(),
                                         [&](std::int8_t a, std::int8_t b) { return size(a) < size(b); });
  if (shape.garden && largest >= 0) part(shape, largest, [](int h) { return h / 2; });
}

}  // namespace

Reading reading_of(const Law& law) {
  const auto off = [&](ClauseId c) { return law.undone(c).is_true(); };
  return {.crossing_joins = off("base.road.crossing"_c),
          .ends_are_open = off("base.road.ends"_c),
          .land_is_one = off("base.field.extent"_c),
          .halves_join = off("base.field.half-edges"_c),
          .banks_join = off("river.splits-fields"_c),
          .river_end_splits = off("river.ends-wrap"_c),
          .under_bridges = off("river.bridges"_c),
          .garden_splits = off("garden.not-a-field-split"_c)};
}

void read(Shape& shape, const TileDef& def, const Reading& reading) {
  read_roads(shape, reading);
  const auto road = [&](std::size_t s) { return shape.road[s] >= 0; };
  if (reading.garden_splits) part_round_garden(shape);
  if (reading.river_end_splits) part_at_river_end(shape);
  if (reading.land_is_one) join_banks(shape);
  if (reading.halves_join || (reading.under_bridges && def.road_bridge)) join_halves(shape, road);
  if (reading.banks_join) join_halves(shape, [&](std::size_t s) { return shape.river[s] >= 0; });
}

}  // namespace assize::smt
