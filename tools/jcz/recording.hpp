// A recording as plain values: what a .jcz file says, before anybody asks what it means.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "spec/catalogue/geometry.hpp"

namespace assize::jcz {

/// Something with a name and a place in the file.
template <typename Value>
struct Named {
  std::string name;
  Value value{};
  Where where{};
};

/// Feature, position and place on the tile, as written; `location` is a name that nobody has read yet.
struct Pointer {
  Cell at{};
  std::string location;
  std::string feature;
};

struct MeeplePointer {
  Pointer place;
  std::string meeple;  ///< "0.small.1"
};

struct PlaceTile {
  std::string tile;
  std::uint8_t rotation = 0;  ///< quarter turns clockwise
  Cell at{};
};
struct DeployMeeple {
  Pointer place;
  std::string meeple;
};
struct PlaceToken {
  std::string token;
  std::variant<Pointer, Cell> place;
};
struct CaptureFollower {
  MeeplePointer target;
};
struct ExchangeFollower {
  std::string meeple;
};
struct PayRansom {
  std::string meeple;
};
struct MoveNeutral {
  std::string figure;  ///< "fairy.1"
  std::variant<Cell, MeeplePointer, Pointer> to;
};
struct ReturnMeeple {
  std::string source;  ///< "PRINCESS"
  MeeplePointer target;
};
struct Pass {};
struct Commit {};
struct Undo {};
/// A message that only expansions which are not played answer.
struct NotPlayed {};

struct Message {
  std::string type;  ///< as written
  std::variant<PlaceTile, DeployMeeple, PlaceToken, CaptureFollower, ExchangeFollower, PayRansom, MoveNeutral,
               ReturnMeeple, Pass, Commit, Undo, NotPlayed>
      act;
  std::optional<double> random;  ///< the generator's new state, where the message brings one
  Where where{};
};

struct StartTile {
  std::string tile{};
  Cell at{};
  std::uint8_t rotation = 0;
  Where where{};
};

struct Recording {
  std::string file;
  std::string description{};
  double initial_random = 0;
  std::vector<Named<int>> sets{};  ///< copies
  std::vector<Named<int>>
      elements{};  ///< figures of each player; where the value is no number: 1 for true, 0 for false
  std::vector<Named<std::string>> rules{};
  std::vector<StartTile> start{};
  std::vector<std::string> players{};
  std::vector<Message> replay{};
  std::vector<std::string> draw_order{};
  std::optional<int> draw_limit{};       ///< `endTurn`
  std::vector<Named<int>> assertions{};  ///< name: the text
};

/// Faults of a file, at most `kMostFaults`.
inline constexpr std::size_t kMostFaults = 20;

[[nodiscard]] tl::expected<Recording, std::vector<Diagnostic>> parse_recording(std::string_view text,
                                                                               const std::string& file);
[[nodiscard]] tl::expected<Recording, std::vector<Diagnostic>> read_recording(
    const std::filesystem::path& path);

}  // namespace assize::jcz
