// The set-ups that evidence and benchmark are about.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "checker/ruleset.hpp"
#include "tools/perft/evidence.hpp"

namespace assize::perft {

/// The base game without gardens, as the evidence has it: 72 tiles of 24 kinds, seven followers each.
[[nodiscard]] std::shared_ptr<const Ruleset> base_rules(int players = 2);
/// Base game and The Tower, second edition.
[[nodiscard]] std::shared_ptr<const Ruleset> tower_rules(int players = 2);
/// Base game, abbots, the river and The Tower, second edition.
[[nodiscard]] std::shared_ptr<const Ruleset> all_rules(int players = 2);

/// The tiles of the base game by the letters of its set.
[[nodiscard]] std::vector<Tile> base_tiles();

/// The types of a game by the letters of the evidence.
class Letters {
 public:
  struct Entry {
    TypeId type = -1;
    int rotations = 4;  ///< that give different tiles
  };
  /// Throws std::invalid_argument if the game lacks one of the tiles.
  Letters(const Ruleset& rules, const std::vector<Tile>& tiles);
  [[nodiscard]] TypeId type(char letter) const;
  [[nodiscard]] std::vector<TypeId> types(const std::string& letters) const;
  /// Rotations 0 to n - 1 of the type give different tiles.
  [[nodiscard]] int rotations(TypeId type) const { return rotations_[static_cast<std::size_t>(type)]; }
  [[nodiscard]] const std::vector<int>& rotations() const { return rotations_; }

 private:
  std::array<TypeId, 128> by_letter_{};
  std::vector<int> rotations_;
};

}  // namespace assize::perft
