// The closed vocabularies that data, engine, constraints and scenarios share, with their spelling in files.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assize {

/// Figures that players own. The order is the order in which supplies are listed.
enum class FigureKind : std::uint8_t {
  meeple,
  large_meeple,
  abbot,
  phantom,
  builder,
  pig,
  mayor,
  wagon,
  barn,
  shepherd,
  ringmaster,
  guard_meeple
};
inline constexpr std::array<std::string_view, 12> kFigureNames = {
    "meeple", "large meeple", "abbot", "phantom",  "builder",    "pig",
    "mayor",  "wagon",        "barn",  "shepherd", "ringmaster", "guard meeple"};

/// Neutral figures and tokens: never owned, never captured, only standing about.
enum class Neutral : std::uint8_t {
  fairy,
  dragon,
  count,
  big_top,
  ghost,
  big_pink_pig,
  mage,
  witch,
  teacher,
  king,
  robber_baron,
  bridge,
  castle,
  sheep,
  animal,
  ferry,
  gold_ingot,
  fruit_tree,
  tollhouse,
  little_building,
  outbreak,
  flea,
  tunnel
};
inline constexpr std::array<std::string_view, 23> kNeutralNames = {
    "fairy",     "dragon",          "count",    "big top", "ghost",        "big pink pig",
    "mage",      "witch",           "teacher",  "king",    "robber baron", "bridge",
    "castle",    "sheep",           "animal",   "ferry",   "gold ingot",   "fruit tree",
    "tollhouse", "little building", "outbreak", "flea",    "tunnel"};

/// Where a figure can be, apart from a supply or a captor. The first six lie on a tile; from `carcassonne` on
/// they are areas off the tiles.
enum class Spot : std::uint8_t {
  field,
  road,
  city,
  monastery,
  garden,
  tower,
  bridge,
  castle,
  foundation,
  river,
  carcassonne,
  leipzig,
  wheel_crown,
  bathhouse,
  acrobats,
  tree
};
inline constexpr std::array<std::string_view, 16> kSpotNames = {
    "field",      "road",  "city",        "monastery", "garden",      "tower",     "bridge",   "castle",
    "foundation", "river", "carcassonne", "leipzig",   "wheel crown", "bathhouse", "acrobats", "tree"};
[[nodiscard]] constexpr bool off_the_tiles(Spot s) {
  return s >= Spot::carcassonne;
}

/// What puts a figure somewhere or moves it away: the rows of the eligibility table.
enum class Cause : std::uint8_t {
  deployed,
  captured,
  scored,
  exchanged,
  ransomed,
  recalled,
  eaten,
  plague,
  festival,
  princess,
  third_ghost,
  ghosted
};
inline constexpr std::array<std::string_view, 12> kCauseNames = {
    "deployed", "captured", "scored",   "exchanged", "ransomed",    "recalled",
    "eaten",    "plague",   "festival", "princess",  "third ghost", "ghosted"};

/// Parts of expansions that are played one by one; a part that is not in play leaves its symbols decoration.
enum class Part : std::uint8_t {
  abbot,
  phantom,
  large_meeple,
  inns,
  cathedrals,
  builder,
  pig,
  goods,
  dragon,
  fairy,
  princess,
  portal,
  festival
};
inline constexpr std::array<std::string_view, 13> kPartNames = {
    "abbot", "phantom", "large-meeple", "inns",     "cathedrals", "builder", "pig",
    "goods", "dragon",  "fairy",        "princess", "portal",     "festival"};

using Parts = std::bitset<kPartNames.size()>;
[[nodiscard]] inline bool has(const Parts& parts, Part part) { return parts[static_cast<std::size_t>(part)]; }

/// The goods on city tiles and the tokens taken for them.
enum class Goods : std::uint8_t { wine, grain, cloth };
inline constexpr std::array<std::string_view, 3> kGoodsNames = {"wine", "grain", "cloth"};

enum class Edition : std::uint8_t { c1, c2, c3 };
inline constexpr std::array<std::string_view, 3> kEditionNames = {"C1", "C2", "C3"};

enum class Colour : std::uint8_t { red, blue, green, yellow, black, pink, grey, white };
inline constexpr std::array<std::string_view, 8> kColourNames = {"red",   "blue", "green", "yellow",
                                                                 "black", "pink", "grey",  "white"};
inline constexpr int kMaxPlayers = 8;

template <typename Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> word_of(const std::array<std::string_view, N>& names,
                                                    std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

[[nodiscard]] constexpr std::string_view name_of(FigureKind f) {
  return kFigureNames[static_cast<std::size_t>(f)];
}
[[nodiscard]] constexpr std::string_view name_of(Neutral n) {
  return kNeutralNames[static_cast<std::size_t>(n)];
}
[[nodiscard]] constexpr std::string_view name_of(Spot s) {
  return kSpotNames[static_cast<std::size_t>(s)];
}
[[nodiscard]] constexpr std::string_view name_of(Cause c) {
  return kCauseNames[static_cast<std::size_t>(c)];
}
[[nodiscard]] constexpr std::string_view name_of(Part p) {
  return kPartNames[static_cast<std::size_t>(p)];
}
[[nodiscard]] constexpr std::string_view name_of(Goods g) {
  return kGoodsNames[static_cast<std::size_t>(g)];
}
[[nodiscard]] constexpr std::string_view name_of(Edition e) {
  return kEditionNames[static_cast<std::size_t>(e)];
}
[[nodiscard]] constexpr std::string_view name_of(Colour c) {
  return kColourNames[static_cast<std::size_t>(c)];
}

}  // namespace assize
