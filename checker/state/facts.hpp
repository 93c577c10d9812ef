// The truth of a position. Everything else (the index, the legal actions) follows from it.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "spec/catalogue/geometry.hpp"
#include "spec/catalogue/words.hpp"

namespace assize {

using Slot = std::int16_t;      ///< position in Facts::tiles; -1: none
using TypeId = std::int16_t;    ///< position in Ruleset::types; -1: none
using FigureId = std::int16_t;  ///< position in Ruleset::figures; -1: none
using PlayerId = std::int8_t;   ///< position at the table; -1: chance or nobody

struct Placed {
  Cell at{};
  TypeId type = -1;
  std::uint8_t rotation = 0;
  bool operator==(const Placed&) const = default;
};

/// Every figure has exactly one of these from set-up to the end.
enum class PlaceKind : std::uint8_t { supply, segment, tower, bridge, castle, prisoner, area, out };
struct Place {
  PlaceKind kind = PlaceKind::supply;
  std::uint8_t part = 0;   ///< segment: its number on the tile
  std::int16_t where = 0;  ///< segment, tower, bridge, castle: the slot; prisoner: the captor; area: the Spot
  bool operator==(const Place&) const = default;
};
[[nodiscard]] constexpr bool on_board(Place p) {
  return p.kind == PlaceKind::segment || p.kind == PlaceKind::tower || p.kind == PlaceKind::bridge ||
         p.kind == PlaceKind::castle;
}

/// A neutral figure or token that stands about.
struct Standing {
  Neutral what{};
  Slot slot = -1;
  bool north_south = false;  ///< the run of a bridge
  FigureId beside = -1;      ///< the fairy: the figure that she belongs to; -1: nobody
  bool operator==(const Standing&) const = default;
};

/// What has happened in this turn, and where in it the game stands. In a double turn `part` counts; what only one part
/// allows begins anew in the next, what the turn allows once does not.
struct Clock {
  PlayerId player = 0;
  std::uint8_t step = 0;    ///< position in Ruleset::order
  bool closed = false;      ///< the step's decision is taken
  std::uint16_t turn = 0;
  std::uint8_t part = 0;    ///< of a double turn: 0, then 1
  bool fairy_paid = false;  ///< the point at the start of the turn is given or was not due
  Slot placed = -1;         ///< the tile placed this turn
  std::uint8_t draws = 0;
  bool aside = false;       ///< a tile that fitted nowhere was put aside this turn
  std::uint8_t deployed = 0;  ///< figures deployed this turn
  std::uint8_t actions = 0;   ///< figure actions taken this turn, deployments included
  bool knight_removed = false;  ///< a princess sent a knight home this turn
  bool festival = false;        ///< a festival took a figure home
  bool fairy_moved = false;     ///< the fairy was moved
  bool companion = false;       ///< the figure deployed was a builder or a pig
  bool portal_used = false;     ///< a figure came by the portal
  bool extended = false;        ///< the tile continued the road or city of an own builder
  bool builder_lost = false;    ///< a builder of the player on turn left the board unscored
  bool again = false;           ///< the second part of the double turn is taken
  std::uint8_t dragon_steps = 0;  ///< that the dragon has made for the tile of this part
  bool tower_action = false; ///< a floor was placed or a tower closed this turn
  Slot floor = -1;          ///< the tower that got a floor this turn
  std::uint8_t captures = 0;  ///< made with that floor
  Slot captured_at = -1;    ///< where the captured figure stood
  std::uint8_t ransoms = 0;   ///< paid this turn
  std::uint8_t ransomed_from = 0;  ///< mask of captors paid this turn
  Slot vacated = -1;        ///< the tower vacated last in this turn
  bool scored = false;      ///< completed features are scored
  bool operator==(const Clock&) const = default;
};

/// An exchange in progress: a ring of players, each holding a prisoner of the one before.
struct Exchange {
  std::uint8_t size = 0;  ///< 0: none
  std::array<PlayerId, kMaxPlayers> owner{};
  std::array<FigureId, kMaxPlayers> chosen{};  ///< the figure that comes home to owner[i]; -1: not chosen yet
  std::uint8_t agreed = 0;  ///< mask over positions
  bool operator==(const Exchange&) const = default;
};

/// A ring of players, the smallest first: digits to the base 8, each a player and one.
using RingNumber = std::uint32_t;

struct Facts {
  std::vector<Placed> tiles;
  std::vector<std::uint8_t> floors;   ///< by slot
  std::vector<Place> figures;         ///< by FigureId
  std::vector<std::uint8_t> ghosts;   ///< by FigureId; empty: none anywhere
  std::vector<Standing> neutrals;
  std::vector<std::uint8_t> bag;      ///< undrawn copies by TypeId
  std::vector<TypeId> discarded;
  std::array<std::int16_t, kMaxPlayers> score{};
  std::array<std::int16_t, kMaxPlayers> scored{};  ///< the part of it that counts as scored
  std::array<std::uint8_t, kMaxPlayers> floor_supply{};
  std::uint8_t floor_box = 0;         ///< floors that nobody was dealt
  std::set<Slot> closed_for_good;     ///< vacated towers that stay closed
  TypeId hand = -1;
  std::array<std::array<std::uint8_t, kGoodsNames.size()>, kMaxPlayers> goods{};  ///< tokens taken, by Goods
  std::vector<Slot> flight;  ///< tiles that the dragon has been on in the move in progress
  Exchange exchange;
  PlayerId reassigns = -1;  ///< who may give the fairy to another own meeple; -1: nobody
  std::set<RingNumber> refused;  ///< exchanges that are not offered again for now
  Clock clock;
  bool over = false;
  bool operator==(const Facts&) const = default;
};

}  // namespace assize
