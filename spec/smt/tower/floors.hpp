// Floors: tower.action.*, tower.floor.*, tower.setup.*.
#pragma once

#include "spec/smt/action.hpp"

namespace assize::smt::tower {

void judge_floor(const State& state, int by, const Floor& floor, Grounds& no);
void apply_floor(State& state, const Law& law, int by, const Floor& floor);
/// tower.action.no-foundation-tile-needed and the misprint tower.variant.zmg.foundation-tile-misprint.
void judge_after_plain_tile(const State& state, const Bool& tower_action, Grounds& no);
/// tower.setup.floors-per-player; 0 where nothing says how many (tower.player-count-outside-table = forbid)
[[nodiscard]] int floors_per_player(const Law& law, int players);

}  // namespace assize::smt::tower
