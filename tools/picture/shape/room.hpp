// Where things stand on a tile: monastery, garden, tower, coats of arms, and then figures and tokens, each in
// the free space of the segment to which it belongs.
#pragma once

#include <functional>
#include <vector>

#include "tools/picture/shape/raster.hpp"

namespace assize::picture {

/// Finds places for round things of a given radius, one after the other; none covers another where that can
/// be helped. All points are those of the tile at rotation 0.
class Room {
 public:
  explicit Room(const Layout& layout);

  /// A place on the segment, as near to its middle as there is room.
  Point on_segment(int segment, double radius);
  /// A place on the segment near the wish.
  Point on_segment(int segment, double radius, Point wish);
  /// A place anywhere off roads and rivers, near the wish.
  Point anywhere(double radius, Point wish);
  /// A place on a field, near the wish.
  Point on_field(double radius, Point wish);
  /// A place on the widest field; if that is too narrow, on the widest city.
  Point on_open_ground(double radius);
  /// Takes this very place.
  Point take(Point at, double radius);
  /// The freest place at that distance from the point.
  Point beside(Point at, double away, double radius);

  [[nodiscard]] const Raster& raster() const { return raster_; }

 private:
  using Within = std::function<bool(int)>;
  struct Spot {
    Point at{};
    double clearance = 0;
  };
  struct Region {
    std::vector<Point> inner{}, border{};
  };
  [[nodiscard]] Region region(const Within& within) const;
  [[nodiscard]] Spot find(const Within& within, double radius, Point wish, bool bounded) const;
  [[nodiscard]] double free_of_things(Point p) const;
  [[nodiscard]] Point middle_of(int segment) const;
  [[nodiscard]] bool is_line(int segment) const;
  [[nodiscard]] bool is_kind(int segment, SegmentKind kind) const;

  struct Thing {
    Point at{};
    double radius = 0;
  };
  const TileDef* def_;
  Raster raster_;
  std::vector<Thing> things_;
};

/// The places of what is printed on a tile.
struct Landmarks {
  Point monastery{}, garden{}, foundation{};
  std::vector<std::vector<Point>> coats;  ///< by segment
};

/// Places the printed things and leaves them taken in the room.
[[nodiscard]] Landmarks place_landmarks(const Layout& layout, Room& room);

}  // namespace assize::picture
