#include <algorithm>

#include "tools/cli/input.hpp"
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
