// What expansions that are not played do to a position: the effects that the interaction clauses state.
#pragma once

#include "checker/game.hpp"

namespace assize {

enum class EventKind : std::uint8_t { plague, festival, ghost, third_ghost, princess, dragon, bridge, castle, performance };

struct Event {
  EventKind kind{};
  PlayerId by = -1;
  Slot slot = -1;
  FigureId figure = -1;      ///< of those that name one
  bool north_south = false;  ///< bridge
  int value = 0;             ///< performance: points for each meeple
};

[[nodiscard]] Judgement judge_event(const Game& game, const Event& event);
/// Carries a legal event out; what it cannot strike stays.
void apply_event(Game& game, const Event& event);

}  // namespace assize
