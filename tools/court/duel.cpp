#include "tools/court/duel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "spec/scenario/write.hpp"
#include "spec/smt/case/trial.hpp"
#include "tools/court/parallel.hpp"

namespace assize::court {

namespace sc = assize::scenario;
namespace cases = smt::cases;

namespace {

smt::Change change_of(Switch how) {
  switch (how) {
    case Switch::one_more: return smt::Change::one_more;
    case Switch::one_less: return smt::Change::one_less;
    case Switch::off: break;
  }
  return smt::Change::off;
}

std::optional<Altered> in_engine(const std::optional<Fault>& fault) {
  if (!fault || !fault->in_engine) return std::nullopt;
  return Altered{fault->clause, fault->how};
}

std::vector<smt::Alteration> in_constraints(const std::optional<Fault>& fault) {
  if (!fault || fault->in_engine) return {};
  return {{fault->clause, change_of(fault->how)}};
}

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

}  // namespace

Held hold(const Catalogue& catalogue, const Bout& bout, const std::optional<Fault>& fault) {
  Held held;
  const Outcome outcome = play(bout.scenario, bout.run, catalogue, {}, in_engine(fault));
  if (!outcome.last) {
    held.skipped = "the engine refuses the set-up";
  } else if (!outcome.missing.empty()) {
    held.skipped = outcome.missing.front();
  }
  if (!held.skipped.empty()) return held;
  try {
    const sc::Run run = told_by_engine(bout, outcome);
    const cases::Position begin = cases::position_of(bout.scenario, run, catalogue, in_constraints(fault));
    cases::Decisions decide;
    const cases::Trial trial = cases::play_through(bout.scenario, run, begin, decide);
    for (std::size_t i = 0; i < trial.judged.size(); ++i) {
      ++held.steps;
      held.refused += trial.judged[i].legal ? 0 : 1;
      if (trial.judged[i].legal == outcome.steps[i].judgement.legal()) continue;
      held.differences.push_back(fmt::format("{}: the engine says {}, the constraints {}", outcome.steps[i].text,
                                             trial.judged[i].legal ? "illegal" : "legal",
                                             trial.judged[i].legal ? "legal" : "illegal"));
    }
    if (!held.differences.empty()) return held;
    for (const cases::Claim& c : trial.claims) {
      if (c.holds.is_true()) continue;
      held.differences.push_back(fmt::format("{}: {} by the engine, {} by the constraints", c.key, c.expected, c.actual));
    }
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
