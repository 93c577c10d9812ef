#include "tools/picture/shape/room.hpp"

#include <algorithm>
#include <bit>

namespace assize::picture {

Room::Room(const Layout& layout) : def_(layout.def), raster_(layout) {
  if (layout.village) take(kCentre, 0.09);
}

bool Room::is_kind(int segment, SegmentKind kind) const {
  return segment >= 0 && def_->segments[static_cast<std::size_t>(segment)].kind == kind;
}

bool Room::is_line(int segment) const {
  return is_kind(segment, SegmentKind::road) || is_kind(segment, SegmentKind::river);
}

double Room::free_of_things(Point p) const {
  double free = 1;
  for (const Thing& t : things_) free = std::min(free, distance(p, t.at) - t.radius);
  return free;
}

/// The pixels of a region, and those just outside it.
Room::Region Room::region(const Within& within) const {
  std::vector<bool> in(static_cast<std::size_t>(Raster::kSize * Raster::kSize));
  const auto is_in = [&](int x, int y) {
    const bool on_tile = x >= 0 && y >= 0 && x < Raster::kSize && y < Raster::kSize;
    return on_tile && in[static_cast<std::size_t>(y * Raster::kSize + x)];
  };
  for (int i = 0; i < Raster::kSize * Raster::kSize; ++i) {
    in[static_cast<std::size_t>(i)] = within(raster_.segment(i % Raster::kSize, i / Raster::kSize));
  }
  Region region;
  for (int y = 0; y < Raster::kSize; ++y) {
    for (int x = 0; x < Raster::kSize; ++x) {
      if (is_in(x, y)) {
        region.inner.push_back(Raster::centre(x, y));
      } else if (is_in(x - 1, y) || is_in(x + 1, y) || is_in(x, y - 1) || is_in(x, y + 1)) {
        region.border.push_back(Raster::centre(x, y));
      }
    }
  }
  return region;
}

/// The place with most room up to the radius, then the nearest to the wish. Bounded: the edge of the region
/// counts.
Room::Spot Room::find(const Within& within, double radius, Point wish, bool bounded) const {
  const Region place = region(within);
  Spot best{wish, -1};
  double best_score = -1e9;
  for (const Point p : place.inner) {
    double clear = std::min({p.x, p.y, 1 - p.x, 1 - p.y, free_of_things(p)});
    for (std::size_t i = 0; bounded && i < place.border.size() && clear > -radius; ++i) {
      clear = std::min(clear, distance(p, place.border[i]));
    }
    const double score = std::min(clear, radius * 1.25) - 0.08 * distance(p, wish);
    if (score > best_score + 1e-9) {
      best = {p, clear};
      best_score = score;
    }
  }
  return best;
}

Point Room::middle_of(int segment) const {
  Point sum{};
  int count = 0;
  for (int y = 0; y < Raster::kSize; ++y) {
    for (int x = 0; x < Raster::kSize; ++x) {
      if (raster_.segment(x, y) != segment) continue;
      sum = sum + Raster::centre(x, y);
      ++count;
    }
  }
  return count == 0 ? kCentre : sum * (1.0 / count);
}

Point Room::take(Point at, double radius) {
  things_.push_back({at, radius});
  return at;
}

Point Room::on_segment(int segment, double radius) {
  return on_segment(segment, radius, middle_of(segment));
}

Point Room::on_segment(int segment, double radius, Point wish) {
  const bool bounded = !is_line(segment);
  return take(find([segment](int s) { return s == segment; }, radius, wish, bounded).at, radius);
}

Point Room::anywhere(double radius, Point wish) {
  return take(find([this](int s) { return s < 0 || !is_line(s); }, radius, wish, true).at, radius);
}

Point Room::on_field(double radius, Point wish) {
  const auto field = [this](int s) { return is_kind(s, SegmentKind::field); };
  return take(find(field, radius, wish, true).at, radius);
}

Point Room::beside(Point at, double away, double radius) {
  Point best = at;
  double most = -1e9;
  for (int eighth = 0; eighth < 8; ++eighth) {
    const Point way = perimeter(eighth) - kCentre;
    const Point p = at + way * (away / distance(way, {}));
    const double clear = std::min({p.x, p.y, 1 - p.x, 1 - p.y, free_of_things(p)});
    if (clear <= most + 1e-9) continue;
    best = p;
    most = clear;
  }
  return take(best, radius);
}

Point Room::on_open_ground(double radius) {
  for (const SegmentKind kind : {SegmentKind::field, SegmentKind::city}) {
    Spot best{kCentre, 0};
    for (int i = 0; i < static_cast<int>(def_->segments.size()); ++i) {
      if (!is_kind(i, kind)) continue;
      const Point wish = between(middle_of(i), kCentre, 0.3);
      const Spot spot = find([i](int s) { return s == i; }, radius, wish, true);
      if (spot.clearance > best.clearance + 0.02) best = spot;
    }
    if (best.clearance >= radius * (kind == SegmentKind::field ? 0.72 : 0.5)) return take(best.at, radius);
  }
  return anywhere(radius, kCentre);
}

namespace {

constexpr double kMonastery = 0.16, kGarden = 0.14, kFoundation = 0.15, kCoat = 0.09;

/// Roads end in the centre and nothing passes there.
bool ends_in_centre(const Layout& layout) {
  bool ends = false;
  for (const LineShape& line : layout.lines) {
    for (const auto& chain : line.chains) {
      const bool here = distance(chain.back(), kCentre) < 0.01;
      if (!here && distance_to(chain, kCentre) < 0.06) return false;
      ends = ends || here;
    }
  }
  return ends;
}

/// The end of a road beyond the centre, where a monastery stands behind a river.
Point road_end(const Layout& layout) {
  for (const LineShape& line : layout.lines) {
    if (!line.river && line.curves.size() == 1) return line.curves.front().end();
  }
  return kCentre;
}

void place_coats(const Layout& layout, Room& room, Landmarks& marks) {
  marks.coats.resize(layout.def->segments.size());
  for (std::size_t i = 0; i < layout.def->segments.size(); ++i) {
    const SegmentDef& s = layout.def->segments[i];
    if (s.kind != SegmentKind::city) continue;
    const int first = std::countr_zero(static_cast<unsigned>(sides_of(s)));
    const Point wish = between(perimeter(2 * first + 0.5), kCentre, 0.32);
    for (int c = 0; c < s.coats; ++c) {
      marks.coats[i].push_back(room.on_segment(static_cast<int>(i), kCoat, wish));
    }
  }
}

}  // namespace

Landmarks place_landmarks(const Layout& layout, Room& room) {
  const TileDef& def = *layout.def;
  Landmarks marks;
  const bool meet = ends_in_centre(layout);
  if (def.monastery) {
    const Point end = road_end(layout);
    const bool beyond = !meet && distance(end, kCentre) > 0.15 && distance(end, kCentre) < 0.25;
    marks.monastery = meet     ? room.take(kCentre, kMonastery)
                      : beyond ? room.take(end, kMonastery)
                               : room.on_open_ground(kMonastery);
  }
  if (def.foundation) {
    marks.foundation =
        meet && !def.monastery ? room.take(kCentre, kFoundation) : room.on_open_ground(kFoundation);
  }
  place_coats(layout, room, marks);
  if (def.garden) marks.garden = room.on_open_ground(kGarden);
  return marks;
}

}  // namespace assize::picture
