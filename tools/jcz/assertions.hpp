// Assertions: sentences about the state after the last message, tried against patterns in a fixed order.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tools/jcz/session.hpp"

namespace assize::jcz {

/// In the order in which the patterns are tried.
enum class AssertionKind : std::uint8_t {
  points,
  scored,
  pass,
  phase,
  bazaar_no_auction,
  available_action,
  tile_options,
  undo,
  tunnel_options,
  ferries_options,
  meeple_options,
  return_options,
  token_size,
  tower_options,
  capture_options,
  unknown
};
inline constexpr std::array<std::string_view, 16> kAssertionNames = {
    "points",           "scored",         "pass",       "phase",          "bazaar-no-auction",
    "available-action", "tile-options",   "undo",       "tunnel-options", "ferries-options",
    "meeple-options",   "return-options", "token-size", "tower-options",  "capture-options",
    "unknown"};

struct Assertion {
  AssertionKind kind = AssertionKind::unknown;
  std::string subject{};  ///< a player's name, a phase, a type of action, a tile, a class, a source, a token
  std::string object{};   ///< scored: the key; available-action: the id; token-size: the token
  int number = 0;         ///< points, scored, token-size
  bool yes = true;        ///< pass, undo, bazaar: as stated
  std::vector<std::string> options{};  ///< sorted, in the form of Item::options
};

[[nodiscard]] Assertion parse_assertion(std::string_view text);

struct Evaluation {
  bool holds = false;
  std::string expected{}, actual{};  ///< for people
};
/// `players`: the names, by index.
[[nodiscard]] Evaluation evaluate(const Assertion& assertion, const Session& session,
                                  const std::vector<std::string>& players);

}  // namespace assize::jcz
