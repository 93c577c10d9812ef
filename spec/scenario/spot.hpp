// Places on a tile by name: "city N", "field SL", "monastery". Sides are those of the tile as it lies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "spec/scenario/refs.hpp"
#include "spec/scenario/tile_sides.hpp"

namespace assize::scenario {

/// Why a place is not on a tile, and what is.
struct SpotError {
  std::string message;
  std::vector<std::string> choices;  ///< the places that the tile has, or those among which to choose
};

/// "write 'city N'", "one of: city N, city W"
[[nodiscard]] std::string advice(const std::vector<std::string>& choices);
/// The kind of segment that the place is, if it is one.
[[nodiscard]] std::optional<SegmentKind> segment_kind(Spot spot);
/// The name taken apart; the error says what is wrong with it.
[[nodiscard]] tl::expected<SpotName, SpotError> parse_spot(std::string_view text);
[[nodiscard]] std::string to_string(const SpotName& name);

/// The index of the named segment among TileDef::segments; -1 for a place that is no segment (monastery,
/// garden, tower, foundation, and bridge and castle, which depend on tokens and not on the tile).
[[nodiscard]] tl::expected<std::int16_t, SpotError> resolve_spot(Lying tile, const SpotName& name);
[[nodiscard]] tl::expected<std::int16_t, SpotError> resolve_spot(Lying tile, std::string_view text);

/// The printed name of a segment: its kind, and where the tile has several of the kind, its first side
/// clockwise.
[[nodiscard]] std::string spot_text(Lying tile, std::size_t segment);
/// The printed names of all places on the tile: segments, then monastery, garden, tower.
[[nodiscard]] std::vector<std::string> spots_of(Lying tile);

}  // namespace assize::scenario
