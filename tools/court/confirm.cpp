#include "tools/court/confirm.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tools/court/deciding.hpp"
#include "tools/court/seen.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// The same run, and nothing expected of it.
sc::Run open_run(const sc::Run& run) {
  return {.profile = run.profile, .rulings = run.rulings, .name = run.name, .expect = {}};
}

void note_unjudged(const Outcome& outcome, const Catalogue& catalogue, std::vector<std::string>& out) {
  std::vector<std::string> reasons = outcome.missing;
  for (std::size_t i = 0; i < outcome.steps.size(); ++i) {
    const Judgement& j = outcome.steps[i].judgement;
    const bool judged = j.legal() || j.verdict == Verdict::illegal;
    if (!judged) reasons.push_back(fmt::format("step {}: {}", i + 1, verdict_text(j, catalogue)));
    if (outcome.steps[i].stuck) reasons.push_back(fmt::format("step {} cannot be played out", i + 1));
  }
  for (std::string& r : reasons) {
    if (std::find(out.begin(), out.end(), r) == out.end()) out.push_back(std::move(r));
  }
}

/// What has to be ruled on top of `base` to get `wanted`.
std::vector<Ruling> on_top(const std::vector<std::uint8_t>& base, const std::vector<std::uint8_t>& wanted) {
  std::vector<Ruling> rulings;
  for (std::size_t o = 0; o < base.size(); ++o) {
    if (base[o] != wanted[o]) rulings.push_back({static_cast<OptionId>(o), wanted[o]});
  }
  return rulings;
}

std::vector<std::uint8_t> values_of(std::size_t profile, const std::vector<Ruling>& rulings,
                                    const Catalogue& catalogue) {
  return rulings_of(sc::Run{.profile = profile, .rulings = rulings, .name = {}, .expect = {}}, catalogue)
      .values;
}

/// Profile and rulings of `a` into the head, those of `b` into the reading.
void put_rulings(sc::Scenario& s, sc::ExpectUnder& under, const sc::Run& a, const sc::Run& b,
                 const Catalogue& catalogue) {
  const auto name = [&](std::size_t profile) { return std::string(catalogue.profiles[profile].id); };
  const std::vector<Ruling> head =
      on_top(values_of(a.profile, {}, catalogue), rulings_of(a, catalogue).values);
  s.profiles = {{a.profile, name(a.profile), {}}};
  s.rulings = rulings_told(catalogue, head);
  const auto below = values_of(b.profile, head, catalogue);
  under.rulings = rulings_told(catalogue, on_top(below, rulings_of(b, catalogue).values));
  if (b.profile != a.profile) under.profiles = {{b.profile, name(b.profile), {}}};
}

/// Both runs of the finished scenario hold.
std::string replay(const sc::Scenario& s, const Catalogue& catalogue) {
  const auto runs = sc::runs_of(s, catalogue);
  if (!runs) return runs.error().front().message;
  if (runs->size() != 2) return fmt::format("{} runs in place of two", runs->size());
  for (const sc::Run& run : *runs) {
    const Outcome outcome = play(s, run, catalogue);
    if (outcome.status == Status::pass) continue;
    if (!outcome.missing.empty()) return outcome.missing.front();
    const Failure& f = outcome.failures.front();
    return fmt::format("under {}: {}: {} in place of {}", run.name, f.what, f.actual, f.expected);
  }
  return {};
}

}  // namespace

Confirmed confirm(const sc::Scenario& s, const sc::Run& a, const sc::Run& b, const Catalogue& catalogue) {
  const Outcome left = play(s, open_run(a), catalogue);
  const Outcome right = play(s, open_run(b), catalogue);
  Confirmed confirmed;
  note_unjudged(left, catalogue, confirmed.unjudged);
  note_unjudged(right, catalogue, confirmed.unjudged);
  confirmed.differences = differences(observed(left, catalogue), observed(right, catalogue));
  return confirmed;
}

tl::expected<sc::Scenario, std::string> with_expectations(sc::Scenario s, const sc::Run& a, const sc::Run& b,
                                                          const Catalogue& catalogue) {
  s.expect = {};
  s.expect_under.clear();
  const Confirmed confirmed = confirm(s, a, b, catalogue);
  if (!confirmed.unjudged.empty())
    return tl::unexpected(fmt::format("{}", fmt::join(confirmed.unjudged, "; ")));
  if (confirmed.differences.empty()) return tl::unexpected(std::string("both come out alike"));
  const Outcome left = play(s, open_run(a), catalogue);
  const Outcome right = play(s, open_run(b), catalogue);
  if (!left.last && !right.last) return tl::unexpected(std::string("both refuse the set-up"));
  if ((!left.last && left.refused.empty()) || (!right.last && right.refused.empty()))
    return tl::unexpected(std::string("the set-up cannot be had"));
  if (!left.last) return with_expectations(std::move(s), b, a, catalogue);
  if (s.title.empty()) s.title = to_string(confirmed.differences.front());
  s.clauses.clear();
  for (const ClauseId c : deciding_clauses(s, open_run(a), open_run(b), catalogue))
    s.clauses.push_back(clause_told(catalogue, c));
  Seen seen = seen_in(left, right, catalogue);
  sc::ExpectUnder under{.rulings = {}, .profiles = {}, .expect = std::move(seen.b), .where = {}};
  s.expect = std::move(seen.a);
  if (s.expect ==
      sc::Expectation{}) {  // every step is legal and nothing else differs: say at least this much
    for (const Colour c : s.players) s.expect.gain[c] = 0;
  }
  put_rulings(s, under, a, b, catalogue);
  s.expect_under = {std::move(under)};
  const std::string wrong = replay(s, catalogue);
  if (!wrong.empty()) return tl::unexpected("it does not hold when played again: " + wrong);
  return s;
}

}  // namespace assize::court
