// The law as tables: clauses, options, profiles, eligibility and tiles, as generated from spec/ or read anew.
// All members are views; a built-in catalogue is static, a loaded one keeps its own storage.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "spec/catalogue/words.hpp"

namespace assize {

enum class ClauseId : std::uint16_t {};
enum class OptionId : std::uint16_t {};
enum class NumberId : std::uint16_t {};  ///< index into Catalogue::numbers

/// One option set to one of its values; `value` indexes Option::values.
struct Ruling {
  OptionId option{};
  std::uint8_t value = 0;
  bool operator==(const Ruling&) const = default;
};

/// One condition of a clause: the option has one of the values in the mask (bit i: value i).
struct Condition {
  OptionId option{};
  std::uint32_t values = 0;
};

struct Number {
  ClauseId clause{};
  std::string_view name;
  int value = 0;
};

struct Clause {
  std::string_view id;
  std::string_view rulebook;
  std::uint8_t editions = 0;  ///< bit per Edition: the text stands there
  std::uint8_t adopted = 0;   ///< bit per Edition: in force there although the text is silent
  std::string_view adopted_why;
  std::string_view authority;
  std::string_view kind;
  std::string_view source;   ///< file or page
  std::string_view locator;  ///< lines or section
  std::string_view also;     ///< further places, "002:71-80; ..."
  std::string_view statement;
  std::span<const Condition> when;
  std::span<const OptionId> options;
  std::uint16_t first_number = 0;
  std::uint16_t number_count = 0;
  bool restates = false;
  ClauseId cites{};          ///< the decision, if `restates`
  std::string_view pending;  ///< the rulebook it waits for, or empty
  bool testable = true;
  std::string_view why_not;
  std::string_view flag_changed;  ///< why `testable` differs from the handed catalogue, or empty
  std::string_view evidence;      ///< how firm our knowledge of the text is, where we did not read it
  std::string_view note;
};

struct OptionValue {
  std::string_view value;
  std::string_view meaning;
  std::string_view by;  ///< who holds it, if we know
};

struct Option {
  std::string_view id;
  std::string_view title;
  std::string_view kind;  ///< publisher, printing, ambiguity, house
  std::string_view rulebook;
  std::span<const OptionValue> values;
  std::span<const ClauseId> clauses;
  std::string_view pending;
  std::string_view inseparable;  ///< why no position can tell its values apart, or empty
  std::string_view note;
};

struct Profile {
  std::string_view id;
  std::string_view parent;  ///< empty at a root
  Edition edition{};
  std::string_view description;
  std::span<const Ruling> deltas;           ///< what it sets itself
  std::span<const std::uint8_t> rulings;    ///< resolved: a value for every option
  std::span<const std::string_view> basis;  ///< resolved: how firm each ruling is
};

enum class ConstraintKind : std::uint8_t { forces, irrelevant, conflicts };
struct Constraint {
  std::span<const Condition> when;
  ConstraintKind kind{};
  /// forces: must hold; irrelevant: the options no longer matter; conflicts: must not hold.
  std::span<const Condition> then;
  std::string_view text;
};

struct Reading {
  std::string_view value;
  std::string_view text;     ///< the reading in words
  std::string_view outcome;  ///< what it makes of the ambiguity's state and action
};
struct Ambiguity {
  std::string_view id;
  std::string_view question;
  std::string_view status;
  OptionId option{};
  std::string_view state;   ///< a position in which the readings part
  std::string_view action;  ///< what is tried there
  std::span<const Reading> readings;
  std::span<const ClauseId> clauses;
  std::string_view basis;  ///< why the default is what it is
  std::string_view pending;
  std::string_view inseparable;  ///< why no board can separate the readings, or empty
};

/// One cell of the eligibility table; several may match, the first one in force decides.
struct EligibilityCell {
  Cause cause{};
  bool any_figure = false;
  FigureKind figure{};
  bool any_spot = false;
  Spot spot{};
  bool allowed = false;
  ClauseId clause{};
};
/// A neutral figure or token is never moved by these causes.
struct NeutralCell {
  Cause cause{};
  Neutral neutral{};
  ClauseId clause{};
};

enum class SegmentKind : std::uint8_t { field, road, city, river };

/// Ring positions clockwise: NL N NR EL E ER SL S SR WL W WR are bits 0 to 11.
struct SegmentDef {
  SegmentKind kind{};
  std::uint16_t edges = 0;
  std::uint8_t coats = 0;
  std::uint32_t cities = 0;  ///< fields: bit per index among the tile's cities that it borders
  bool inn = false;          ///< roads
  bool cathedral = false;    ///< cities
  bool princess = false;     ///< cities
  std::int8_t goods = -1;    ///< cities: the Goods that they show, or -1
};

enum class RiverRole : std::uint8_t { none, source, mid, fork, lake };

struct TileDef {
  std::string_view id;
  std::string_view set;
  std::string_view letter;  ///< wiki letter or number; empty if unknown
  /// Cities, roads, rivers, then fields, each in the order of the file.
  std::span<const SegmentDef> segments;
  bool monastery = false;
  bool garden = false;
  bool foundation = false;
  bool volcano = false;
  bool dragon = false;
  bool portal = false;    ///< a magic portal
  bool festival = false;
  RiverRole river = RiverRole::none;
  bool road_bridge = false;  ///< a road passes over a city or river
  bool has_block = false;    ///< one of several tiles that form one large block
  std::int8_t block_x = 0, block_y = 0;
  bool known = true;         ///< false: the layout is not known
  std::string_view symbols;  ///< other symbols on it, comma separated, for people
};

struct SetEntry {
  std::uint16_t tile = 0;  ///< index into Catalogue::tiles
  std::uint8_t count = 0;
  bool start = false;  ///< one copy is the start tile
};

struct TileSet {
  std::string_view id;
  std::string_view title;
  std::string_view edition;
  std::string_view rulebook;  ///< the rulebook that its tiles belong to: base, river, tower, or a pending one
  std::span<const SetEntry> entries;
};

struct Catalogue {
  std::span<const Clause> clauses;
  std::span<const Number> numbers;
  std::span<const Option> options;
  std::span<const Profile> profiles;
  std::span<const Constraint> constraints;
  std::span<const Ambiguity> ambiguities;
  std::span<const EligibilityCell> eligibility;
  std::span<const NeutralCell> neutrals;
  std::span<const TileDef> tiles;
  std::span<const TileSet> sets;
};

/// The catalogue generated from spec/ when the program was built.
[[nodiscard]] const Catalogue& builtin_catalogue();

}  // namespace assize
