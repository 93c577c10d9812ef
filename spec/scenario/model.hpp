// A scenario as plain values: what a TOML file says, every id resolved against a catalogue. Nothing here
// reads, checks or plays; read.hpp makes it, write.hpp writes it, the court runs it. docs/scenarios.md says
// what each key means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/geometry.hpp"
#include "spec/catalogue/words.hpp"

namespace assize::scenario {

/// A place in the file, counted from 1; 0 if unknown. Takes no part in comparisons: two scenarios are equal
/// if they say the same, wherever they say it.
struct Where {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  constexpr bool operator==(const Where&) const { return true; }
};

// ---- words
// -----------------------------------------------------------------------------------------------------

/// A clause id, resolved: `id` indexes Catalogue::clauses, `name` is its spelling.
struct ClauseRef {
  ClauseId id{};
  std::string name;
  Where where;
  bool operator==(const ClauseRef&) const = default;
};

/// An option set to a value, resolved; `option` and `value` are the spellings.
struct RulingRef {
  Ruling ruling{};
  std::string option;
  std::string value;
  Where where;
  bool operator==(const RulingRef&) const = default;
};

/// A profile, resolved: `index` into Catalogue::profiles.
struct ProfileRef {
  std::size_t index = 0;
  std::string name;
  Where where;
  bool operator==(const ProfileRef&) const = default;
};

/// A tile design and how it lies: `tile` indexes Catalogue::tiles, `name` is as written ("BA/RCr", "base:D").
struct TileRef {
  std::uint16_t tile = 0;
  std::uint8_t rotation = 0;  ///< quarter turns clockwise; 0 where only the design matters (bag, hand, draw)
  std::string name;
  Where where;
  bool operator==(const TileRef&) const = default;
};

/// "blue large meeple"
struct Figure {
  Colour owner{};
  FigureKind kind{};
  auto operator<=>(const Figure&) const = default;
};

/// "city N": a kind of place and, where one is named, the side. Sides are those of the tile as it lies.
struct SpotName {
  Spot spot{};
  std::int8_t ring = -1;  ///< the named position as in kRingNames (a side for cities, roads and rivers, a
                          ///< half side for fields), or -1
  bool inner = false;  ///< "field inner"
  bool operator==(const SpotName&) const = default;
};

/// Where a figure stands, or is to stand.
struct Place {
  std::optional<Cell> at;  ///< absent: an area off the tiles, or (deploy) the tile just placed
  SpotName on;
  std::int16_t segment = -1;  ///< index into TileDef::segments, if `on` is a segment and the tile at `at` is
                              ///< certain: resolve_spot() finds it for a tile that only play can tell
  Where where;
  bool operator==(const Place&) const = default;
};

// ---- board
// -----------------------------------------------------------------------------------------------------

struct MapTile {
  Cell at;
  TileRef tile;
  bool operator==(const MapTile&) const = default;
};

struct BoardFigure {
  Figure figure;
  Place place;
  int ghosts = 0;  ///< ghosts beside it
  Where where;
  bool operator==(const BoardFigure&) const = default;
};

struct BoardTower {
  Cell at;
  int floors = 0;
  Where where;
  bool operator==(const BoardTower&) const = default;
};

/// A neutral figure or a token. Exactly one of `at`, `area` and `holder` says where it is.
struct BoardNeutral {
  Neutral kind{};
  std::optional<Cell> at;
  std::optional<Spot> area;      ///< an area off the tiles
  std::optional<Colour> holder;  ///< it lies before this player
  std::string span;              ///< a bridge: "WE" or "NS"; otherwise empty
  Where where;
  bool operator==(const BoardNeutral&) const = default;
};

/// What a player has at hand. A kind that is not named is as play would have it.
struct Supply {
  std::map<FigureKind, int> figures;
  std::optional<int> floors;
  Where where;
  bool operator==(const Supply&) const = default;
};

struct Board {
  std::vector<MapTile> tiles;  ///< row by row; `at` counts from the board's origin, not from the map's corner
  std::vector<BoardFigure> figures;
  std::vector<BoardTower> towers;
  std::vector<BoardNeutral> neutral;                ///< fairy to teacher
  std::vector<BoardNeutral> tokens;                 ///< king to tunnel
  std::map<Colour, std::vector<Figure>> prisoners;  ///< captor: whom he holds
  std::map<Colour, int> score;                      ///< not named: 0
  std::map<Colour, Supply> supply;
  std::optional<std::vector<TileRef>>
      bag;                      ///< undrawn tiles, those that the steps place included; absent: all others
  std::optional<TileRef> hand;  ///< already drawn
  std::optional<Cell> just_placed;  ///< the turn's tile, already placed: the turn stands at the figure step
  Where where;
  bool operator==(const Board&) const = default;
};

// ---- what is expected
// --------------------------------------------------------------------------------------------

/// A step that must be refused.
struct IllegalStep {
  std::size_t step = 0;            ///< index into Scenario::steps
  std::vector<ClauseRef> clauses;  ///< the grounds
  bool exact = false;              ///< written as a list: these are all the grounds. Else: among them
  Where where;
  bool operator==(const IllegalStep&) const = default;
};

enum class Role : std::uint8_t { knight, highwayman, monk, farmer };

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

/// Of a tile set as the catalogue holds it.
struct SetExpected {
  std::size_t set = 0;  ///< index into Catalogue::sets
  std::string name;
  std::map<std::string, int> counts;  ///< tiles, designs, foundations, monasteries, gardens, coats, bridges,
                                      ///< inner_fields, rivers (kSetCounts)
  std::vector<std::pair<TileRef, int>> copies;
  std::map<std::string, std::vector<TileRef>> with;  ///< exact lists by what the tiles show: foundation,
                                                     ///< garden, monastery, bridge, inner_field (kSetFlags)
  Where where;
  bool operator==(const SetExpected&) const = default;
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
  std::optional<std::string> ask;   ///< the kind of step that is asked for, one of kStepNames, or "none"
  std::optional<Colour> asked;      ///< of whom
  std::optional<std::string> hand;  ///< the tile in hand, as written; "none": no tile
  std::optional<std::uint16_t> hand_tile;         ///< its index; absent for "none"
  std::optional<std::vector<TileRef>> discarded;  ///< present and empty: none was put aside
  std::optional<bool> over;
  std::vector<Colour> winners;  ///< sorted
  std::optional<ClauseRef> illegal_setup;
  std::optional<SetupExpected> setup;
  std::vector<SetExpected> catalogue;
  Where where;
  bool operator==(const Expectation&) const = default;
};

// ---- steps
// -------------------------------------------------------------------------------------------------------

struct PlaceTile {
  TileRef tile;
  Cell at;
  bool operator==(const PlaceTile&) const = default;
};
struct Draw {
  TileRef tile;
  bool operator==(const Draw&) const = default;
};
struct Deploy {
  Figure figure;
  Place to;  ///< without `at`: on the tile just placed
  bool operator==(const Deploy&) const = default;
};
struct Floor {
  Cell at;
  bool operator==(const Floor&) const = default;
};
struct Capture {
  std::variant<Figure, Neutral> target;
  std::optional<Cell> at;      ///< where the target stands; with an area in `on`: the capturing tower
  std::optional<SpotName> on;  ///< where needed
  std::int16_t segment = -1;   ///< as in Place
  bool operator==(const Capture&) const = default;
};
struct Exchange {
  Figure figure;
  bool operator==(const Exchange&) const = default;
};
struct Agree {
  bool yes = true;
  bool operator==(const Agree&) const = default;
};
struct Ransom {
  Figure figure;
  std::optional<Colour> from;   ///< the captor, where named
  std::optional<Colour> buyer;  ///< key `for`; absent: the player of the step
  bool operator==(const Ransom&) const = default;
};
struct Recall {
  Figure figure;
  std::optional<Cell> at;
  bool operator==(const Recall&) const = default;
};
struct Move {
  Figure figure;
  Place from, to;
  bool operator==(const Move&) const = default;
};
struct Pass {
  bool operator==(const Pass&) const = default;
};
struct Score {
  bool now = true;  ///< false: refuse to have completed features scored
  bool operator==(const Score&) const = default;
};
struct End {
  bool game = false;  ///< else the turn
  bool operator==(const End&) const = default;
};

enum class EventKind : std::uint8_t {
  plague,
  festival,
  ghost,
  third_ghost,
  princess,
  dragon,
  bridge,
  castle,
  performance
};
struct Event {
  EventKind kind{};
  std::optional<Cell> at;
  std::optional<Figure> figure;
  std::optional<SpotName> on;
  std::int16_t segment = -1;  ///< as in Place
  std::string span;           ///< bridge
  std::optional<int> value;   ///< performance
  bool operator==(const Event&) const = default;
};

/// In the order of kStepNames.
using Action = std::variant<PlaceTile, Draw, Deploy, Floor, Capture, Exchange, Agree, Ransom, Recall, Move,
                            Pass, Score, End, Event>;

/// The exact legal choices before a step, in the form that is printed.
struct Options {
  bool all = false;                                         ///< one list for all choices, under the key ""
  std::map<std::string, std::vector<std::string>> by_type;  ///< else by type (kStepNames), exact for these
                                                            ///< types; each list sorted
  Where where;
  bool operator==(const Options&) const = default;
};

enum class Moment : std::uint8_t { start, place, figure, capture, after_action, after_scoring };

struct Step {
  Action action;
  std::optional<Colour> by;
  std::string name;  ///< empty: none
  std::optional<Moment> when;
  std::optional<Options> options;     ///< before the step
  std::optional<Expectation> expect;  ///< just after it
  Where where;
  bool operator==(const Step&) const = default;
};

// ---- scenario
// ----------------------------------------------------------------------------------------------------

enum class OriginKind : std::uint8_t { hand, document, report, ambiguity, generated, shrunk, recording };

struct Origin {
  OriginKind kind = OriginKind::hand;  ///< `report` is written "case"
  std::string source;                  ///< a document's number ("000")
  std::vector<int> lines;
  std::string id;
  std::string note;
  Where where;
  bool operator==(const Origin&) const = default;
};

/// What is expected where a reading or a profile differs.
struct ExpectUnder {
  std::vector<RulingRef> rulings;
  std::vector<ProfileRef> profiles;
  Expectation expect;
  Where where;
  bool operator==(const ExpectUnder&) const = default;
};

struct SetRef {
  std::size_t index = 0;  ///< into Catalogue::sets
  std::string name;
  Where where;
  bool operator==(const SetRef&) const = default;
};

struct Scenario {
  std::string file;  ///< as given to the reader
  std::string title;
  std::vector<ClauseRef> clauses;
  Origin origin;
  std::vector<SetRef> sets;
  std::vector<std::string> with;
  std::vector<ProfileRef> profiles;  ///< at least one
  std::vector<RulingRef> rulings;
  std::vector<Colour> players;  ///< the first is on turn
  bool stop_here = false;
  std::optional<Board> board;  ///< absent: a new game's set-up
  std::vector<Step> steps;
  Expectation expect;
  std::vector<ExpectUnder> expect_under;
  bool operator==(const Scenario&) const = default;
};

// ---- spelling
// ----------------------------------------------------------------------------------------------------

inline constexpr std::array<std::string_view, 14> kStepNames = {
    "place",  "draw",   "deploy", "floor", "capture", "exchange", "agree",
    "ransom", "recall", "move",   "pass",  "score",   "end",      "event"};
inline constexpr std::array<std::string_view, 9> kEventNames = {
    "plague", "festival", "ghost", "third ghost", "princess", "dragon", "bridge", "castle", "performance"};
inline constexpr std::array<std::string_view, 6> kMomentNames = {"start",   "place",        "figure",
                                                                 "capture", "after action", "after scoring"};
inline constexpr std::array<std::string_view, 4> kRoleNames = {"knight", "highwayman", "monk", "farmer"};
inline constexpr std::array<std::string_view, 7> kOriginNames = {
    "hand", "document", "case", "ambiguity", "generated", "shrunk", "recording"};
inline constexpr std::array<std::string_view, 9> kSetCounts = {"tiles",       "designs",      "foundations",
                                                               "monasteries", "gardens",      "coats",
                                                               "bridges",     "inner_fields", "rivers"};
inline constexpr std::array<std::string_view, 5> kSetFlags = {"foundation", "garden", "monastery", "bridge",
                                                              "inner_field"};

}  // namespace assize::scenario
