// Events of expansions that are not played, by chance, for a duel.
#pragma once

#include <optional>

#include "checker/random.hpp"
#include "checker/rules/events/events.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

struct RandomEvent {
  Event event;
  scenario::Event told;  ///< the same as a scenario has it
};

/// Any event but a bridge, with any figure on the board or any tile; legal or not. None: it names a figure,
/// and there is none.
[[nodiscard]] std::optional<RandomEvent> random_event(const Game& game, Random& random);

}  // namespace assize::court
