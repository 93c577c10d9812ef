// The kinds of turn that a search tries: which steps are taken in which order. What each step is done with
// (which figure, where) is open.
#pragma once

#include <string>
#include <vector>

#include "spec/smt/action.hpp"
#include "spec/smt/search/board.hpp"

namespace assize::smt {

enum class StepKind : std::uint8_t {
  ransom,
  place,
  deploy,  ///< on the tile just placed
  far,     ///< on another one, by a portal
  second,  ///< the phantom, wherever it may go
  close,   ///< a figure on a tower
  floor,
  capture,
  exchange,  ///< a prisoner is chosen
  agree,
  refuse,
  recall,
  fairy,
  dragon,   ///< one step of it
  princess,
  take,     ///< the second part of a double turn
  decline,  ///< it
  pass,
  end_game,
  event,  ///< of an expansion that is not played
  stands  ///< no step: a neutral figure or token that is there before the turn
};

struct ScriptStep {
  StepKind kind{};
  Stage stage{};  ///< where in the turn it is taken
  int by = 0;     ///< who takes it; 0: the player on turn
  EventKind event{};
  At at = -1;  ///< of what stands about, and of an event that comes to it; -1: open
  Neutral neutral{};
  bool north_south = false;    ///< a bridge
  std::optional<Spot> area{};  ///< a capture from there, off the tiles
  auto operator<=>(const ScriptStep&) const = default;
};
using Script = std::vector<ScriptStep>;

/// The scripts that are tried (docs/constraints.md names them), in ascending length.
[[nodiscard]] std::vector<Script> scripts_for(const Table& table, const Beyond& beyond, At middle);
/// "place, floor, capture"
[[nodiscard]] std::string to_string(const Script& script);

/// The step at that place of a script with every choice open.
[[nodiscard]] Action open_action(z3::context& z3, const Board& board, std::size_t place,
                                 const ScriptStep& step, Bools& holds);

/// A turn played by a script under one law.
struct Course {
  Bools ready;  ///< by step: play stands where the script takes it
  Bools legal;  ///< by step
  State now;    ///< after the last step
  Bool waits;   ///< somebody has to answer first
  Bool stuck;   ///< a capture must be made, or a knight sent home
  Bool moves;   ///< the dragon has to be moved
  State end;    ///< when the turn is over, where nothing waits
};

/// Plays a script step by step; the law must outlive it.
class Player {
 public:
  Player(const Board& board, const Law& law);
  void take(const ScriptStep& step, const Action& action);
  /// The course when the turn is played to its end.
  [[nodiscard]] Course end() const;

 private:
  void stand(const ScriptStep& step);
  /// Moves the turn to where the step is taken; the condition under which play comes there.
  Bool come_to(const ScriptStep& step);
  [[nodiscard]] Bool waits() const;
  [[nodiscard]] Bool dragon_moves(bool late) const;
  [[nodiscard]] Bool must_send_home() const;
  /// A capture is open and may not be declined.
  [[nodiscard]] Bool must_capture() const;

  const Law* law_;
  Course course_;
};

/// Anybody at the table could tell the two courses apart: the last step is legal in one alone, or another is
/// asked, or something on the table differs.
[[nodiscard]] Bool parted(const Course& a, const Law& law_a, const Course& b, const Law& law_b);
/// All steps but the last are legal, and each is taken where the script says.
[[nodiscard]] Bool comes_to_last(const Course& course);

}  // namespace assize::smt
