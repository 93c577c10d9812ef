#include "tools/court/reduce_parting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "spec/scenario/check.hpp"
#include "tools/court/refute.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

Held held_on(const Catalogue& catalogue, const sc::Scenario& s, const std::vector<Fault>& faults) {
  return hold(catalogue, {s, run_of(s, catalogue)}, faults);
}

/// The same kind of thing, and no step more that means nothing: that would be another failure.
bool like(const Held& now, const Held& before) {
  const std::string& kind = before.differences.front().kind;
  return now.malformed <= before.malformed &&
         std::any_of(now.differences.begin(), now.differences.end(),
                     [&](const Disagreement& d) { return d.kind == kind; });
}

/// A faulty engine may come to this; no file can say it.
bool holds_own(const std::pair<const Colour, std::vector<sc::Figure>>& held) {
  return std::any_of(held.second.begin(), held.second.end(),
                     [&](const sc::Figure& f) { return f.owner == held.first; });
}

/// What the engine sees, as expectations; none where it refuses a step on no ground that could be written.
std::optional<sc::Expectation> seen_by_engine(const Catalogue& catalogue, const sc::Scenario& s,
                                              const std::vector<Fault>& faults) {
  const Outcome outcome = play(s, run_of(s, catalogue), catalogue, {}, in_engine(faults));
  if (!outcome.last) return std::nullopt;
  sc::Expectation seen = everything_seen(*outcome.last);
  std::erase_if(seen.prisoners, holds_own);
  for (std::size_t i = 0; i < outcome.steps.size(); ++i) {
    const Judgement& j = outcome.steps[i].judgement;
    if (j.legal()) continue;
    if (j.grounds.empty()) return std::nullopt;
    if (!seen.illegal) seen.illegal.emplace();
    seen.illegal->push_back({i, {clause_told(catalogue, j.grounds.front().clause)}, false, {}});
  }
  return seen;
}

/// Without the steps that no file can name: a made step may be about a place that is not there.
sc::Scenario tellable(sc::Scenario s, const Catalogue& catalogue) {
  const auto faults = [&](sc::Scenario copy) { return check_scenario(copy, catalogue).size(); };
  for (std::size_t i = s.steps.size(); i-- > 0 && faults(s) > 0;) {
    sc::Scenario shorter = s;
    shorter.steps.erase(shorter.steps.begin() + static_cast<std::ptrdiff_t>(i));
    if (faults(shorter) < faults(s)) s = std::move(shorter);
  }
  return s;
}

std::set<ClauseId> heard_in(const Catalogue& catalogue, const sc::Scenario& s) {
  std::set<ClauseId> heard;
  const Hearing hearing{.decided = [&heard](const Decision& d) { heard.insert(d.clause); }};
  (void)play(s, run_of(s, catalogue), catalogue, hearing);
  return heard;
}

bool agree_with(const Catalogue& catalogue, const sc::Scenario& s, std::vector<Fault> faults, Fault more) {
  faults.push_back(more);
  return safely([&] {
    const Held held = held_on(catalogue, s, faults);
    return held.skipped.empty() && held.differences.empty();
  });
}

/// With one of these switched in the engine both come to the same. Nothing is known of an engine that has a
/// fault already.
std::vector<ClauseId> in_question(const Catalogue& catalogue, const sc::Scenario& s,
                                  const std::vector<Fault>& faults) {
  std::vector<ClauseId> clauses;
  if (in_engine(faults)) return clauses;
  constexpr std::array<Switch, 3> kWays = {Switch::off, Switch::one_more, Switch::one_less};
  for (const ClauseId c : heard_in(catalogue, s)) {
    const auto agree = [&](Switch how) { return agree_with(catalogue, s, faults, {true, c, how}); };
    if (std::any_of(kWays.begin(), kWays.end(), agree)) clauses.push_back(c);
  }
  return clauses;
}

