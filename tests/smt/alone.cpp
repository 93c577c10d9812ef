// Built from the smt library alone, all of it: were anything of the engine needed, this would not link.
#include <cstdio>

#include "spec/scenario/read.hpp"
#include "spec/smt/case/trial.hpp"

int main(int argc, char** argv) {
  using namespace assize;
  if (argc != 2) return 2;
  const Catalogue& catalogue = builtin_catalogue();
  const auto scenario = scenario::read_scenario(argv[1], catalogue);
  if (!scenario) return 2;
  const auto runs = scenario::runs_of(*scenario, catalogue);
  if (!runs) return 2;
  for (const scenario::Run& run : *runs) {
    smt::cases::Decisions decide;
    const auto trial =
        smt::cases::play_through(*scenario, run, smt::cases::position_of(*scenario, run, catalogue), decide);
    for (const smt::cases::Claim& c : trial.claims) {
      if (c.holds.is_true()) continue;
      std::printf("%s: %s: expected %s, actual %s\n", run.name.c_str(), c.key.c_str(), c.expected.c_str(), c.actual.c_str());
      return 1;
    }
  }
  return 0;
}
