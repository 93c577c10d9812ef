#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/search/build.hpp"

namespace assize::smt {

namespace {

class Tiles {
 public:
  explicit Tiles(const Building& b) : b_(b) {}

  void build() {
    choose();
    match_sides();
    count();
    connect();
    run_river();
  }

 private:
  void choose() {
    b_.board.lies.resize(static_cast<std::size_t>(b_.cells()));
    for (At at = 0; at < b_.cells(); ++at) {
      std::vector<Choice> choices;
      Bools all;
      auto& here = b_.board.lies[static_cast<std::size_t>(at)];
      for (std::size_t d = 0; d < b_.board.stock.size(); ++d) {
        here.emplace_back();
        const auto& ways = b_.board.stock[d].ways;
        const std::size_t open = at == b_.board.middle ? 1 : ways.size();
        for (std::size_t w = 0; w < open; ++w) {
          here[d].push_back(open_bool(b_.z3, fmt::format("tile:{}:{}:{}", at, d, w)));
          choices.push_back({ways[w], here[d].back()});
          all.push_back(here[d].back());
        }
      }
      b_.assert_that(at_most(all, 1));
      b_.land(at) = land_of(choices);
    }
    b_.assert_that(b_.board.turn_tile.tile);
  }

  /// Every grid edge carries what it shows; the tiles at it agree with it, and so with each other.
  void match_sides() {
    const Area& area = b_.board.table->area;
    std::vector<std::array<Bool, 4>> shown(static_cast<std::size_t>(area.edges()));
    for (std::size_t e = 0; e < shown.size(); ++e) {
      for (std::size_t k = 0; k < 4; ++k) shown[e][k] = open_bool(b_.z3, fmt::format("edge:{}:{}", e, k));
      b_.assert_that(at_most(shown[e], 1));
    }
    for (At at = 0; at < b_.cells(); ++at) {
      for (const Side s : kSides) {
        const auto& edge = shown[static_cast<std::size_t>(area.edge(at, s))];
        const auto side = static_cast<std::size_t>(s);
        const auto& here = b_.board.lies[static_cast<std::size_t>(at)];
        for (std::size_t d = 0; d < here.size(); ++d) {
          for (std::size_t w = 0; w < here[d].size(); ++w) {
            const Show what = b_.board.stock[d].ways[w].show[side];
            b_.assert_that(implies(here[d][w], edge[static_cast<std::size_t>(what)]));
          }
        }
        Land& tile = b_.land(at);
        for (std::size_t k = 0; k < 4; ++k) {
          if (!tile.show[side][k].is_false()) tile.show[side][k] = tile.tile & edge[k];
        }
      }
    }
  }

  void count() {
    Bools tiles;
    for (At at = 0; at < b_.cells(); ++at) tiles.push_back(b_.land(at).tile);
    b_.assert_that(at_most(tiles, b_.board.tiles));
    b_.assert_that(at_least(tiles, b_.board.tiles));
    for (std::size_t d = 0; d < b_.board.stock.size(); ++d) {
      Bools copies;
      for (const auto& here : b_.board.lies) copies.insert(copies.end(), here[d].begin(), here[d].end());
      b_.assert_that(at_most(copies, static_cast<int>(b_.board.stock[d].tiles.size())));
    }
  }

  /// The start tile lies, the others hang together with it, and the turn's tile touches one of them.
  void connect() {
    Bools start;
    for (At at = 0; at < b_.cells(); ++at) {
      start.push_back(open_bool(b_.z3, fmt::format("start:{}", at)));
      Bools is_start;
      for (std::size_t d = 0; d < b_.board.stock.size(); ++d) {
        if (!b_.board.stock[d].start) continue;
        const auto& ways = b_.board.lies[static_cast<std::size_t>(at)][d];
        is_start.insert(is_start.end(), ways.begin(), ways.end());
      }
      b_.assert_that(implies(start.back(), at == b_.board.middle ? Bool(false) : any_of(is_start)));
    }
    b_.assert_that(exactly_one(start));
    b_.board.start = start;
    Bools reached = start;
    for (int round = 2; round < b_.board.tiles; ++round) {
      const Bools before = reached;
      for (At at = 0; at < b_.cells(); ++at) {
        Bools beside = {before[static_cast<std::size_t>(at)]};
        for (const Side s : kSides) {
          const At next = b_.board.table->area.beside(at, s);
          if (next >= 0) beside.push_back(before[static_cast<std::size_t>(next)] & goes_on(at, s));
        }
        reached[static_cast<std::size_t>(at)] = b_.board.before.tile(at) & any_of(beside);
      }
    }
    for (At at = 0; at < b_.cells(); ++at) {
      if (at != b_.board.middle)
        b_.assert_that(implies(b_.board.before.tile(at), reached[static_cast<std::size_t>(at)]));
    }
    Bools touched;
    for (const Side s : kSides)
      touched.push_back(b_.board.before.tile(b_.board.table->area.beside(b_.board.middle, s)));
    b_.assert_that(any_of(touched));
  }

  /// Every tile of a river was laid to it (river.continue).
  [[nodiscard]] Bool goes_on(At at, Side s) const {
    return b_.board.table->river ? b_.board.before.at(at).shows(s, Show::river) : Bool(true);
  }

  /// No two bends the same way one after the other lie there (river.no-uturn).
  void run_river() {
    if (!b_.board.table->river) return;
    for (At at = 0; at < b_.cells(); ++at) {
      for (const Side in : kSides) {
        for (const int way : {1, 3}) {
          const Side out = turned(in, way);
          const At next = b_.board.table->area.beside(at, out);
          if (next >= 0)
            b_.assert_that(!(bend(at, in, out) & bend(next, opposite(out), turned(opposite(out), way))));
        }
      }
    }
  }
  [[nodiscard]] Bool bend(At at, Side in, Side out) const {
    const Land& land = b_.board.before.at(at);
    return land.role[static_cast<std::size_t>(RiverRole::mid)] & land.shows(in, Show::river) &
           land.shows(out, Show::river);
  }

  const Building& b_;
};

}  // namespace

void lay_tiles(const Building& building) {
  Tiles(building).build();
}

}  // namespace assize::smt
