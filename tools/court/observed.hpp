// What a run comes to, as far as anybody at the table could tell: to be compared with another run of the same
// scenario, whatever each of them was expected to come to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/court/run.hpp"

namespace assize::court {

/// One thing looked at, and what it was: "prisoners of red", "blue meeple".
struct Observation {
  std::string what;
  std::string value;
  bool operator==(const Observation&) const = default;
};

/// A question that a scenario's expectations ask, where the answer was not the expected one.
struct Answer {
  std::string what;
  std::string expected;
  std::string actual;
  bool operator==(const Answer&) const = default;
};

struct Observed {
  std::vector<Observation> steps{};  ///< the set-up's refusal, then every step with its verdict and grounds
  std::vector<Observation> table{};  ///< points, supplies, prisoners, figures, towers, whose turn, winners
  std::vector<Answer> answers{};     ///< what else the scenario asks: values of features, choices, ranges
  bool operator==(const Observed&) const = default;
};

/// What differs between two runs; `a` and `b` are what each has there.
struct Difference {
  std::string what;
  std::string a;
  std::string b;
  bool operator==(const Difference&) const = default;
};

[[nodiscard]] Observed observed(const Outcome& outcome, const Catalogue& catalogue);
/// The table alone. `start`: points at the start.
[[nodiscard]] std::vector<Observation> observed_table(const Game& game, const Facts& start);
/// In the order in which a player would tell them: steps, points, the rest.
[[nodiscard]] std::vector<Difference> differences(const Observed& a, const Observed& b);
[[nodiscard]] std::vector<Difference> differences(const std::vector<Observation>& a,
                                                  const std::vector<Observation>& b);

/// "legal", "illegal by tower.range.by-height, base.turn.steps", "malformed: why"
[[nodiscard]] std::string verdict_text(const Judgement& judgement, const Catalogue& catalogue);
/// "gain of red: 10 or 4", one difference in a line.
[[nodiscard]] std::string to_string(const Difference& difference);

}  // namespace assize::court
