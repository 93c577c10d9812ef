#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "tools/cli/commands.hpp"
#include "tools/cli/report.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

int exit_status(const std::vector<court::FileReport>& reports) {
  const auto any = [&](court::FileStatus status) {
    return std::any_of(reports.begin(), reports.end(), [status](const court::FileReport& r) { return r.status == status; });
  };
  if (any(court::FileStatus::unreadable)) return kBadInput;
  if (any(court::FileStatus::fail)) return kFailed;
  return any(court::FileStatus::unsupported) ? kNotJudged : kWell;
}

}  // namespace

int check(const CheckOptions& options, const Catalogue& catalogue) {
  court::CheckRequest request{.profiles = options.profiles};
  request.jobs = options.jobs > 0 ? options.jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  for (const std::string& ruling : options.rulings) {
    const std::size_t equals = ruling.find('=');
    if (equals == std::string::npos) {
      return complain({{}, 0, 0, fmt::format("\"{}\" is no ruling", ruling), "write --ruling option=value"});
    }
    request.rulings.emplace_back(ruling.substr(0, equals), ruling.substr(equals + 1));
    const auto known = court::find_ruling(catalogue, request.rulings.back().first, request.rulings.back().second);
    if (!known) return complain(known.error());
  }
  for (const std::string& profile : options.profiles) {
    const auto known = court::find_profile(catalogue, profile);
    if (!known) return complain(known.error());
  }
  const auto files = court::scenario_files(options.paths);
  if (!files) return complain(files.error());
  const std::vector<court::FileReport> reports = court::check_files(*files, catalogue, request);
  switch (options.format) {
    case Format::text: print_text(reports, catalogue, options.verbose); break;
    case Format::json: print_json(reports, catalogue); break;
    case Format::junit: print_junit(reports); break;
  }
  return exit_status(reports);
}

}  // namespace assize::cli
