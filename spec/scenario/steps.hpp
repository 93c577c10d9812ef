// What is done, step by step.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "spec/scenario/expectation.hpp"
#include "spec/scenario/refs.hpp"

namespace assize::scenario {

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
inline constexpr std::array<std::string_view, 9> kEventNames = {
    "plague", "festival", "ghost", "third ghost", "princess", "dragon", "bridge", "castle", "performance"};
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

/// The fairy moves to a tile, next to a figure.
struct MoveFairy {
  Cell to;
  std::optional<Beside> beside;  ///< absent: the mover's only meeple there
  bool operator==(const MoveFairy&) const = default;
};
/// One step of the dragon.
struct MoveDragon {
  Cell to;
  bool operator==(const MoveDragon&) const = default;
};
/// A knight is sent home by the princess of the tile just placed.
struct Princess {
  Figure figure;
  std::optional<Cell> at;
  std::optional<SpotName> on;
  std::int16_t segment = -1;  ///< as in Place
  bool operator==(const Princess&) const = default;
};
/// An own figure is taken home by the festival of the tile just placed.
struct Festival {
  Figure figure;
  std::optional<Cell> at;
  std::optional<SpotName> on;
  std::int16_t segment = -1;  ///< as in Place
  bool operator==(const Festival&) const = default;
};
/// The second part of a double turn is taken or declined.
struct DoubleTurn {
  bool take = true;
  bool operator==(const DoubleTurn&) const = default;
};

/// In the order of kStepNames.
using Action = std::variant<PlaceTile, Draw, Deploy, Floor, Capture, Exchange, Agree, Ransom, Recall, Move,
                            Pass, Score, End, Event, MoveFairy, MoveDragon, Princess, Festival, DoubleTurn>;
inline constexpr std::array<std::string_view, 19> kStepNames = {
    "place", "draw", "deploy", "floor", "capture", "exchange", "agree",    "ransom",   "recall",     "move",
    "pass",  "score", "end",   "event", "fairy",   "dragon",   "princess", "festival", "double_turn"};

/// The exact legal choices before a step, in the form that is printed.
struct Options {
  bool all = false;                                         ///< one list for all choices, under the key ""
  std::map<std::string, std::vector<std::string>> by_type;  ///< else by type (kStepNames), exact for these
                                                            ///< types; each list sorted
  Where where;
  bool operator==(const Options&) const = default;
};

enum class Moment : std::uint8_t { start, place, figure, capture, phantom, after_action, dragon, after_scoring, double_turn };
inline constexpr std::array<std::string_view, 9> kMomentNames = {
    "start",        "place",  "figure",        "capture",    "phantom",
    "after action", "dragon", "after scoring", "double turn"};

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

}  // namespace assize::scenario
