// From a scenario back to a file that people like to read. Reading it gives the same scenario.
#pragma once

#include <string>

#include "spec/scenario/model.hpp"

namespace assize::scenario {

[[nodiscard]] std::string to_toml(const Scenario& scenario);

}  // namespace assize::scenario
