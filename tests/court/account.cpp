// Accounts of runs: what is told adds up to what happened.
#include "tools/court/account.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "spec/scenario/read.hpp"
#include "tools/court/check.hpp"

namespace assize::court {

namespace {

struct Told {
  scenario::Scenario scenario;
  std::vector<scenario::Run> runs;
};

Told read(const std::string& file) {
  const auto s = scenario::read_scenario(ASSIZE_SOURCE_DIR "/" + file, builtin_catalogue());
  REQUIRE(s);
  const auto runs = scenario::runs_of(*s, builtin_catalogue());
  REQUIRE(runs);
  return {*s, *runs};
}

std::map<std::string, int> paid(const Account& account) {
  std::map<std::string, int> sum;
  for (const Chapter& chapter : account.chapters) {
    for (const Payment& p : chapter.payments) sum["gain of " + p.player] += p.points;
  }
  return sum;
}

const Reason* reason(const Chapter& chapter, std::string_view id) {
  for (const Reason& r : chapter.reasons) {
    if (builtin_catalogue().clauses[static_cast<std::size_t>(r.clause)].id == id) return &r;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("payments add up to the points gained, in every scenario") {
  const auto files =
      scenario_files({ASSIZE_SOURCE_DIR "/scenarios/base/city", ASSIZE_SOURCE_DIR "/scenarios/base/final",
                      ASSIZE_SOURCE_DIR "/scenarios/tower/ransom"});
  REQUIRE(files);
  for (const auto& file : *files) {
    const auto s = scenario::read_scenario(file, builtin_catalogue());
    REQUIRE(s);
    const auto runs = scenario::runs_of(*s, builtin_catalogue());
    REQUIRE(runs);
    const Account account = account_of(*s, runs->front(), builtin_catalogue());
    const auto sum = paid(account);
    INFO(file.string());
    for (const Observation& o : account.seen.table) {
      if (!o.what.starts_with("gain of ")) continue;
      const auto found = sum.find(o.what);
      CHECK(o.value == std::to_string(found == sum.end() ? 0 : found->second));
    }
  }
}

TEST_CASE("a refusal names its grounds, and what would be without them") {
  const Told told = read("tests/cli/scenarios/tower.toml");
  const Account account = account_of(told.scenario, told.runs.front(), builtin_catalogue());
  REQUIRE(account.chapters.size() == 9);
  const Chapter& refused = account.chapters[7];
  CHECK(refused.step);
  CHECK(refused.actor == "blue");
  CHECK_FALSE(refused.result.judgement.legal());
  const Reason* ground = reason(refused, "tower.capture.at-most-one");
  REQUIRE(ground != nullptr);
  CHECK(ground->ground);
  CHECK(ground->deciding);
  REQUIRE_FALSE(ground->without.empty());
  CHECK(ground->without.front() == Difference{"verdict", "illegal by tower.capture.at-most-one", "legal"});
}

}  // namespace assize::court
