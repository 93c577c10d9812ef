// What is done, with every choice in it. What a scenario gives is known; what a query asks for is open.
#pragma once

#include <optional>
#include <variant>

#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt {

struct PlaceTile {
  At at = -1;
  Land land;            ///< what then lies there
  bool turned = false;  ///< by a quarter or more
};
struct Deploy {
  Bools figure;             ///< by Who: one holds
  Where to;                 ///< seat: the first side of the feature; a segment, or a tower
  bool foundation = false;  ///< said to go on the bare foundation
  bool river = false;       ///< said to go on the river of the tile; no seat holds then
  std::optional<Spot> area; ///< off the tiles; no cell holds then
};
struct Floor {
  Bools tower;  ///< by At
};
struct Capture {
  Bools figure;
  Where from;
  std::optional<Neutral> neutral;  ///< a neutral figure or token in place of a figure
  std::optional<Spot> area;        ///< the figure is in that area off the tiles; no cell holds then
};
/// The prisoner that comes home to its owner.
struct Exchange {
  Bools figure;
};
struct Agree {
  bool yes = true;
};
struct Ransom {
  Bools figure;
  Bools captor;        ///< by player: who holds it
  std::optional<int> named;  ///< the captor that the buyer names, who may be somebody else
};
struct Recall {
  Bools figure;
  Where from;
};
struct Move {
  Bools figure;
  Where from;
  Where to;
};
struct Pass {};
/// `now`: a call for scoring; else a refusal to have completed features scored.
struct Score {
  bool now = true;
};
enum class EventKind : std::uint8_t { plague, festival, ghost, third_ghost, princess, dragon, bridge, castle, performance };
struct Event {
  EventKind kind{};
  At at = -1;     ///< of a bridge
  Bools figure;   ///< by Who; none where the event names no figure
  Where from;     ///< where it stands; its cell: of an event that names a tile, that tile
  bool prisoner = false;  ///< the figure named is a prisoner
  bool north_south = false;
  int value = 0;
};

/// The fairy moves to a tile, next to the figure there.
struct MoveFairy {
  Bools figure;
  Where to;  ///< where she stands on tiles, only its cell counts
};
struct MoveDragon {
  Bools to;  ///< by At
};
/// By the symbol on the tile just placed a figure goes home: a knight by a princess, an own figure by a festival.
struct SendHome {
  Cause cause = Cause::princess;
  Bools figure;
  Where from;
  bool prisoner = false;  ///< the figure named is a prisoner
};
struct DoubleTurn {
  bool take = true;
};

using Deed = std::variant<PlaceTile, Deploy, Floor, Capture, Exchange, Agree, Ransom, Recall, Move, Pass, Score, Event,
                          MoveFairy, MoveDragon, SendHome, DoubleTurn>;

struct Action {
  int by = 0;
  Deed deed;
};

/// All grounds against the action, as it stands.
[[nodiscard]] Grounds judge(const State& state, const Law& law, const Action& action);
/// The position after a legal action; what is forced then (scoring, an exchange without a choice) is `settle`'s.
[[nodiscard]] State apply(State state, const Law& law, const Action& action);

}  // namespace assize::smt
