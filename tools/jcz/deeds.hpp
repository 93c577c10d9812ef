// From a message to an action of the engine, in a position.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "checker/game.hpp"
#include "tools/jcz/recording.hpp"

namespace assize::jcz {

/// The action that the message asks for; the error says what is wrong with the message itself.
[[nodiscard]] tl::expected<Action, std::string> action_of(const Game& game, const Message& message,
                                                          PlayerId active);

}  // namespace assize::jcz
