// Colours and measures of the SVG pictures. A tile measures 100 units.
#pragma once

#include <array>
#include <string_view>

#include "spec/catalogue/words.hpp"

namespace assize::picture {

inline constexpr double kUnit = 100;  ///< width of a tile

inline constexpr std::string_view kInk = "#2b2620";
inline constexpr std::string_view kPaper = "#ffffff";
inline constexpr std::string_view kFaint = "#8b857b";
inline constexpr std::string_view kField = "#c9dfa0";
inline constexpr std::string_view kSeam = "#9dba70";
inline constexpr std::string_view kCity = "#dfba86";
inline constexpr std::string_view kWall = "#80512c";
inline constexpr std::string_view kRoad = "#fffdf6";
inline constexpr std::string_view kRoadEdge = "#8c8470";
inline constexpr std::string_view kRiver = "#8cc4e6";
inline constexpr std::string_view kRiverEdge = "#4a8ab8";
inline constexpr std::string_view kStone = "#bdb8ae";
inline constexpr std::string_view kStoneEdge = "#57524a";
inline constexpr std::string_view kRoof = "#b5452f";
inline constexpr std::string_view kLeaf = "#5f9440";
inline constexpr std::string_view kCoat = "#2f5aa8";
inline constexpr std::string_view kRange = "#7a3fb0";
inline constexpr std::string_view kFocus = "#e07b00";
inline constexpr std::string_view kWrong = "#c62828";

/// The fill of an owner's figures, by Colour.
inline constexpr std::array<std::string_view, 8> kOwners = {"#d8342c", "#2a66c8", "#2e9440", "#f5c830",
                                                            "#33302e", "#ee86b6", "#8f9296", "#fafafa"};
[[nodiscard]] constexpr std::string_view fill_of(Colour c) {
  return kOwners[static_cast<std::size_t>(c)];
}
/// The colour of lines within a figure of that fill.
[[nodiscard]] constexpr std::string_view line_on(Colour c) {
  return c == Colour::yellow || c == Colour::white || c == Colour::pink ? "#2b2620" : "#ffffff";
}

}  // namespace assize::picture
