// What one step does. Internal to this library.
#pragma once

#include <optional>

#include "spec/scenario/reader.hpp"

namespace assize::scenario {

/// The step of that kind (a position in kStepNames); nothing and a complaint if it is not whole.
std::optional<Action> read_deed(std::size_t kind, const Fields& step, const Reader& reader);
/// The same for an event.
std::optional<Action> read_event(const Fields& step, const Reader& reader);

}  // namespace assize::scenario