/// Those in question; else those of the scenario that still have a part in it; else any that has.
std::vector<ClauseId> clauses_for(const Catalogue& catalogue, const SmallParting& parting) {
  if (!parting.clauses.empty()) return parting.clauses;
  const std::set<ClauseId> heard = heard_in(catalogue, parting.reduced.scenario);
  std::vector<ClauseId> clauses;
  for (const sc::ClauseRef& c : parting.reduced.scenario.clauses) {
    if (heard.contains(decision_of(catalogue, c.id))) clauses.push_back(c.id);
  }
  if (clauses.empty() && !heard.empty()) clauses.push_back(*heard.begin());
  return clauses;
}

/// Title and clauses: what parts the witnesses, and what it may rest on.
void name_parting(const Catalogue& catalogue, SmallParting& parting) {
  sc::Scenario& s = parting.reduced.scenario;
  s.title = "The witnesses part. " + to_string(parting.differences.front());
  std::vector<sc::ClauseRef> clauses;
  for (const ClauseId c : clauses_for(catalogue, parting)) clauses.push_back(clause_told(catalogue, c));
  if (!clauses.empty()) s.clauses = std::move(clauses);
}

/// As the engine sees it, and of that only what the constraints deny.
void expect_what_parts(const Catalogue& catalogue, const std::vector<Fault>& faults, const Held& before,
                       int most_trials, Reduced& reduced) {
  const auto seen = seen_by_engine(catalogue, reduced.scenario, faults);
  if (!seen) return;
  sc::Scenario s = reduced.scenario;
  s.expect = *seen;
  const auto still = [&](const sc::Scenario& candidate) {
    return safely([&] {
      const Refuted refuted = refuted_by(catalogue, {candidate, run_of(candidate, catalogue)}, faults);
      return refuted.engine == Status::pass && !refuted.claims.empty() &&
             like(held_on(catalogue, candidate, faults), before);
    });
  };
  auto told = reduce(s, still, catalogue, most_trials - reduced.trials);
  if (!told) return;
  reduced = {std::move(told->scenario), reduced.trials + told->trials, reduced.cut_off || told->cut_off};
}

}  // namespace

bool safely(const std::function<bool()>& holds) {
  try {
    return holds();
  } catch (const std::exception&) {
    return false;
  }
}

sc::Scenario one_run(const sc::Scenario& scenario, const sc::Run& run, const Catalogue& catalogue) {
  sc::Scenario s = scenario;
  s.profiles = {{run.profile, std::string(catalogue.profiles[run.profile].id), {}}};
  s.rulings = rulings_told(catalogue, run.rulings);
  s.expect = run.expect;
  s.expect_under.clear();
  if (s.origin.kind != sc::OriginKind::shrunk) {
    const std::string note = s.file.empty() ? s.origin.note : "from " + s.file;
    s.origin = {};
    s.origin.kind = sc::OriginKind::shrunk;
    s.origin.note = note;
  }
  if (s.title.empty()) s.title = "Made by chance";
  if (s.clauses.empty()) s.clauses = {clause_told(catalogue, "base.turn.steps"_c)};
  return s;
}

sc::Run run_of(const sc::Scenario& scenario, const Catalogue& catalogue) {
  return sc::runs_of(scenario, catalogue)->front();
}

std::optional<SmallParting> reduce_parting(const Catalogue& catalogue, const Bout& bout,
                                           const std::vector<Fault>& faults, int most_trials) {
  const sc::Scenario s = one_run(bout.scenario, bout.run, catalogue);
  const Held before = hold(catalogue, bout, faults);
  if (before.differences.empty()) return std::nullopt;
  const auto still = [&](const sc::Scenario& candidate) {
    return safely([&] { return like(held_on(catalogue, candidate, faults), before); });
  };
  auto reduced = reduce(tellable(s, catalogue), still, catalogue, most_trials);
  if (!reduced) return std::nullopt;
  SmallParting parting{.reduced = *std::move(reduced)};
  expect_what_parts(catalogue, faults, before, most_trials, parting.reduced);
  parting.differences = held_on(catalogue, parting.reduced.scenario, faults).differences;
  parting.clauses = in_question(catalogue, parting.reduced.scenario, faults);
  name_parting(catalogue, parting);
  return parting;
}

}  // namespace assize::court
