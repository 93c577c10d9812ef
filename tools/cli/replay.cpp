#include "tools/jcz/replay.hpp"

#include <algorithm>

#include "tools/cli/commands.hpp"
#include "tools/cli/report_replay.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

int exit_status(const std::vector<jcz::Replay>& replays) {
  const auto any = [&](jcz::ReplayStatus status) {
    return std::any_of(replays.begin(), replays.end(),
                       [status](const jcz::Replay& r) { return r.status == status; });
  };
  if (any(jcz::ReplayStatus::unreadable)) return kBadInput;
  if (any(jcz::ReplayStatus::fail)) return kFailed;
  return any(jcz::ReplayStatus::unsupported) ? kNotJudged : kWell;
}

}  // namespace

int replay(const ReplayOptions& options, const Catalogue& catalogue) {
  const auto files = jcz::recording_files(options.paths);
  if (!files) return complain(files.error());
  std::vector<jcz::Replay> replays;
  for (const auto& file : *files) replays.push_back(jcz::replay_file(file, catalogue).replay);
  switch (options.format) {
    case Format::text:
      print_replays_text(replays, catalogue, options.verbose);
      break;
    case Format::json:
      print_replays_json(replays, catalogue);
      break;
    case Format::junit:
      print_replays_junit(replays, catalogue);
      break;
  }
  return exit_status(replays);
}

}  // namespace assize::cli
