// The games that a scenario stands for: one for each profile, one more for each reading that an
// [[expect_under]] puts on top. Which expectations hold in which.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/scenario/model.hpp"

namespace assize::scenario {

struct Run {
  std::size_t profile = 0;  ///< index into Catalogue::profiles
  std::vector<Ruling>
      rulings;         ///< on top of the profile: the scenario's, then the reading's; one for each option
  std::string name;    ///< "C2-HiG", "C2-HiG with tower.capture-own=no"
  Expectation expect;  ///< [expect] with what the matching [[expect_under]] put in place of it
};

struct Conflict {
  Where where;
  std::string message;
  std::string hint;
};

/// An [[expect_under]] applies to every run in which its rulings hold and whose profile it names, if it names
/// any. Several may apply to one run: what they say of one key must be the same, or it is a conflict. Then
/// they replace what [expect] says under these keys; tables by player (gain, score, supply, ...) are replaced
/// player by player.
[[nodiscard]] tl::expected<std::vector<Run>, std::vector<Conflict>> runs_of(const Scenario& scenario,
                                                                            const Catalogue& catalogue);

/// `over` put in place of what `base` says.
[[nodiscard]] Expectation replaced(Expectation base, const Expectation& over);
/// The key on which the two contradict each other, or nothing; `base` then also says what `more` says.
[[nodiscard]] std::string_view join(Expectation& base, const Expectation& more);

}  // namespace assize::scenario
