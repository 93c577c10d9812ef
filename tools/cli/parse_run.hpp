// The choice of one scenario and one of its runs, which several commands offer alike.
#pragma once

#include <CLI/CLI.hpp>

#include "tools/cli/commands.hpp"

namespace assize::cli {

inline void add_run_choice(CLI::App* command, RunChoice& run) {
  command->add_option("file", run.file, "a scenario")->required();
  command->add_option("--profile", run.profile, "under this profile (default: the scenario's first)");
  command->add_option("--ruling", run.rulings, "option=value, on top of the profile")
      ->allow_extra_args(false);
}

}  // namespace assize::cli
