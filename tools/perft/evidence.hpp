// The evidence in perft/*.json: counts and whole games on which independent engines agree.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"

namespace assize::perft {

/// A tile of the evidence: its letter, and the id under which the catalogue has it.
struct Tile {
  char letter = 0;
  std::string id;
  int symmetry = 1;  ///< 2 or 4: so many rotations give the identical tile
};

/// Points of both players.
using Points = std::array<std::int64_t, 2>;

/// One list of a row: what is stated for depth 1, 2, ... and which engines found the same.
template <typename Value>
struct Stated {
  std::vector<Value> values{};
  std::vector<std::vector<std::string>>
      witnesses{};  ///< by depth: engines that agree; empty: the generator alone
};

/// Counts over one fixed order of tiles, or (`order` empty) over every order that the bag allows.
struct Row {
  std::string order;
  Stated<std::uint64_t> tiles_raw{}, tiles_distinct{}, full_raw{}, full_distinct{};
  Stated<Points> score_sum{}, score_sum_distinct{};
};

struct Counts {
  std::vector<Tile> tiles;
  std::vector<Row> rows;
};

/// One turn of a recorded game.
struct Ply {
  char tile = 0;
  bool discarded = false;  ///< the tile fitted nowhere; the rest is not given
  int x = 0, y = 0, rotation = 0;
  int legal_raw = 0, legal_distinct = 0;
  int options = 0;       ///< follower options besides none
  std::string follower;  ///< "", "M", "CN", "RE", "FNL"
  Points score{}, supply{};
};

struct Trace {
  std::string order;
  std::vector<Ply> plies;
  Points final{};
};

struct Traces {
  std::vector<Tile> tiles;
  std::vector<Trace> games;
};

template <typename T>
using Read = tl::expected<T, Diagnostic>;

/// base_fixed_orders.json
[[nodiscard]] Read<Counts> read_orders(const std::string& file);
/// base_bag.json has no table of tiles; `tiles` is that of the fixed orders.
[[nodiscard]] Read<Counts> read_bag(const std::string& file, const std::vector<Tile>& tiles);
/// base_traces_200.json; for a file without a table of tiles (jp2015_final.json) `tiles` is taken,
/// or, if that is empty, the letters of the base set.
[[nodiscard]] Read<Traces> read_traces(const std::string& file, const std::vector<Tile>& tiles = {});

}  // namespace assize::perft
