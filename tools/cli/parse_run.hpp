// The choice of one scenario and one of its runs, which several commands offer alike.
#pragma once

#include <CLI/CLI.hpp>
#include <map>

#include "tools/cli/commands.hpp"

namespace assize::cli {

/// --format by these names; what they stand for is nobody's input.
inline void add_format(CLI::App* command, Format& format, const std::map<std::string, Format>& names,
                       const std::string& what) {
  std::vector<std::string> words;
  for (const auto& [name, value] : names) words.push_back(name);
  command
      ->add_option_function<std::string>(
          "--format", [&format, names](const std::string& name) { format = names.at(name); }, what)
      ->check(CLI::IsMember(words));
}

inline void add_run_choice(CLI::App* command, RunChoice& run) {
  command->add_option("file", run.file, "a scenario")->required();
  command->add_option("--profile", run.profile, "under this profile (default: the scenario's first)");
  command->add_option("--ruling", run.rulings, "option=value, on top of the profile")
      ->allow_extra_args(false);
}

}  // namespace assize::cli
