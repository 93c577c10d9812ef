#include "spec/scenario/spot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace assize::scenario {
namespace {

std::string_view word(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::field:
      return "field";
    case SegmentKind::road:
      return "road";
    case SegmentKind::city:
      return "city";
    case SegmentKind::river:
      break;
  }
  return "river";
}

/// The segment's number among the inner fields, from 1.
int inner_number(const TileDef& tile, std::size_t segment) {
  int number = 0;
  for (std::size_t i = 0; i <= segment; ++i) {
    if (tile.segments[i].kind == SegmentKind::field && tile.segments[i].edges == 0) ++number;
  }
  return number;
}

int inner_fields(const TileDef& tile) {
  return static_cast<int>(std::count_if(tile.segments.begin(), tile.segments.end(), [](const SegmentDef& s) {
    return s.kind == SegmentKind::field && s.edges == 0;
  }));
}

bool fits(Lying lying, std::size_t segment, const SpotName& name) {
  const SegmentDef& s = lying.tile->segments[segment];
  if (name.ring >= 0) return (edges_of(s, lying.rotation) >> name.ring & 1U) != 0;
  if (name.inner == 0) return true;
  return s.edges == 0 && (name.inner < 0 || name.inner == inner_number(*lying.tile, segment));
}

std::vector<std::string> texts(Lying tile, const std::vector<std::size_t>& segments) {
  std::vector<std::string> names;
  for (const std::size_t segment : segments) names.push_back(spot_text(tile, segment));
  return names;
}

SpotError lacks(Lying tile, const SpotName& name) {
  return {fmt::format("{}@{} has no '{}'", tile.tile->id, tile.rotation, to_string(name)), spots_of(tile)};
}

}  // namespace

tl::expected<std::int16_t, SpotError> resolve_spot(Lying tile, const SpotName& name) {
  const auto kind = segment_kind(name.spot);
  if (!kind) {
    const bool there = name.spot == Spot::monastery ? tile.tile->monastery
                       : name.spot == Spot::garden  ? tile.tile->garden
                       : name.spot == Spot::tower || name.spot == Spot::foundation
                           ? tile.tile->foundation
                           : !off_the_tiles(name.spot);
    if (!there) return tl::unexpected(lacks(tile, name));
    return std::int16_t{-1};
  }
  std::vector<std::size_t> of_kind;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < tile.tile->segments.size(); ++i) {
    if (tile.tile->segments[i].kind != *kind) continue;
    of_kind.push_back(i);
    if (fits(tile, i, name)) found.push_back(i);
  }
  if (of_kind.empty()) return tl::unexpected(lacks(tile, name));
  if (found.empty()) {
    return tl::unexpected(
        SpotError{fmt::format("{}@{} has no '{}'", tile.tile->id, tile.rotation, to_string(name)),
                  texts(tile, of_kind)});
  }
  if (found.size() > 1) {
    return tl::unexpected(SpotError{fmt::format("'{}' is not clear: {}@{} has {} of them", to_string(name),
                                                tile.tile->id, tile.rotation, found.size()),
                                    texts(tile, found)});
  }
  return static_cast<std::int16_t>(found.front());
}

tl::expected<std::int16_t, SpotError> resolve_spot(Lying tile, std::string_view text) {
  return parse_spot(text).and_then([&](const SpotName& name) { return resolve_spot(tile, name); });
}

std::string spot_text(Lying tile, std::size_t segment) {
  const SegmentDef& s = tile.tile->segments[segment];
  const auto same_kind = std::count_if(tile.tile->segments.begin(), tile.tile->segments.end(),
                                       [&](const SegmentDef& other) { return other.kind == s.kind; });
  if (same_kind == 1) return std::string(word(s.kind));
  if (s.edges == 0) {
    if (inner_fields(*tile.tile) == 1) return fmt::format("{} inner", word(s.kind));
    return fmt::format("{} inner {}", word(s.kind), inner_number(*tile.tile, segment));
  }
  const auto first = static_cast<std::size_t>(std::countr_zero(edges_of(s, tile.rotation)));
  return fmt::format("{} {}", word(s.kind), kRingNames[first]);
}

std::vector<std::string> spots_of(Lying tile) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < tile.tile->segments.size(); ++i) names.push_back(spot_text(tile, i));
  if (tile.tile->monastery) names.emplace_back("monastery");
  if (tile.tile->garden) names.emplace_back("garden");
  if (tile.tile->foundation) names.emplace_back("tower");
  return names;
}

}  // namespace assize::scenario
