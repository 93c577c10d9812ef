// How that program draws tiles: its generator of random numbers and its pack of tiles in groups.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assize::jcz {

/// One number of [0, 1) is the whole state.
class Generator {
 public:
  explicit Generator(double state) : state_(state) {}
  /// 0 to n - 1, n at least 1; and the state moves on.
  int below(int n);
  /// A message brings a new state.
  void set(double state) { state_ = state; }
  [[nodiscard]] double state() const { return state_; }

 private:
  double state_;
};

/// What the pack must know of a tile.
struct PackTile {
  std::string id;
  int copies = 0;
  std::string group{};  ///< "default", "dragon", "river", "river-fork", "river-lake", "river-spring"
};

class Pack {
 public:
  Pack() = default;
  /// Groups in order of name, tiles in order of id, copies side by side. The pack of a game with a river
  /// starts with the river's tiles; a second generator, seeded alike, trims the lakes to the branches.
  Pack(std::vector<PackTile> tiles, bool river, double seed);

  /// Tiles in groups that can be drawn from now.
  [[nodiscard]] int size() const;
  /// All tiles.
  [[nodiscard]] int total() const;
  [[nodiscard]] int copies(std::string_view id) const;
  /// The tile that the generator draws, taken out; empty: there is none.
  std::string draw(Generator& generator);
  /// Takes out one copy of the tile, wherever it is. False: there is none.
  bool take(std::string_view id);
  void put_back(std::string_view id, std::string_view group);
  [[nodiscard]] std::string group_of(std::string_view id) const;

  /// A volcano lies: the dragon's tiles join.
  void volcano_placed() { activate("dragon"); }
  /// A second tile lies: river tiles come after the fork.
  void second_tile_placed();

 private:
  struct Group {
    std::string name;
    std::vector<std::string> tiles;
    bool active = true;
  };
  Group* group(std::string_view name);
  void activate(std::string_view name);
  void emptied(const std::string& name);
  void start_river(double seed);

  std::vector<Group> groups_;
  std::vector<std::pair<std::string, std::string>> known_;  ///< id, group
  bool river_ = false;
};

}  // namespace assize::jcz
