#include "tools/picture/shape/raster.hpp"

#include <algorithm>

namespace assize::picture {

namespace {

bool on_line(const LineShape& line, Point p) {
  const double half = line.river ? kRiverHalf : kRoadHalf;
  return std::any_of(line.chains.begin(), line.chains.end(),
                     [&](const std::vector<Point>& chain) { return distance_to(chain, p) < half; });
}

bool in_city(const CityShape& city, Point p) {
  if (city.bridged && distance(p, kCentre) < 0.2) return false;
  return inside(city.polygon, p);
}

/// The field segment of a ring position in the data, or -1.
int field_in_data(const TileDef& def, int ring) {
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    if (def.segments[i].kind == SegmentKind::field && ((def.segments[i].edges >> ring) & 1))
      return static_cast<int>(i);
  }
  return -1;
}

constexpr std::array<int, 8> kHalves = {0, 2, 3, 5, 6, 8, 9, 11};

}  // namespace

Raster::Raster(const Layout& layout)
    : segments_(static_cast<std::size_t>(kSize * kSize), -1), fields_(segments_.size(), -1) {
  cover(layout);
  find_fields();
  name_fields(*layout.def);
  count_misfits(*layout.def);
  count_strays(*layout.def);
}

int Raster::segment(Point p) const {
  const auto at = [](double v) { return std::clamp(static_cast<int>(v * kSize), 0, kSize - 1); };
  return segment(at(p.x), at(p.y));
}

void Raster::cover(const Layout& layout) {
  constexpr int kFree = -2;
  for (int y = 0; y < kSize; ++y) {
    for (int x = 0; x < kSize; ++x) {
      const Point p = centre(x, y);
      int top = kFree;
      for (const LineShape& line : layout.lines) top = line.river && on_line(line, p) ? line.segment : top;
      for (const CityShape& block : layout.blocks) top = in_city(block, p) ? -1 : top;
      for (const CityShape& city : layout.cities) top = in_city(city, p) ? city.segment : top;
      for (const LineShape& path : layout.paths) top = on_line(path, p) ? -1 : top;
      for (const LineShape& line : layout.lines) top = !line.river && on_line(line, p) ? line.segment : top;
      segments_[index(x, y)] = top == kFree ? -1 : top;
      fields_[index(x, y)] = top == kFree ? kFree : -1;
    }
  }
}

void Raster::find_fields() {
  for (int y = 0; y < kSize; ++y) {
    for (int x = 0; x < kSize; ++x) {
      if (fields_[index(x, y)] == -2) flood(x, y, static_cast<int>(sizes_.size()));
    }
  }
}

void Raster::flood(int x, int y, int field) {
  sizes_.push_back(0);
  std::vector<std::pair<int, int>> open{{x, y}};
  while (!open.empty()) {
    const auto [px, py] = open.back();
    open.pop_back();
    if (px < 0 || py < 0 || px >= kSize || py >= kSize || fields_[index(px, py)] != -2) continue;
    fields_[index(px, py)] = field;
    ++sizes_[static_cast<std::size_t>(field)];
    open.insert(open.end(), {{px + 1, py}, {px - 1, py}, {px, py + 1}, {px, py - 1}});
  }
}

int Raster::field_at_half(int ring) const {
  const double along_side = (ring % 3 == 0) ? 0.25 : 0.75;
  const Point p = turned(Point{along_side, 0.5 / kSize}, ring / 3);
  return fields_[index(static_cast<int>(p.x * kSize), static_cast<int>(p.y * kSize))];
}

/// Somewhere five pixels wide; anything less is a gap between two walls.
bool Raster::is_wide(int field) const {
  constexpr int kReach = 2;
  for (int y = kReach; y < kSize - kReach; ++y) {
    for (int x = kReach; x < kSize - kReach; ++x) {
      bool wide = true;
      for (int d = -kReach; d <= kReach && wide; ++d) {
        wide = fields_[index(x + d, y)] == field && fields_[index(x, y + d)] == field;
      }
      if (wide) return true;
    }
  }
  return false;
}

void Raster::name_fields(const TileDef& def) {
  names_.assign(sizes_.size(), -1);
  for (const int ring : kHalves) {
    const int field = field_at_half(ring);
    if (field >= 0 && names_[static_cast<std::size_t>(field)] < 0) {
      names_[static_cast<std::size_t>(field)] = field_in_data(def, ring);
    }
  }
  // Inner fields in the order of their size.
  std::vector<int> unnamed;
  for (std::size_t f = 0; f < sizes_.size(); ++f) {
    if (names_[f] < 0 && is_wide(static_cast<int>(f))) unnamed.push_back(static_cast<int>(f));
  }
  std::stable_sort(unnamed.begin(), unnamed.end(), [&](int a, int b) {
    return sizes_[static_cast<std::size_t>(a)] > sizes_[static_cast<std::size_t>(b)];
  });
  std::size_t next = 0;
  if (def.segments.empty()) return;  // an abbey: it has no field
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    if (def.segments[i].kind != SegmentKind::field || def.segments[i].edges != 0) continue;
    if (next < unnamed.size()) {
      names_[static_cast<std::size_t>(unnamed[next++])] = static_cast<int>(i);
    } else {
      ++misfits_;
    }
  }
  misfits_ += static_cast<int>(unnamed.size() - next);
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    if (fields_[i] >= 0) segments_[i] = names_[static_cast<std::size_t>(fields_[i])];
  }
}

void Raster::count_misfits(const TileDef& def) {
  for (const int a : kHalves) {
    for (const int b : kHalves) {
      const int in_data_a = field_in_data(def, a), in_data_b = field_in_data(def, b);
      if (in_data_a < 0 || in_data_b < 0) continue;
      const int drawn_a = field_at_half(a), drawn_b = field_at_half(b);
      const bool same = drawn_a >= 0 && drawn_a == drawn_b;
      if (same != (in_data_a == in_data_b)) ++misfits_;
    }
  }
}

void Raster::count_strays(const TileDef& def) {
  std::vector<int> cities;
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    if (def.segments[i].kind == SegmentKind::city) cities.push_back(static_cast<int>(i));
  }
  std::vector<std::vector<int>> contacts(def.segments.size(), std::vector<int>(cities.size(), 0));
  for (int y = 1; y + 1 < kSize; ++y) {
    for (int x = 1; x + 1 < kSize; ++x) {
      const int field = segment(x, y);
      if (field < 0 || fields_[index(x, y)] < 0) continue;
      for (std::size_t c = 0; c < cities.size(); ++c) {
        const bool touches = segment(x + 1, y) == cities[c] || segment(x - 1, y) == cities[c] ||
                             segment(x, y + 1) == cities[c] || segment(x, y - 1) == cities[c];
        contacts[static_cast<std::size_t>(field)][c] += touches ? 1 : 0;
      }
    }
  }
  for (std::size_t i = 0; i < def.segments.size(); ++i) {
    if (def.segments[i].kind != SegmentKind::field) continue;
    for (std::size_t c = 0; c < cities.size(); ++c) {
      const bool touches = contacts[i][c] >= 3;
      strays_ += touches != (((def.segments[i].cities >> c) & 1U) != 0) ? 1 : 0;
    }
  }
}

}  // namespace assize::picture
