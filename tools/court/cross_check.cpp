#include "tools/court/cross_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "spec/scenario/read.hpp"
#include "spec/smt/case/expect.hpp"
#include "spec/smt/case/trial.hpp"
#include "tools/court/observed.hpp"
#include "tools/court/parallel.hpp"
#include "tools/court/refute.hpp"

namespace assize::court {

namespace {

namespace cases = smt::cases;

void write_query(const std::filesystem::path& folder, const std::string& name, std::string_view answer,
                 const std::string& text) {
  std::ofstream out(folder / fmt::format("{}.{}.smt2", name, answer));
  out << "(set-info :status " << answer << ")\n" << text;
}

/// "scenarios/a/b.toml", run 2: "scenarios-a-b.2"
std::string query_name(const std::filesystem::path& file, std::size_t run) {
  std::string name = std::filesystem::path(file).replace_extension().relative_path().string();
  std::replace(name.begin(), name.end(), '/', '-');
  return fmt::format("{}.{}", name, run + 1);
}

/// What the constraints say instead.
void tell(CrossRun& result, const cases::Trial& trial, const Catalogue& catalogue) {
  for (const cases::Judged& j : trial.judged) {
    result.verdicts.push_back(j.legal ? "legal" : "illegal: " + cases::grounds_text(j.grounds, catalogue));
  }
  for (const cases::Claim& c : trial.claims) {
    if (!c.holds.is_true()) result.differences.push_back({c.key, c.expected, c.actual});
  }
}

class Hearing {
 public:
  Hearing(const scenario::Scenario& scenario, const scenario::Run& run, const Catalogue& catalogue)
      : scenario_(scenario), run_(run), begin_(cases::position_of(scenario, run, catalogue)) {}

  void decide(CrossRun& result, const std::filesystem::path& smt2, const std::string& name) {
    cases::Decisions decide;
    {
      const cases::Trial known = cases::play_through(scenario_, run_, begin_, decide);
      const auto wrong = [](const cases::Claim& c) { return !c.holds.is_true(); };
      if (std::any_of(known.claims.begin(), known.claims.end(), wrong)) {
        result.finding = Finding::refuted;
        return tell(result, known, *begin_.catalogue);
      }
    }
    decide.repeat();
    smt::Query query;
    ask(result, query, decide, smt2, name);
  }

 private:
  /// The outcome is possible, and no other is.
  void ask(CrossRun& result, smt::Query& query, cases::Decisions& decide, const std::filesystem::path& smt2,
           const std::string& name) {
    const cases::Position open = cases::opened(begin_, query);
    const cases::Trial trial = cases::play_through(scenario_, run_, open, decide);
    const smt::Bool holds = cases::all_hold(decide, trial.claims);
    if (!smt2.empty()) {
      write_query(smt2, name, "sat", query.to_smt2(holds));
      write_query(smt2, name, "unsat", query.to_smt2(!holds));
    }
    const smt::Answer possible = query.check_given(holds);
    const smt::Answer otherwise = query.check_given(!holds);
    if (possible == smt::Answer::sat && otherwise == smt::Answer::unsat) return;
    result.reason =
        fmt::format("the outcome is {}, another one is {}", smt::name_of(possible), smt::name_of(otherwise));
    const bool unknown = possible == smt::Answer::unknown || otherwise == smt::Answer::unknown;
    result.finding = unknown ? Finding::unknown : Finding::refuted;
    if (!unknown) blame(result, query, trial, *begin_.catalogue);
  }

  /// Which of the claims the solver does not follow, and what it finds against the steps.
  static void blame(CrossRun& result, smt::Query& query, const cases::Trial& trial,
                    const Catalogue& catalogue) {
    for (const cases::Claim& c : trial.claims) {
      if (query.check_given(!c.holds) != smt::Answer::unsat)
        result.differences.push_back({c.key, c.expected, "otherwise"});
    }
    for (const cases::Judged& j : trial.judged) {
      std::string verdict = j.legal ? "legal" : "illegal";
      for (const smt::Ground& g : j.grounds.all()) {
        if (query.check_given(g.holds) != smt::Answer::sat) continue;
        verdict += fmt::format(", {}", catalogue.clauses[static_cast<std::size_t>(g.clause)].id);
      }
      if (query.check_given(j.grounds.malformed()) == smt::Answer::sat) verdict += ", (malformed)";
      result.verdicts.push_back(verdict);
    }
  }

