// Which sides and corners the cities of a tile reach.
#include <algorithm>
#include <bit>

#include "tools/picture/shape/layout.hpp"
#include "tools/picture/shape/outline.hpp"

namespace assize::picture {

namespace {

constexpr double kGap = 0.07;  // on the perimeter, between two cities that meet in a corner

bool has_side(int sides, int s) {
  return (sides >> (s & 3)) & 1;
}

bool has_inner_field(const TileDef& def) {
  return std::any_of(def.segments.begin(), def.segments.end(),
                     [](const SegmentDef& s) { return s.kind == SegmentKind::field && s.edges == 0; });
}

/// What lies on the sides between the two places.
Beyond beyond(const TileDef& def, int segment, double from, double to) {
  for (int i = 0; i < static_cast<int>(def.segments.size()); ++i) {
    const SegmentDef& other = def.segments[static_cast<std::size_t>(i)];
    if (i == segment || other.kind != SegmentKind::city) continue;
    for (int s = 0; s < 4; ++s) {
      const double at = 2 * s + 1;
      if (has_side(sides_of(other), s) && ((at > from && at < to) || (at + 8 > from && at + 8 < to))) {
        return has_inner_field(def) ? Beyond::city_and_field : Beyond::city;
      }
    }
  }
  return Beyond::field;
}

/// The sides of a city as stretches; where another city begins a small gap is left.
std::vector<Stretch> stretches_of(int sides, int other_cities) {
  std::vector<Stretch> stretches;
  for (int s = 0; s < 4; ++s) {
    if (!has_side(sides, s)) continue;
    const bool foreign_before = !has_side(sides, s + 3) && has_side(other_cities, s + 3);
    const bool foreign_after = !has_side(sides, s + 1) && has_side(other_cities, s + 1);
    stretches.push_back({2.0 * s + (foreign_before ? kGap : 0), 2.0 * s + 2 - (foreign_after ? kGap : 0)});
  }
  return stretches;
}

bool covered(const std::vector<Stretch>& stretches, double at) {
  return std::any_of(stretches.begin(), stretches.end(), [&](const Stretch& s) {
    return (at >= s.from && at <= s.to) || (at == 0 && s.to == 8);
  });
}

/// The field segment on a ring position, or -1.
int field_at(const TileDef& def, int position) {
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    const SegmentDef& s = def.segments[i];
    if (s.kind == SegmentKind::field && ((s.edges >> (position % kRing)) & 1)) return static_cast<int>(i);
  }
  return -1;
}

bool has_line(const TileDef& def, int side) {
  return std::any_of(def.segments.begin(), def.segments.end(), [side](const SegmentDef& s) {
    return s.kind != SegmentKind::field && ((s.edges >> (3 * side + 1)) & 1);
  });
}

bool borders(const TileDef& def, int field, int city_index) {
  return (def.segments[static_cast<std::size_t>(field)].cities >> city_index) & 1U;
}

/// Places on the outline where two fields part although nothing that is drawn so far parts them.
std::vector<double> tips_of(const TileDef& def, int city_index) {
  std::vector<double> tips;
  const auto parted = [&](int one, int other) {
    const int a = field_at(def, one), b = field_at(def, other);
    return a >= 0 && b >= 0 && a != b && borders(def, a, city_index) && borders(def, b, city_index);
  };
  for (int s = 0; s < 4; ++s) {
    if (parted(3 * s + 2, 3 * s + 3)) tips.push_back((2 * s + 2) % 8);
    if (!has_line(def, s) && parted(3 * s, 3 * s + 2)) tips.push_back(2 * s + 1);
  }
  return tips;
}

CityShape shape(int segment, Curve outline) {
  CityShape city{.segment = segment, .outline = std::move(outline)};
  city.polygon = flatten(city.outline);
  return city;
}

CityShape shape(const TileDef& def, int segment, std::vector<Stretch> stretches) {
  return shape(segment, outline_of(std::move(stretches),
                                   [&](double from, double to) { return beyond(def, segment, from, to); }));
}

int city_sides(const TileDef& def) {
  int sides = 0;
  for (const SegmentDef& s : def.segments) sides |= s.kind == SegmentKind::city ? sides_of(s) : 0;
  return sides;
}

int first_side(int sides) {
  return std::countr_zero(static_cast<unsigned>(sides));
}

/// The half sides of a block tile on which no segment lies.
std::vector<Stretch> block_stretches(const TileDef& def) {
  int edges = 0;
  for (const SegmentDef& s : def.segments) {
    edges |= s.edges;
    for (int side = 0; side < 4; ++side) {
      if (s.kind == SegmentKind::city && has_side(sides_of(s), side)) edges |= 7 << (3 * side);
    }
  }
  std::vector<Stretch> stretches;
  for (int half = 0; half < 8; ++half) {
    if (((edges >> (half / 2 * 3 + half % 2 * 2)) & 1) == 0) stretches.push_back({1.0 * half, half + 1.0});
  }
  return stretches;
}

CityShape draw_city(const TileDef& def, const Variant& variant, int segment, int city_index) {
  const int sides = sides_of(def.segments[static_cast<std::size_t>(segment)]);
  const bool single = std::popcount(static_cast<unsigned>(sides)) == 1;
  if (variant.meet && single) return shape(segment, pointed_cap(first_side(sides)));
  if (variant.choice[static_cast<std::size_t>(segment)] == kBridged) {
    CityShape city = shape(segment, bridged_band(first_side(sides)));
    city.bridged = true;
    return city;
  }
  std::vector<Stretch> stretches = stretches_of(sides, city_sides(def) & ~sides);
  for (const double at : tips_of(def, city_index)) {
    if (variant.meet || covered(stretches, at)) continue;
    if (at == 0) {  // the tip lies across the seam of the perimeter
      stretches.push_back({0, kTipHalf});
      stretches.push_back({8 - kTipHalf, 8});
    } else {
      stretches.push_back({at - kTipHalf, at + kTipHalf});
    }
  }
  return shape(def, segment, std::move(stretches));
}

}  // namespace

int sides_of(const SegmentDef& segment) {
  int sides = 0;
  for (int s = 0; s < 4; ++s) sides |= ((segment.edges >> (3 * s + 1)) & 1) << s;
  return sides;
}

bool passes_through(const SegmentDef& segment) {
  const bool line = segment.kind == SegmentKind::road || segment.kind == SegmentKind::river;
  return line && std::popcount(static_cast<unsigned>(sides_of(segment))) > 1;
}

void draw_cities(const TileDef& def, const Variant& variant, Layout& out) {
  int city_index = 0;
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    if (def.segments[i].kind != SegmentKind::city) continue;
    if (sides_of(def.segments[i]) != 0)
      out.cities.push_back(draw_city(def, variant, static_cast<int>(i), city_index));
    ++city_index;
  }
  if (!def.has_block) return;
  std::vector<Stretch> stretches = block_stretches(def);
  if (!stretches.empty()) out.blocks.push_back(shape(def, -1, std::move(stretches)));
}

}  // namespace assize::picture
