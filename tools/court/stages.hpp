// The positions that a run goes through.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "tools/court/run.hpp"

namespace assize::court {

struct Stages {
  Game start;
  std::vector<Game> before;  ///< by step: as it is judged
  std::vector<Game> after;   ///< by step
  Game last;                 ///< when the turn is over
};

/// The error: why the set-up is refused.
[[nodiscard]] tl::expected<Stages, Diagnostic> stages_of(const scenario::Scenario& scenario,
                                                         const scenario::Run& run,
                                                         const Catalogue& catalogue);
/// The position of the step with that name, or that number, counted from 1.
[[nodiscard]] tl::expected<std::size_t, Diagnostic> find_step(const scenario::Scenario& scenario,
                                                              const std::string& name);

}  // namespace assize::court
