#include "spec/scenario/write.hpp"
#include "tools/court/cross_check.hpp"
#include "tools/court/duel.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "tools/cli/input.hpp"
#include "tools/cli/reduced.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

using court::Finding;
using Json = nlohmann::ordered_json;

/// Scenarios and runs by finding.
struct Tally {
  std::array<int, 4> scenarios{};
  std::array<int, 4> runs{};
  int unreadable = 0;

  void add(const court::CrossReport& report) {
    if (!report.faults.empty()) {
      ++unreadable;
      return;
    }
    ++scenarios[static_cast<std::size_t>(report.finding())];
    for (const court::CrossRun& run : report.runs) ++runs[static_cast<std::size_t>(run.finding)];
  }
  [[nodiscard]] int all() const { return scenarios[0] + scenarios[1] + scenarios[2] + scenarios[3]; }
  [[nodiscard]] std::string text() const {
    const auto expressible = all() - scenarios[static_cast<std::size_t>(Finding::not_expressible)];
    const double share = all() == 0 ? 0.0 : 100.0 * expressible / all();
    return fmt::format("{:>4} ({}): {} confirmed, {} refuted, {} not expressible, {} unknown; {:.1f} % expressible",
                       counted(static_cast<std::size_t>(all()), "scenario"), counted(static_cast<std::size_t>(runs[0] + runs[1] + runs[2] + runs[3]), "run"), scenarios[0], scenarios[1], scenarios[2],
                       scenarios[3], share);
  }
};

void print_engine(const court::CrossRun& run) {
  if (run.engine_differences.empty()) fmt::print("    the engine bears out what is expected\n");
  for (const court::Mismatch& d : run.engine_differences) {
    fmt::print("    the engine, too: {}: expected {}, actual {}\n", d.key, d.expected, d.actual);
  }
}

void print_run(const court::CrossRun& run, const Catalogue& catalogue) {
  fmt::print("  {}: {}{}\n", run.name, court::name_of(run.finding), run.reason.empty() ? "" : " (" + run.reason + ")");
  for (const court::Mismatch& d : run.differences) {
    fmt::print("    {}: expected {}, the constraints say {}\n", d.key, d.expected, d.actual);
  }
  if (run.finding != Finding::refuted) return;
  print_engine(run);
  for (std::size_t i = 0; i < run.verdicts.size(); ++i) {
    const std::string engine = i < run.engine_steps.size() ? run.engine_steps[i] : "nothing";
    fmt::print("    step {}: the engine says {}, the constraints {}\n", i + 1, engine, run.verdicts[i]);
  }
  if (run.reduced) print_parting(*run.reduced, catalogue);
}

void print_report(const court::CrossReport& report, const Catalogue& catalogue, bool verbose) {
  if (!report.faults.empty()) fmt::print("{}", to_string(report.faults));
  const Finding finding = report.finding();
  if (!report.faults.empty() || (finding == Finding::confirmed && !verbose)) return;
  const Ink ink = finding == Finding::confirmed ? Ink::good : finding == Finding::not_expressible ? Ink::doubtful : Ink::bad;
  fmt::print("{} {}\n", inked(ink, court::name_of(finding)), report.file.string());
  for (const court::CrossRun& run : report.runs) {
    if (run.finding != Finding::confirmed) print_run(run, catalogue);
  }
}

std::map<std::string, Tally> by_folder(const std::vector<court::CrossReport>& reports) {
  std::map<std::string, Tally> folders;
  for (const court::CrossReport& r : reports) folders[r.file.parent_path().string()].add(r);
  return folders;
}

void print_text(const std::vector<court::CrossReport>& reports, const Catalogue& catalogue, bool verbose) {
  for (const court::CrossReport& report : reports) print_report(report, catalogue, verbose);
  for (const auto& [folder, tally] : by_folder(reports)) fmt::print("{:32} {}\n", folder, tally.text());
  Tally all;
  for (const court::CrossReport& report : reports) all.add(report);
  fmt::print("{:32} {}\n", "all", all.text());
}

