// Actions in words, for reports of failures.
#pragma once

#include <string>

#include "checker/game.hpp"

namespace assize::props {

/// "red deploys meeple 3 on segment 2 of BA/RCr@1 at [0, 1]"
[[nodiscard]] std::string to_text(const Game& game, const Action& action);

}  // namespace assize::props
