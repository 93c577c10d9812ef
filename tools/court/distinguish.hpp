// Two readings, and the least board on which they part: found by the constraints, confirmed by the engine before
// anybody sees it.
#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "spec/smt/search/context.hpp"
#include "tools/court/confirm.hpp"

namespace assize::court {

/// How real a board is.
enum class Label : std::uint8_t {
  reachable,         ///< a game leads to it
  count_consistent,  ///< as many figures, floors and prisoners as earlier turns can have brought
  bag_consistent     ///< real tiles, the rest is free
};
[[nodiscard]] std::string_view name_of(Label label);

struct Distinguish {
  smt::Asked asked;
  smt::Fixed fixed;
  int most_tiles = 5;     ///< with counts that real games obey
  int most_loose = 4;     ///< without
  int how_many = 1;
  std::string command{};  ///< for the origin of what is found
  /// Writes every query; may be empty.
  std::function<void(const std::string& name, const std::function<std::string()>& smt2, smt::Answer answer)> on_query{};
};

/// A board that parts the readings, confirmed.
struct Board {
  scenario::Scenario scenario;     ///< with what is expected under either reading
  smt::Size size;
  std::string turn;                ///< "place, floor, capture"
  Label label{};
  std::optional<scenario::Scenario> game{};  ///< that leads to the board, where one was found
  std::vector<Difference> differences{};
};

struct Distinguished {
  std::vector<Board> boards;
  int none_up_to = 0;       ///< no board with at most so many tiles; only where none was found
  bool gave_up = false;     ///< the solver came to its limit: what was found need not be the least
  /// The witnesses disagree about a board: an error in one of them. The scenario and both accounts.
  std::vector<std::string> disagreements;
  smt::Context context;
  std::string unjudged{};   ///< why the engine can judge no such board; empty: it can
};

/// The error: the question makes no sense (rulings that do not go together).
[[nodiscard]] tl::expected<Distinguished, std::string> distinguish(const Catalogue& catalogue, const Distinguish& question);

/// Scenarios of the tree with at most so many tiles in which the engine sees the readings part: each of them contradicts a
/// claim that there is none.
[[nodiscard]] std::vector<std::string> contradicting(const Catalogue& catalogue, const smt::Context& context, int tiles,
                                                     const std::vector<std::string>& paths);

/// Whether the engine sees the readings part in that scenario.
[[nodiscard]] bool parts_them(const Catalogue& catalogue, const smt::Context& context, const std::filesystem::path& file);

/// A ruling as it is written: "tower.capture-own=no".
[[nodiscard]] std::string ruling_text(const Catalogue& catalogue, Ruling ruling);

}  // namespace assize::court
