// What a scenario expects of the rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/scenario/board.hpp"
#include "spec/scenario/refs.hpp"

namespace assize::scenario {

/// A step that must be refused.
struct IllegalStep {
  std::size_t step = 0;            ///< index into Scenario::steps
  std::vector<ClauseRef> clauses;  ///< the grounds
  bool exact = false;              ///< written as a list: these are all the grounds. Else: among them
  Where where;
  bool operator==(const IllegalStep&) const = default;
};

enum class Role : std::uint8_t { knight, highwayman, monk, farmer };
inline constexpr std::array<std::string_view, 4> kRoleNames = {"knight", "highwayman", "monk", "farmer"};

struct FigureExpected {
  Figure figure;
  Place place;
  std::optional<Role> role;
  Where where;
  bool operator==(const FigureExpected&) const = default;
};

struct TowerExpected {
  Cell at;
  std::optional<int> floors;
  std::optional<bool> open;
  Where where;
  bool operator==(const TowerExpected&) const = default;
};

struct FeatureExpected {
  Place place;
  std::optional<bool> complete;
  std::optional<int> tiles;
  std::optional<int> coats;
  std::optional<int> value;  ///< what it pays to its owner when scored now
  std::optional<std::vector<Colour>> owners;
  std::optional<bool> occupied;
  std::optional<Place> same_as;
  std::optional<Place> apart_from;
  Where where;
  bool operator==(const FeatureExpected&) const = default;
};

/// How many separate features of a kind a tile shows, joins through neighbours included.
struct PartsExpected {
  Cell at;
  std::optional<int> field, road, city;
  Where where;
  bool operator==(const PartsExpected&) const = default;
};

struct RangeExpected {
  Cell tower;
  std::optional<std::vector<Cell>> tiles;  ///< exactly these, sorted; or only their number:
  std::optional<int> count;
  Where where;
  bool operator==(const RangeExpected&) const = default;
};

/// Of the set-up of a new game.
struct SetupExpected {
  std::map<Colour, int> floors;
  std::optional<int> box_floors;
  std::optional<int> bag;
  std::optional<TileRef> start;
  std::map<Colour, Supply> supply;
  std::optional<Colour> first;
  std::optional<TileRef> pile_end;
  Where where;
  bool operator==(const SetupExpected&) const = default;
};

inline constexpr std::array<std::string_view, 19> kSetCounts = {
    "tiles",    "designs",      "foundations", "monasteries", "gardens",    "coats", "bridges",
    "inner_fields", "rivers",   "inns",        "cathedrals",  "wine",       "grain", "cloth",
    "volcanoes", "dragons",     "portals",     "princesses",  "festivals"};
inline constexpr std::array<std::string_view, 5> kSetFlags = {"foundation", "garden", "monastery", "bridge",
                                                              "inner_field"};

/// Of a tile set as the catalogue holds it.
struct SetExpected {
  std::size_t set = 0;  ///< index into Catalogue::sets
  std::string name;
  std::map<std::string, int> counts;  ///< by the names in kSetCounts
  std::vector<std::pair<TileRef, int>> copies;
  std::map<std::string, std::vector<TileRef>> with;  ///< exact lists by what the tiles show: foundation,
                                                     ///< garden, monastery, bridge, inner_field (kSetFlags)
  Where where;
  bool operator==(const SetExpected&) const = default;
};

/// Where the fairy or the dragon stands.
struct NeutralExpected {
  std::optional<Cell> at;        ///< absent: not on the board ("none")
  std::optional<Beside> beside;  ///< the fairy: the figure that she belongs to; absent: to nobody
  Where where;
  bool operator==(const NeutralExpected&) const = default;
};

struct HandExpected {
  std::optional<TileRef> tile;  ///< absent: no tile is in hand ("none")
  bool operator==(const HandExpected&) const = default;
};

/// Everything is optional; an empty map or list says nothing, unless the comment says otherwise.
struct Expectation {
  std::optional<std::vector<IllegalStep>> illegal;  ///< present and empty: no step is refused after all
  std::map<Colour, int> gain, score, scored, track;
  std::map<Colour, Supply> supply;                  ///< only what is named is compared
  std::map<Colour, std::vector<Figure>> prisoners;  ///< exact (as a multiset, sorted) for each captor named
  std::vector<FigureExpected> figures;
  std::vector<Cell> empty;
  std::vector<TowerExpected> towers;
  std::vector<FeatureExpected> features;
  std::vector<PartsExpected> parts;
  std::vector<RangeExpected> in_range;
  std::optional<Colour> turn;
  std::map<Colour, GoodsCount> goods;  ///< only what is named is compared
  std::optional<NeutralExpected> fairy, dragon;
  std::optional<int> part;          ///< of a double turn: 1 or 2
  std::optional<std::string> ask;  ///< the kind of step that is asked for, one of kStepNames, or "none"
  std::optional<Colour> asked;     ///< of whom
  std::optional<HandExpected> hand;
  std::optional<std::vector<TileRef>> discarded;  ///< present and empty: none was put aside
  std::optional<bool> over;
  std::vector<Colour> winners;  ///< sorted
  std::optional<ClauseRef> illegal_setup;
  std::optional<SetupExpected> setup;
  std::vector<SetExpected> catalogue;
  Where where;
  bool operator==(const Expectation&) const = default;
};

}  // namespace assize::scenario
