#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/read.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/reduced.hpp"
#include "tools/cli/report.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

int exit_status(const std::vector<court::FileReport>& reports) {
  const auto any = [&](court::FileStatus status) {
    return std::any_of(reports.begin(), reports.end(),
                       [status](const court::FileReport& r) { return r.status == status; });
  };
  if (any(court::FileStatus::unreadable)) return kBadInput;
  if (any(court::FileStatus::fail)) return kFailed;
  return any(court::FileStatus::unsupported) ? kNotJudged : kWell;
}

/// Every run that fails, made small.
void print_small(const std::vector<court::FileReport>& reports, const court::CheckRequest& request,
                 const Catalogue& catalogue) {
  for (const court::FileReport& report : reports) {
    if (report.status != court::FileStatus::fail) continue;
    const auto s = scenario::read_scenario(report.file, catalogue);
    if (!s) continue;
    const auto runs = court::requested_runs(*s, catalogue, request);
    if (!runs) continue;
    for (const scenario::Run& run : *runs) {
      const auto reduced = court::reduce_failure(catalogue, {*s, run});
      if (!reduced) continue;
      fmt::print("{} under {}\n", report.file, run.name);
      print_reduced(*reduced);
    }
  }
}

}  // namespace

int check(const CheckOptions& options, const Catalogue& catalogue) {
  auto request = read_request(options.profiles, options.rulings, catalogue);
  if (!request) return complain(request.error());
  request->jobs = threads(options.jobs);
  const auto files = court::scenario_files(options.paths);
  if (!files) return complain(files.error());
  const std::vector<court::FileReport> reports = court::check_files(*files, catalogue, *request);
  switch (options.format) {
    case Format::text:
      print_text(reports, catalogue, options.verbose);
      if (options.reduce) print_small(reports, *request, catalogue);
      break;
    case Format::json:
      print_json(reports, catalogue);
      break;
    case Format::junit:
      print_junit(reports);
      break;
  }
  return exit_status(reports);
}

}  // namespace assize::cli
