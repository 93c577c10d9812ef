// What the sides of a lying tile show, and whether two tiles may lie side by side.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/geometry.hpp"

namespace assize::scenario {

/// `inner`: the inner side of a block of tiles; `any`: fits everything (an abbey).
enum class SideKind : std::uint8_t { field, road, city, river, inner, any };
[[nodiscard]] std::string_view name_of(SideKind kind);

/// A tile design as it lies.
struct Lying {
  const TileDef* tile = nullptr;
  int rotation = 0;
};

/// The segment's edges after turning the tile.
[[nodiscard]] std::uint16_t edges_of(const SegmentDef& segment, int rotation);
/// What the side shows, as the tile lies.
[[nodiscard]] SideKind side_kind(Lying tile, Side side);
/// The sides N E S W as letters: F, R, C, V (river), - (inner), * (any). "CRFR"
[[nodiscard]] std::string side_letters(Lying tile);
/// What meets at that side of `tile` if `next` lies there; nothing if they fit.
[[nodiscard]] std::optional<std::pair<SideKind, SideKind>> mismatch(Lying tile, Side side, Lying next);

}  // namespace assize::scenario
