// The tiles that are not on the table. Always given: chance is no part of a scenario.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "spec/scenario/model.hpp"
#include "spec/scenario/tile_book.hpp"

namespace assize::smt::cases {

/// A tile design; of designs that several sets hold, the first.
using Design = std::uint16_t;

class Bag {
 public:
  /// `start_removed`: river.start-removed
  Bag(const scenario::Scenario& scenario, const Catalogue& catalogue, bool start_removed = true);

  [[nodiscard]] int size() const;
  /// Without those that show a dragon.
  [[nodiscard]] int without_dragons() const;
  [[nodiscard]] Design same(Design tile) const { return book_.same(tile); }
  /// Takes one out, if there is one.
  void take(Design tile);
  /// River tiles other than that one are left.
  [[nodiscard]] bool river_left(Design but) const;
  [[nodiscard]] bool is_river(Design tile) const { return role(tile) != RiverRole::none; }
  [[nodiscard]] bool is_lake(Design tile) const { return role(tile) == RiverRole::lake; }

  /// Of a new game: the first tile on the table, and the last of the river.
  [[nodiscard]] std::optional<Design> start() const { return start_; }
  [[nodiscard]] std::optional<Design> pile_end() const { return pile_end_; }
  /// Undrawn tiles of a new game.
  [[nodiscard]] int new_game() const { return new_game_; }

 private:
  [[nodiscard]] RiverRole role(Design tile) const { return catalogue_->tiles[tile].river; }

  const Catalogue* catalogue_;
  scenario::TileBook book_;
  std::map<Design, int> left_;
  std::optional<Design> start_;
  std::optional<Design> pile_end_;
  int new_game_ = 0;
};

}  // namespace assize::smt::cases
