#include "spec/scenario/tile_sides.hpp"

#include <array>

namespace assize::scenario {
namespace {

constexpr std::array<std::string_view, 6> kNames = {"field", "road", "city", "river", "the inside of a block",
                                                    "any"};
constexpr std::string_view kLetters = "FRCV-*";

/// Two tiles of one block, lying as they do in it.
bool together_in_block(Lying a, Side side, Lying b) {
  if (!a.tile->has_block || !b.tile->has_block || a.tile->set != b.tile->set || a.rotation != b.rotation)
    return false;
  const Cell place{a.tile->block_x, a.tile->block_y};
  const Side unturned = turned(side, 4 - a.rotation % 4);
  return neighbour(place, unturned) == Cell{b.tile->block_x, b.tile->block_y};
}

}  // namespace

std::string_view name_of(SideKind kind) {
  return kNames[static_cast<std::size_t>(kind)];
}

std::uint16_t edges_of(const SegmentDef& segment, int rotation) {
  return turned(segment.edges, rotation);
}

SideKind side_kind(Lying lying, Side side) {
  if (lying.tile->segments.empty() && !lying.tile->has_block) return SideKind::any;
  bool field = false;
  for (const SegmentDef& segment : lying.tile->segments) {
    const unsigned edges = edges_of(segment, lying.rotation);
    if (segment.kind == SegmentKind::field) {
      field = field || (edges >> ring_left(side) & 1U) != 0 || (edges >> ring_right(side) & 1U) != 0;
    } else if ((edges >> ring_centre(side) & 1U) != 0) {
      if (segment.kind == SegmentKind::city) return SideKind::city;
      return segment.kind == SegmentKind::road ? SideKind::road : SideKind::river;
    }
  }
  return field ? SideKind::field : SideKind::inner;
}

std::string side_letters(Lying tile) {
  std::string letters;
  for (const Side side : kSides) letters += kLetters[static_cast<std::size_t>(side_kind(tile, side))];
  return letters;
}

std::optional<std::pair<SideKind, SideKind>> mismatch(Lying tile, Side side, Lying next) {
  const SideKind here = side_kind(tile, side);
  const SideKind there = side_kind(next, opposite(side));
  if (here == SideKind::any || there == SideKind::any) return std::nullopt;
  if (here == SideKind::inner && there == SideKind::inner && !together_in_block(tile, side, next)) {
    return std::pair(here, there);
  }
  if (here == there) return std::nullopt;
  return std::pair(here, there);
}

}  // namespace assize::scenario
