#include "tools/court/stages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "spec/catalogue/nearest.hpp"
#include "tools/court/observed.hpp"

namespace assize::court {

namespace sc = assize::scenario;

tl::expected<Stages, Diagnostic> stages_of(const sc::Scenario& s, const sc::Run& run,
                                           const Catalogue& catalogue) {
  std::vector<Game> before;
  std::vector<Game> after;
  const Hearing hearing{
      .before = [&](std::size_t, const Game& game) { before.push_back(game); },
      .after = [&](std::size_t, const StepResult&, const Game& game) { after.push_back(game); },
  };
  Outcome outcome = play(s, run, catalogue, hearing);
  if (!outcome.last) {
    const Observed seen = observed(outcome, catalogue);
    return tl::unexpected(Diagnostic{
        s.file, 0, 0, fmt::format("under {} the set-up is {}", run.name, seen.steps.front().value), {}});
  }
  Game start = *outcome.last;
  start.change() = *outcome.start;
  start.rebuild();
  start.settle();
  return Stages{std::move(start), std::move(before), std::move(after), *std::move(outcome.last)};
}

tl::expected<std::size_t, Diagnostic> find_step(const sc::Scenario& s, const std::string& name) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < s.steps.size(); ++i) {
    if (s.steps[i].name == name) return i;
    if (!s.steps[i].name.empty()) names.push_back(s.steps[i].name);
  }
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  const bool whole = error == std::errc() && end == name.data() + name.size();
  if (whole && number >= 1 && number <= s.steps.size()) return number - 1;
  const std::string count = fmt::format("its steps are numbered 1 to {}", s.steps.size());
  const std::string near = hint_for(name, names);
  return tl::unexpected(Diagnostic{s.file, 0, 0, fmt::format("there is no step {}", name),
                                   s.steps.empty() ? "the scenario has no steps"
                                   : near.empty()  ? count
                                                   : near});
}

}  // namespace assize::court
