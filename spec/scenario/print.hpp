// Values as people write them.
#pragma once

#include <string>

#include "spec/scenario/refs.hpp"

namespace assize::scenario {

/// "[1, 0]"
[[nodiscard]] std::string text_of(Cell cell);
/// "blue large meeple"
[[nodiscard]] std::string text_of(const Figure& figure);

}  // namespace assize::scenario
