// A recording as a scenario: the same set-up, moves and outcome, in a file that `check` passes.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "tools/jcz/replay.hpp"

namespace assize::jcz {

struct Unconverted {
  ReplayStatus status{};  ///< unsupported, unreadable, or fail: the scenario would not pass
  std::string why;
};

/// The scenario's text; it was read back and checked.
[[nodiscard]] tl::expected<std::string, Unconverted> convert(const Replayed& replayed,
                                                             const Catalogue& catalogue);

}  // namespace assize::jcz
