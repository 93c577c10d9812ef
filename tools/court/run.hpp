// One scenario under one profile and reading: played, compared, judged.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/scenario/runs.hpp"
#include "tools/court/observe.hpp"
#include "tools/court/play.hpp"

namespace assize::court {

enum class Status : std::uint8_t { pass, fail, unsupported };

struct Altered {
  ClauseId clause{};
  Switch how{};
};

/// What listens while a scenario is played; all may be empty.
struct Hearing {
  Listener decided{};                                                ///< every decision of the law
  std::function<void(const PointsEvent&)> points{};
  std::function<void(const Game&)> begun{};  ///< the position, before anything that is forced at its beginning
  std::function<void(std::size_t step, const Game& before)> before{};  ///< the position that a step is judged in
  std::function<void(std::size_t step, const StepResult&, const Game& after)> after{};
};

struct Outcome {
  Status status = Status::pass;
  std::vector<Failure> failures;
  std::vector<StepResult> steps;     ///< by step of the scenario
  std::vector<std::string> missing;  ///< unsupported: why
  std::optional<Game> last;          ///< the position compared; empty if the set-up was refused
  std::optional<Facts> start;
  std::vector<Ground> refused;       ///< the set-up's grounds
};

/// The decision that a clause stands for: itself, or the one that it restates.
[[nodiscard]] ClauseId decision_of(const Catalogue& catalogue, ClauseId c);
/// The rulings of the run: its profile's with its own on top.
[[nodiscard]] Rulings rulings_of(const scenario::Run& run, const Catalogue& catalogue);
[[nodiscard]] Outcome play(const scenario::Scenario& scenario, const scenario::Run& run, const Catalogue& catalogue,
                           const Hearing& hearing = {}, std::optional<Altered> altered = {});

}  // namespace assize::court
