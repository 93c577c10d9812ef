// The position that a scenario starts from, as a table, a state and a law.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>

#include "spec/scenario/runs.hpp"
#include "spec/smt/case/bag.hpp"
#include "spec/smt/law.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::cases {

struct Position {
  const Catalogue* catalogue = nullptr;
  std::shared_ptr<const Table> table;
  Law law;
  State state;
  std::map<At, Shape> tiles;  ///< what lies there
  Bag bag;
  std::optional<Design> hand;

  /// The tile as this law reads it.
  [[nodiscard]] Shape shape(std::uint16_t tile, int rotation) const;
};

/// Altered clauses are switched before anything is laid out.
[[nodiscard]] Position position_of(const scenario::Scenario& scenario, const scenario::Run& run,
                                   const Catalogue& catalogue, std::span<const Alteration> altered = {});

/// Position of the colour among the players; -1: does not play.
[[nodiscard]] int player_of(const Table& table, Colour colour);
[[nodiscard]] Who who_of(const Table& table, scenario::Figure figure);
[[nodiscard]] scenario::Figure figure_of(const Table& table, Who who);
/// The place by that name; -1: the tile has none, or there is no tile.
[[nodiscard]] Seat seat_on(const Position& position, At at, const scenario::SpotName& on);
/// A tile lies there that has the place, or a token that makes it.
[[nodiscard]] bool has_seat(const State& state, At at, Seat seat);
/// "city N"
[[nodiscard]] std::string spot_text(const Position& position, At at, Seat seat);

}  // namespace assize::smt::cases
