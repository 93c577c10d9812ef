// A board that nobody has laid yet: every tile, figure, floor, prisoner and point of it is open, but for what
// holds on any real table.
#pragma once

#include <memory>

#include "spec/smt/action.hpp"
#include "spec/smt/law.hpp"
#include "spec/smt/search/stock.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt {

/// How much of what any real game obeys is asked for.
enum class Likeness : std::uint8_t {
  counts,  ///< also: figures, floors and prisoners no more than earlier turns can have brought
  bag      ///< real tiles, no more of them than the sets hold; the rest is free
};

/// What expansions that are not played bring to the table.
struct Beyond {
  std::vector<EventKind> events;  ///< that a turn may have
  bool only = false;              ///< turns without them are not tried: too much for the solver
  std::optional<Neutral> stands;  ///< a fairy, or a bridge, is on some tile before the turn
  std::optional<Spot> area;       ///< figures may be in this area off the tiles
  bool fairy = false;             ///< she may be on the board before the turn, beside a figure or nobody
};

struct Setting {
  std::vector<std::size_t> sets;  ///< indices into Catalogue::sets
  std::vector<FigureKind> kinds;  ///< that players own
  std::vector<Colour> players;
  std::vector<std::string> with;  ///< as in a scenario
  bool abbot = false;
  Parts parts;                    ///< of expansions, in play
  Beyond beyond;
};

/// The open board of exactly so many tiles, the turn's tile in the middle, turned as its catalogue shows it.
struct Board {
  std::shared_ptr<const Table> table;
  std::vector<Design> stock;
  int tiles = 0;
  /// By At, design and way: it lies there.
  std::vector<std::vector<Bools>> lies;
  Bools start;   ///< by At: the start tile lies there
  State before;  ///< without the turn's tile
  Land turn_tile;
  At middle = 0;
  Bools holds;  ///< what is asserted
  /// One for each figure, floor and prisoner that may be there.
  Bools figures, floors, prisoners;
  Num points;
};

/// `laws`: the readings under which the position must be one that play allows.
[[nodiscard]] Board open_board(z3::context& z3, const Catalogue& catalogue, const Setting& setting, int tiles,
                               Likeness likeness, std::span<const Law> laws);

/// Fresh variables.
[[nodiscard]] Bool open_bool(z3::context& z3, const std::string& name);
/// Between the bounds; the constraint that it is goes to `holds`.
[[nodiscard]] Num open_num(z3::context& z3, const std::string& name, int lo, int hi, Bools& holds);
/// At most, at least, exactly so many.
[[nodiscard]] Bool at_most(std::span<const Bool> all, int most);
[[nodiscard]] Bool at_least(std::span<const Bool> all, int least);
[[nodiscard]] Bool exactly_one(std::span<const Bool> all);

}  // namespace assize::smt