  const scenario::Scenario& scenario_;
  const scenario::Run& run_;
  cases::Position begin_;
};

CrossRun hear(const scenario::Scenario& scenario, const scenario::Run& run, const Catalogue& catalogue,
              const std::filesystem::path& smt2, const std::string& name) {
  CrossRun result;
  result.name = run.name;
  if (const Outcome engine = play(scenario, run, catalogue); engine.status == Status::unsupported) {
    result.finding = Finding::not_expressible;
    result.reason = fmt::format("not played yet: {}", fmt::join(engine.missing, "; "));
    return result;
  }
  try {
    Hearing(scenario, run, catalogue).decide(result, smt2, name);
  } catch (const cases::NotExpressible& why) {
    result.finding = Finding::not_expressible;
    result.reason = why.what();
  } catch (const std::exception& why) {
    result.finding = Finding::unknown;
    result.reason = why.what();
  }
  return result;
}

/// The engine's account of the same run.
void hear_engine(CrossRun& result, const scenario::Scenario& scenario, const scenario::Run& run,
                 const Catalogue& catalogue) {
  const Outcome outcome = play(scenario, run, catalogue);
  for (const StepResult& step : outcome.steps)
    result.engine_steps.push_back(verdict_text(step.judgement, catalogue));
  for (const Failure& f : outcome.failures)
    result.engine_differences.push_back({f.what, f.expected, f.actual});
}

/// Where engine and constraints part of themselves, that; else the expectation on which the constraints
/// insist.
std::optional<SmallParting> reduced_run(const scenario::Scenario& scenario, const scenario::Run& run,
                                        const Catalogue& catalogue) {
  const Bout bout{scenario, run};
  if (auto parting = reduce_parting(catalogue, bout)) return parting;
  auto reduced = reduce_refuted(catalogue, bout);
  if (!reduced) return std::nullopt;
  Refuted still = refuted_by(catalogue, {reduced->scenario, run_of(reduced->scenario, catalogue)});
  if (still.engine != Status::pass) still.claims.clear();  // the witnesses do not part
  return SmallParting{.reduced = *std::move(reduced), .differences = std::move(still.claims)};
}

CrossReport hear_file(const std::filesystem::path& file, const Catalogue& catalogue,
                      const CrossRequest& request) {
  CrossReport report{file, {}, {}};
  const auto scenario = scenario::read_scenario(file, catalogue);
  if (!scenario) {
    report.faults = scenario.error();
    return report;
  }
  const auto runs = scenario::runs_of(*scenario, catalogue);
  if (!runs) {
    for (const scenario::Conflict& c : runs.error()) {
      report.faults.push_back({file.string(), c.where.line, c.where.column, c.message, c.hint});
    }
    return report;
  }
  for (std::size_t i = 0; i < runs->size(); ++i) {
    CrossRun run = hear(*scenario, (*runs)[i], catalogue, request.smt2, query_name(file, i));
    if (run.finding == Finding::refuted) {
      hear_engine(run, *scenario, (*runs)[i], catalogue);
      if (request.reduce) run.reduced = reduced_run(*scenario, (*runs)[i], catalogue);
    }
    report.runs.push_back(std::move(run));
  }
  return report;
}

}  // namespace

std::string_view name_of(Finding finding) {
  switch (finding) {
    case Finding::confirmed:
      return "confirmed";
    case Finding::refuted:
      return "refuted";
    case Finding::not_expressible:
      return "not expressible";
    case Finding::unknown:
      break;
  }
  return "unknown";
}

Finding CrossReport::finding() const {
  for (const Finding worst : {Finding::refuted, Finding::unknown, Finding::not_expressible}) {
    if (std::any_of(runs.begin(), runs.end(), [&](const CrossRun& r) { return r.finding == worst; }))
      return worst;
  }
  return Finding::confirmed;
}

std::vector<CrossReport> cross_check(const std::vector<std::filesystem::path>& files,
                                     const Catalogue& catalogue, const CrossRequest& request) {
  std::vector<CrossReport> reports(files.size());
  in_parallel(files.size(), request.jobs,
              [&](std::size_t i) { reports[i] = hear_file(files[i], catalogue, request); });
  return reports;
}

}  // namespace assize::court
