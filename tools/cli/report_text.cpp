#include <fmt/format.h>

#include <array>
#include <map>

#include "spec/catalogue/find.hpp"
#include "tools/cli/report.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

void print_failures(const court::FileReport& report, const court::RunReport& run) {
  fmt::print("  under {}\n", run.name);
  for (const court::Failure& f : run.outcome.failures) {
    fmt::print("    {}:{}: {}: expected {}, actual {}\n", report.file, f.where.line, f.what, f.expected,
               f.actual);
  }
  for (const std::string& why : run.outcome.missing) fmt::print("    unsupported: {}\n", why);
  if (run.outcome.last && !run.outcome.failures.empty()) {
    fmt::print("{}", indented(board_text(*run.outcome.last), 6));
  }
}

/// The clauses that refused something, with their words and their place in the document of the first run's
/// edition.
void print_clauses(const court::FileReport& report, const Catalogue& catalogue) {
  std::map<ClauseId, Edition> grounds;
  for (const court::RunReport& run : report.runs) {
    if (run.outcome.status == court::Status::pass || !run.outcome.last) continue;
    for (const court::StepResult& step : run.outcome.steps) {
      for (const Ground& g : step.judgement.grounds)
        grounds.emplace(g.clause, run.outcome.last->law().edition());
    }
  }
  for (const auto& [c, edition] : grounds) {
    const Clause& clause = catalogue.clauses[static_cast<std::size_t>(c)];
    fmt::print("  {}: {} {}\n", inked(Ink::strong, clause.id), clause.statement,
               inked(Ink::faint, fmt::format("[{}]", place_in(clause, edition))));
  }
}

void print_file(const court::FileReport& report, const Catalogue& catalogue) {
  const bool bad = report.status == court::FileStatus::fail || report.status == court::FileStatus::unreadable;
  constexpr std::array<std::string_view, 4> kWords = {"ok", "FAIL", "unsupported", "UNREADABLE"};
  const std::string_view word = kWords[static_cast<std::size_t>(report.status)];
  fmt::print("{} {}{}\n", inked(bad ? Ink::bad : Ink::doubtful, word), report.file,
             report.title.empty() ? "" : ": " + report.title);
  if (!report.diagnostics.empty()) fmt::print("{}", to_string(report.diagnostics));
  for (const court::RunReport& run : report.runs) {
    if (run.outcome.status != court::Status::pass) print_failures(report, run);
  }
  for (const std::string& clause : report.idle) fmt::print("  {} is named but took no part\n", clause);
  print_clauses(report, catalogue);
}

}  // namespace

void print_text(const std::vector<court::FileReport>& reports, const Catalogue& catalogue, bool verbose) {
  std::array<int, 4> count{};
  std::size_t runs = 0;
  for (const court::FileReport& report : reports) {
    ++count[static_cast<std::size_t>(report.status)];
    runs += report.runs.size();
    if (report.status != court::FileStatus::pass) {
      print_file(report, catalogue);
    } else if (verbose) {
      fmt::print("{} {}: {}\n", inked(Ink::good, "ok"), report.file, report.title);
    }
  }
  const int failed = count[1] + count[3];
  fmt::print("{}, {}: {} passed, {} failed, {} unsupported\n", counted(reports.size(), "scenario"),
             counted(runs, "run"), inked(Ink::good, fmt::format("{}", count[0])),
             failed > 0 ? inked(Ink::bad, fmt::format("{}", failed)) : "0", count[2]);
}

}  // namespace assize::cli
