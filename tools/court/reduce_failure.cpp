// Expectations that do not hold, and readings that part, made small.
#include <algorithm>

#include "tools/court/confirm.hpp"
#include "tools/court/reduce_parting.hpp"
#include "tools/court/refute.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// Without the step's number and name, which change when others go.
std::string plain(const std::string& what) {
  const std::size_t colon = what.find(": ");
  return what.starts_with("step ") && colon != std::string::npos ? what.substr(colon) : what;
}

bool same_failure(const Failure& a, const Failure& b) {
  return plain(a.what) == plain(b.what) && a.expected == b.expected && a.actual == b.actual;
}

std::optional<Failure> first_failure(const Catalogue& catalogue, const Bout& bout) {
  const Outcome outcome = play(bout.scenario, bout.run, catalogue);
  if (outcome.status != Status::fail) return std::nullopt;
  return outcome.failures.front();
}

/// Where the engine, too, finds something else, an expectation could become wrong in any way: it has to be
/// wrong in the same.
bool same_claim(const Disagreement& a, const Disagreement& b, bool exactly) {
  if (!exactly) return a.kind == b.kind;
  return plain(a.what) == plain(b.what) && a.engine == b.engine && a.constraints == b.constraints;
}

}  // namespace

std::optional<Reduced> reduce_refuted(const Catalogue& catalogue, const Bout& bout,
                                      const std::vector<Fault>& faults, int most_trials) {
  const Refuted before = refuted_by(catalogue, bout, faults);
  if (before.claims.empty()) return std::nullopt;
  const auto still = [&](const sc::Scenario& candidate) {
    return safely([&] {
      const Refuted now = refuted_by(catalogue, {candidate, run_of(candidate, catalogue)}, faults);
      const auto same = [&](const Disagreement& d) {
        return same_claim(d, before.claims.front(), before.engine != Status::pass);
      };
      return now.engine == before.engine && std::any_of(now.claims.begin(), now.claims.end(), same);
    });
  };
  return reduce(one_run(bout.scenario, bout.run, catalogue), still, catalogue, most_trials);
}

std::optional<Reduced> reduce_failure(const Catalogue& catalogue, const Bout& bout, int most_trials) {
  const auto before = first_failure(catalogue, bout);
  if (!before) return std::nullopt;
  const auto still = [&](const sc::Scenario& candidate) {
    return safely([&] {
      const Outcome now = play(candidate, run_of(candidate, catalogue), catalogue);
      const auto same = [&](const Failure& f) { return same_failure(f, *before); };
      return now.status == Status::fail && std::any_of(now.failures.begin(), now.failures.end(), same);
    });
  };
  return reduce(one_run(bout.scenario, bout.run, catalogue), still, catalogue, most_trials);
}

std::optional<Reduced> reduce_difference(const Catalogue& catalogue, const sc::Scenario& scenario,
                                         const sc::Run& a, const sc::Run& b, int most_trials) {
  sc::Scenario bare =
      one_run(scenario, {.profile = a.profile, .rulings = a.rulings, .name = {}, .expect = {}}, catalogue);
  bare.rulings.clear();  // those of the runs hold, whatever the scenario says
  expect_nothing_between(bare);
  const auto still = [&](const sc::Scenario& candidate) {
    return safely([&] { return with_expectations(candidate, a, b, catalogue).has_value(); });
  };
  auto reduced = reduce(bare, still, catalogue, most_trials);
  if (!reduced) return std::nullopt;
  auto told = with_expectations(reduced->scenario, a, b, catalogue);
  if (!told) return std::nullopt;
  reduced->scenario = *std::move(told);
  return reduced;
}

}  // namespace assize::court
