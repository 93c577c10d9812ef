#include "tools/picture/shape/mark_places.hpp"

namespace assize::picture {

namespace {

/// About the middle of a road: the centre of a crossing, else halfway along.
Point midway(const Layout& layout, int segment) {
  for (const LineShape& line : layout.lines) {
    if (line.segment != segment || line.chains.empty()) continue;
    return line.chains.size() > 1 ? kCentre : along(line.chains.front(), 0.5);
  }
  return kCentre;
}

}  // namespace

Point place_mark(const Layout& layout, PrintedMark mark, double radius, Room& room) {
  if (mark.segment < 0) return room.on_open_ground(radius);
  const SegmentDef& segment = layout.def->segments[static_cast<std::size_t>(mark.segment)];
  if (segment.kind == SegmentKind::city) return room.on_segment(mark.segment, radius);
  return room.on_field(radius, midway(layout, mark.segment));
}

}  // namespace assize::picture
