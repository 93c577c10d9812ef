// What commands share: rulings, profiles and one scenario, read from the command line's words.
#pragma once

#include <tl/expected.hpp>

#include "tools/cli/commands.hpp"
#include "tools/court/check.hpp"

namespace assize::cli {

/// Profiles and rulings by name, every one known to the catalogue.
[[nodiscard]] tl::expected<court::CheckRequest, Diagnostic> read_request(
    const std::vector<std::string>& profiles, const std::vector<std::string>& rulings,
    const Catalogue& catalogue);

struct ChosenRun {
  scenario::Scenario scenario;
  std::vector<scenario::Run> runs;  ///< the first is the chosen one
};
/// The scenario of the file and its runs, with profile and rulings in place.
[[nodiscard]] tl::expected<ChosenRun, std::vector<Diagnostic>> read_run(const RunChoice& choice,
                                                                        const Catalogue& catalogue);

/// As many threads as the machine has cores, where 0 is asked for.
[[nodiscard]] int threads(int jobs);

}  // namespace assize::cli
