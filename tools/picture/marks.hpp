// What tiles show for the rules of expansions, besides buildings and coats of arms.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize::picture {

enum class Mark : std::uint8_t {
  inn,
  cathedral,
  wine,
  grain,
  cloth,
  princess,
  volcano,
  dragon,
  portal,
  festival
};
inline constexpr std::array<std::string_view, 10> kMarkNames = {
    "inn",      "cathedral", "wine",          "grain",        "cloth",
    "princess", "volcano",   "dragon symbol", "magic portal", "festival"};
[[nodiscard]] constexpr std::string_view name_of(Mark m) {
  return kMarkNames[static_cast<std::size_t>(m)];
}
[[nodiscard]] constexpr Mark mark_of(Goods g) {
  return static_cast<Mark>(static_cast<int>(Mark::wine) + static_cast<int>(g));
}

/// The part of an expansion that gives the mark its meaning.
[[nodiscard]] Part part_of(Mark mark);

/// A mark on a tile.
struct PrintedMark {
  Mark what{};
  int segment = -1;  ///< the road or city that it belongs to; -1: the tile
};
[[nodiscard]] std::vector<PrintedMark> marks_of(const TileDef& def);

}  // namespace assize::picture
