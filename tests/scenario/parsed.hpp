// A scenario's text that must be readable, and its first run.
#pragma once

#include <catch2/catch.hpp>
#include <string_view>

#include "spec/scenario/read.hpp"
#include "spec/scenario/runs.hpp"

namespace assize::test {

inline scenario::Scenario parsed(std::string_view text) {
  auto read = scenario::parse_scenario(text, "test.toml", builtin_catalogue());
  if (!read) FAIL(to_string(read.error().front()) << "\n" << text);
  return *std::move(read);
}

inline scenario::Run first_run(const scenario::Scenario& scenario) {
  const auto runs = scenario::runs_of(scenario, builtin_catalogue());
  REQUIRE(runs);
  return runs->front();
}

}  // namespace assize::test
