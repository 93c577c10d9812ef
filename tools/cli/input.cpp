#include "tools/cli/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "spec/scenario/read.hpp"

namespace assize::cli {

tl::expected<court::CheckRequest, Diagnostic> read_request(const std::vector<std::string>& profiles,
                                                           const std::vector<std::string>& rulings,
                                                           const Catalogue& catalogue) {
  court::CheckRequest request{.profiles = profiles};
  for (const std::string& profile : profiles) {
    const auto known = court::find_profile(catalogue, profile);
    if (!known) return tl::unexpected(known.error());
  }
  for (const std::string& ruling : rulings) {
    const std::size_t equals = ruling.find('=');
    if (equals == std::string::npos || equals == 0) {
      return tl::unexpected(
          Diagnostic{{}, 0, 0, fmt::format("\"{}\" is no ruling", ruling), "write --ruling option=value"});
    }
    const std::string option = ruling.substr(0, equals);
    const std::string value = ruling.substr(equals + 1);
    const auto known = court::find_ruling(catalogue, option, value);
    if (!known) return tl::unexpected(known.error());
    for (const auto& [earlier, other] : request.rulings) {
      if (earlier == option && other != value) {
        return tl::unexpected(
            Diagnostic{{},
                       0,
                       0,
                       fmt::format("option {} is set to \"{}\" and to \"{}\"", option, other, value),
                       "leave one out"});
      }
    }
    request.rulings.emplace_back(option, value);
  }
  return request;
}

tl::expected<ChosenRun, std::vector<Diagnostic>> read_run(const RunChoice& choice,
                                                          const Catalogue& catalogue) {
  using Faults = std::vector<Diagnostic>;
  std::vector<std::string> profiles;
  if (!choice.profile.empty()) profiles.push_back(choice.profile);
  const auto request = read_request(profiles, choice.rulings, catalogue);
  if (!request) return tl::unexpected(Faults{request.error()});
  std::error_code error;
  if (std::filesystem::is_directory(choice.file, error)) {
    return tl::unexpected(
        Faults{{choice.file, 0, 0, "is a folder", "give one scenario (a file that ends in .toml)"}});
  }
  auto scenario = scenario::read_scenario(choice.file, catalogue);
  if (!scenario) return tl::unexpected(scenario.error());
  auto runs = court::requested_runs(*scenario, catalogue, *request);
  if (!runs) return tl::unexpected(Faults{runs.error()});
  return ChosenRun{*std::move(scenario), *std::move(runs)};
}

int threads(int jobs) {
  return jobs > 0 ? jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace assize::cli
