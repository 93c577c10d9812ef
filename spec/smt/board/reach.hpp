// Features. One that a query speaks of is the set of grid edges (half edges for fields) that its first segment
// reaches: the least such set, in as many rounds as any
// board of the query can need: a function of the board, with nothing to be guessed.
#pragma once

#include "spec/smt/state.hpp"

namespace assize::smt {

/// `line`: a city or a road, whichever the seat or side shows.
enum class Net : std::uint8_t { city, road, field, line };

struct Feature {
  Net net{};
  Bools edges;  ///< by grid edge, or half edge
  /// Fields that touch no side are of one tile: by cell, the inner seats.
  std::vector<std::array<Bool, 2>> inner;
};

/// The tile joins the two sides (half sides).
[[nodiscard]] Bool link(const Land& land, Net net, int a, int b);

/// So many rounds reach everything on any board of so many tiles: as many as there can be sides between them, which for
/// fields are half sides. A feature may come through a tile more than once, so that it can take more rounds than there
/// are tiles.
[[nodiscard]] int rounds(Net net, int most_tiles);

/// The feature of the seats given by cell and seat (one-hot, or any set that hangs together). Nothing where no seat of
/// that net is named.
[[nodiscard]] Feature feature_of(const State& state, Net net, const Where& from);
/// The feature at a side (half side) of a cell.
[[nodiscard]] Feature feature_at(const State& state, Net net, At at, int side);

/// A place from which a feature is followed, where `when` holds.
struct Start {
  At at = -1;
  Seat seat = -1;
  Bool when;
};
/// All features of those places together: one pass where each alone would take as long.
[[nodiscard]] Feature joined_to(const State& state, Net net, std::span<const Start> starts);

/// The feature has the segment at that seat of that cell.
[[nodiscard]] Bool has(const State& state, const Feature& feature, At at, Seat seat);
/// It touches that side (half side) of that cell.
[[nodiscard]] const Bool& touches(const State& state, const Feature& feature, At at, int side);
/// Every side that it touches lies between two tiles.
[[nodiscard]] Bool closed(const State& state, const Feature& feature);
/// Whether it lies on that cell at all.
[[nodiscard]] Bool lies_on(const State& state, const Feature& feature, At at);
[[nodiscard]] Num tiles_of(const State& state, const Feature& feature);
[[nodiscard]] Num coats_of(const State& state, const Feature& feature);
/// How many figures of that player and kind stand in it.
[[nodiscard]] Num figures_in(const State& state, const Feature& feature, Who who);
/// Some figure that occupies stands in it.
[[nodiscard]] Bool occupied(const State& state, const Feature& feature);

[[nodiscard]] constexpr Net net_of(Seat seat) {
  return seat < kRoadSeat ? Net::city : seat < kFieldSeat ? Net::road : Net::field;
}
/// Cities, roads and fields; the others are features of one tile.
[[nodiscard]] constexpr bool in_net(Seat seat) { return seat < kMonasterySeat; }

}  // namespace assize::smt
