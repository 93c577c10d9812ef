// From what a step says to an action of the constraints: colours, cells and places by name become positions.
#pragma once

#include "spec/scenario/steps.hpp"
#include "spec/smt/action.hpp"
#include "spec/smt/case/decide.hpp"
#include "spec/smt/case/position.hpp"

namespace assize::smt::cases {

struct Acting {
  const Position& position;
  const State& state;
  Decisions& decide;
};

/// Neither draw nor end.
[[nodiscard]] Deed deed_of(const Acting& acting, int by, const scenario::Action& action);
/// Who acts where the step does not say: the player on turn, or whoever is asked.
[[nodiscard]] int default_player(const Acting& acting, const Law& law, const scenario::Action& action);

[[nodiscard]] Bools one(std::size_t size, int at);

}  // namespace assize::smt::cases
