#include "tools/court/duel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "spec/smt/case/expect.hpp"
#include "spec/smt/case/trial.hpp"
#include "tools/court/observed.hpp"
#include "tools/court/parallel.hpp"
#include "tools/court/refute.hpp"

namespace assize::court {

namespace sc = assize::scenario;
namespace cases = smt::cases;

namespace {

/// The run with what the engine saw as its expectation; every refused step is named, whatever its grounds.
sc::Run told_by_engine(const Bout& bout, const Outcome& outcome) {
  sc::Run run = bout.run;
  run.expect = everything_seen(*outcome.last);
  run.expect.illegal.emplace();
  for (std::size_t i = 0; i < outcome.steps.size(); ++i) {
    if (outcome.steps[i].judgement.legal()) continue;
    run.expect.illegal->push_back({.step = i, .clauses = {}, .exact = false, .where = {}});
  }
  return run;
}

std::string told_verdict(const cases::Judged& judged, const Catalogue& catalogue) {
  if (judged.legal) return "legal";
  const std::string grounds = cases::grounds_text(judged.grounds, catalogue);
  return grounds.empty() ? "illegal" : "illegal by " + grounds;
}

void compare(const Bout& bout, const Outcome& outcome, const cases::Trial& trial, const Catalogue& catalogue, Held& held) {
  for (std::size_t i = 0; i < trial.judged.size(); ++i) {
    const cases::Judged& by_constraints = trial.judged[i];
    const Judgement& by_engine = outcome.steps[i].judgement;
    ++held.steps;
    held.refused += by_constraints.legal ? 0 : 1;
    held.malformed += by_engine.verdict == Verdict::malformed ? 1 : 0;
    if (by_constraints.legal == by_engine.legal()) continue;
    held.differences.push_back(
        {outcome.steps[i].text, verdict_text(by_engine, catalogue), told_verdict(by_constraints, catalogue),
         fmt::format("{} {}", sc::kStepNames[bout.scenario.steps[i].action.index()], by_engine.legal())});
  }
  if (!held.differences.empty()) return;
  for (const cases::Claim& c : trial.claims) {
    if (c.holds.is_true()) continue;
    held.differences.push_back({c.key, c.expected, c.actual, kind_of(c.key)});
  }
}

}  // namespace

std::string to_string(const Disagreement& d) {
  return fmt::format("{}: the engine says {}, the constraints {}", d.what, d.engine, d.constraints);
}

Held hold(const Catalogue& catalogue, const Bout& stated, const std::vector<Fault>& faults) {
  Held held;
  // The scenario's own expectations would be held against the constraints alone.
  Bout bout = stated;
  expect_nothing_between(bout.scenario);
  const Outcome outcome = play(bout.scenario, bout.run, catalogue, {}, in_engine(faults));
  if (!outcome.last) {
    held.skipped = "the engine refuses the set-up";
  } else if (!outcome.missing.empty()) {
    held.skipped = outcome.missing.front();
  }
  if (!held.skipped.empty()) return held;
  try {
    const Bout told{bout.scenario, told_by_engine(bout, outcome)};
    cases::Decisions decide;
    const cases::Trial trial =
        cases::play_through(told.scenario, told.run, faulty_position(catalogue, told, faults), decide);
    compare(told, outcome, trial, catalogue, held);
  } catch (const cases::NotExpressible& why) {
    held.skipped = why.what();
  }
  return held;
}

Duel duel(const Catalogue& catalogue, std::uint64_t first_seed, int bouts, int jobs) {
  Duel all;
  std::mutex lock;
  in_parallel(static_cast<std::size_t>(bouts), jobs, [&](std::size_t i) {
    const auto bout = random_bout(catalogue, first_seed + i);
    Held held;
    if (bout) {
      held = hold(catalogue, *bout);
    } else {
      held.skipped = "no position";
    }
    const std::lock_guard guard(lock);
    ++all.bouts;
    all.skipped += held.skipped.empty() ? 0 : 1;
    all.steps += held.steps;
    all.refused += held.refused;
    if (!held.differences.empty()) all.parted.emplace_back(first_seed + i, std::move(held));
  });
  std::sort(all.parted.begin(), all.parted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  return all;
}

}  // namespace assize::court
