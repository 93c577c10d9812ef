#include "tools/court/refute.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "spec/smt/case/trial.hpp"

namespace assize::court {

namespace cases = smt::cases;

namespace {

smt::Change change_of(Switch how) {
  switch (how) {
    case Switch::one_more:
      return smt::Change::one_more;
    case Switch::one_less:
      return smt::Change::one_less;
    case Switch::off:
      break;
  }
  return smt::Change::off;
}

}  // namespace

std::optional<Altered> in_engine(const std::vector<Fault>& faults) {
  for (const Fault& f : faults) {
    if (f.in_engine) return Altered{f.clause, f.how};
  }
  return std::nullopt;
}

cases::Position faulty_position(const Catalogue& catalogue, const Bout& bout,
                                const std::vector<Fault>& faults) {
  std::vector<smt::Alteration> altered;
  for (const Fault& f : faults) {
    if (!f.in_engine) altered.push_back({f.clause, change_of(f.how)});
  }
  return cases::position_of(bout.scenario, bout.run, catalogue, altered);
}

void expect_nothing_between(scenario::Scenario& scenario) {
  for (scenario::Step& step : scenario.steps) {
    step.options.reset();
    step.expect.reset();
  }
}

std::string kind_of(const std::string& key) {
  std::istringstream words(key);
  std::string kind;
  for (std::string word; words >> word;) {
    const bool where =
        std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isalpha(c) == 0; }) ||
        std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c) != 0; });
    if (!where && !word_of<Colour>(kColourNames, word)) kind += (kind.empty() ? "" : " ") + word;
  }
  return kind;
}

Refuted refuted_by(const Catalogue& catalogue, const Bout& bout, const std::vector<Fault>& faults) {
  Refuted refuted;
  refuted.engine = play(bout.scenario, bout.run, catalogue, {}, in_engine(faults)).status;
  try {
    cases::Decisions decide;
    const cases::Trial trial =
        cases::play_through(bout.scenario, bout.run, faulty_position(catalogue, bout, faults), decide);
    for (const cases::Claim& c : trial.claims) {
      if (!c.holds.is_true()) refuted.claims.push_back({c.key, c.expected, c.actual, kind_of(c.key)});
    }
  } catch (const cases::NotExpressible&) {
    refuted.claims.clear();
  }
  return refuted;
}

}  // namespace assize::court