Json json_of(const court::CrossRun& run) {
  Json j = {{"run", run.name}, {"finding", court::name_of(run.finding)}};
  if (!run.reason.empty()) j["reason"] = run.reason;
  for (const court::Mismatch& d : run.differences) {
    j["differences"].push_back({{"key", d.key}, {"expected", d.expected}, {"actual", d.actual}});
  }
  if (!run.verdicts.empty()) j["steps"] = run.verdicts;
  if (run.finding != Finding::refuted) return j;
  j["engine"] = {{"steps", run.engine_steps}, {"differences", Json::array()}};
  for (const court::Mismatch& d : run.engine_differences) {
    j["engine"]["differences"].push_back({{"key", d.key}, {"expected", d.expected}, {"actual", d.actual}});
  }
  if (run.reduced) j["reduced"] = scenario::to_toml(run.reduced->reduced.scenario);
  return j;
}

void print_json(const std::vector<court::CrossReport>& reports) {
  Json all = Json::array();
  for (const court::CrossReport& report : reports) {
    Json j = {{"file", report.file.string()}, {"finding", report.faults.empty() ? court::name_of(report.finding()) : "unreadable"}};
    for (const Diagnostic& d : report.faults) j["diagnostics"].push_back(to_string(d));
    for (const court::CrossRun& run : report.runs) j["runs"].push_back(json_of(run));
    all.push_back(std::move(j));
  }
  fmt::print("{}\n", all.dump(2));
}

void print_bout(std::uint64_t seed, const court::Held& held, const Catalogue& catalogue) {
  fmt::print("--random 1 --seed {}\n", seed);
  for (const court::Disagreement& d : held.differences) fmt::print("    {}\n", court::to_string(d));
  const auto bout = court::random_bout(catalogue, seed);
  if (!bout) return;
  const auto parting = court::reduce_parting(catalogue, *bout);
  if (parting) return print_parting(*parting, catalogue);
  const scenario::Scenario whole = court::one_run(bout->scenario, bout->run, catalogue);
  fmt::print("  cannot be made smaller; under {}\n{}\n", bout->run.name, indented(scenario::to_toml(whole), 2));
}

/// Engine and constraints on random positions; what parts them is told with the seed that brings it back.
int random_duel(const CrossCheckOptions& options, const Catalogue& catalogue) {
  const court::Duel d = court::duel(catalogue, options.seed, options.random, threads(options.jobs));
  for (const auto& [seed, held] : d.parted) print_bout(seed, held, catalogue);
  fmt::print("{} random positions ({} skipped), {} steps, {} of them refused: the witnesses part in {}\n", d.bouts, d.skipped,
             d.steps, d.refused, d.parted.size());
  return d.parted.empty() ? kWell : kFailed;
}

int exit_status(const std::vector<court::CrossReport>& reports) {
  const auto any = [&](auto holds) { return std::any_of(reports.begin(), reports.end(), holds); };
  if (any([](const court::CrossReport& r) { return !r.faults.empty(); })) return kBadInput;
  if (any([](const court::CrossReport& r) { return r.finding() == Finding::refuted; })) return kFailed;
  return any([](const court::CrossReport& r) { return r.finding() == Finding::unknown; }) ? kNotJudged : kWell;
}

}  // namespace

int cross_check(const CrossCheckOptions& options, const Catalogue& catalogue) {
  if (options.random > 0) return random_duel(options, catalogue);
  const auto files = court::scenario_files(options.paths);
  if (!files) return complain(files.error());
  std::error_code error;
  if (!options.smt2.empty()) std::filesystem::create_directories(options.smt2, error);
  if (error) return complain(Diagnostic{options.smt2, 0, 0, "cannot be made a folder: " + error.message(), {}});
  const std::vector<court::CrossReport> reports =
      court::cross_check(*files, catalogue, {options.smt2, threads(options.jobs), options.reduce});
  if (options.format == Format::json) {
    print_json(reports);
  } else {
    print_text(reports, catalogue, options.verbose);
  }
  return exit_status(reports);
}

}  // namespace assize::cli
