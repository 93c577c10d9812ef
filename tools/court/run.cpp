#include "tools/court/run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/court/position.hpp"
#include "tools/court/waits.hpp"

namespace assize::court {

namespace sc = assize::scenario;

ClauseId decision_of(const Catalogue& catalogue, ClauseId c) {
  const Clause& clause = catalogue.clauses[static_cast<std::size_t>(c)];
  return clause.restates ? clause.cites : c;
}

namespace {

std::string grounds_text(const Catalogue& catalogue, const std::vector<Ground>& grounds) {
  std::string text;
  for (const Ground& g : grounds) {
    fmt::format_to(std::back_inserter(text), "{}{}", text.empty() ? "" : ", ", catalogue.clauses[static_cast<std::size_t>(g.clause)].id);
    if (!g.facts.empty()) fmt::format_to(std::back_inserter(text), " ({})", g.facts);
  }
  return text;
}

std::string verdict_text(const Catalogue& catalogue, const Judgement& j) {
  switch (j.verdict) {
    case Verdict::legal: return "legal";
    case Verdict::illegal: return "illegal by " + grounds_text(catalogue, j.grounds);
    case Verdict::malformed: return "malformed: " + j.why;
    case Verdict::unsupported: return "unsupported: " + j.why;
  }
  return {};
}

const sc::IllegalStep* expected_refusal(const sc::Expectation& e, std::size_t step) {
  if (!e.illegal) return nullptr;
  const auto found = std::find_if(e.illegal->begin(), e.illegal->end(), [step](const sc::IllegalStep& i) { return i.step == step; });
  return found == e.illegal->end() ? nullptr : &*found;
}

bool among(const std::vector<Ground>& grounds, ClauseId clause) {
  return std::any_of(grounds.begin(), grounds.end(), [clause](const Ground& g) { return g.clause == clause; });
}

/// illegal = id: among the grounds; a list: exactly these.
bool refusal_holds(const Catalogue& catalogue, const sc::IllegalStep& wanted, const Judgement& j) {
  if (j.verdict != Verdict::illegal) return false;
  const auto named = [&](const sc::ClauseRef& c) { return among(j.grounds, decision_of(catalogue, c.id)); };
  if (!std::all_of(wanted.clauses.begin(), wanted.clauses.end(), named)) return false;
  return !wanted.exact || j.grounds.size() == wanted.clauses.size();
}

std::string wanted_text(const sc::IllegalStep& wanted) {
  std::string text = wanted.exact ? "illegal, exactly by " : "illegal by ";
  for (std::size_t i = 0; i < wanted.clauses.size(); ++i) text += (i == 0 ? "" : ", ") + wanted.clauses[i].name;
  return text;
}

std::string step_title(const sc::Step& step, std::size_t i, const StepResult& result) {
  std::string title = fmt::format("step {}", i + 1);
  if (!step.name.empty()) title += fmt::format(" \"{}\"", step.name);
  return result.text.empty() ? title : title + ": " + result.text;
}

void compare_step(const Catalogue& catalogue, const sc::Scenario& s, const sc::Expectation& e, std::size_t i,
                  const StepResult& result, Outcome& outcome) {
  const sc::Step& step = s.steps[i];
  const std::string title = step_title(step, i, result);
  if (result.judgement.verdict == Verdict::unsupported) return outcome.missing.push_back(result.judgement.why);
  if (result.stuck) outcome.failures.push_back({step.where, title, "play goes on", "a decision is open that nobody can pass"});
  const sc::IllegalStep* refusal = expected_refusal(e, i);
  if (refusal != nullptr && !refusal_holds(catalogue, *refusal, result.judgement)) {
    outcome.failures.push_back({refusal->where, title, wanted_text(*refusal), verdict_text(catalogue, result.judgement)});
  }
  if (refusal == nullptr && !result.judgement.legal()) {
    outcome.failures.push_back({step.where, title, "legal", verdict_text(catalogue, result.judgement)});
  }
}

/// Adds what waits for expansions that are not played, each reason once.
void add_missing(const std::vector<std::string>& reasons, Outcome& outcome) {
  for (const std::string& r : reasons) {
    if (std::find(outcome.missing.begin(), outcome.missing.end(), r) == outcome.missing.end()) outcome.missing.push_back(r);
  }
}

void play_steps(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue, const Hearing& hearing,
                Game& game, Outcome& outcome) {
  const bool points = speaks_of_points(s, run.expect);
  for (std::size_t i = 0; i < s.steps.size(); ++i) {
    const sc::Step& step = s.steps[i];
    const Game before = game;
    approach(game, step);
    add_missing(waits_between(before, game, s, points), outcome);
    if (hearing.before) hearing.before(i, game);
    if (step.options) {
      add_missing(waits_of_choices(game, *step.options), outcome);
      compare_options(game, *step.options, outcome.failures);
    }
    const Game asked = game;
    const StepResult result = take(game, step);
    add_missing(waits_between(asked, game, s, points), outcome);
    compare_step(catalogue, s, run.expect, i, result, outcome);
    if (hearing.after) hearing.after(i, result, game);
    if (step.expect) compare_position(game, *outcome.start, *step.expect, outcome.failures);
    outcome.steps.push_back(result);
  }
}

/// Forced steps run and optional decisions are passed until the last step's turn is over.
void finish_turn(const sc::Scenario& s, Game& game) {
  if (s.stop_here || s.steps.empty() || std::holds_alternative<sc::End>(s.steps.back().action)) return;
  (void)play_out_turn(game);
}

void compare_refusal(const sc::Run& run, const Catalogue& catalogue, const SetUpRefusal& refusal, Outcome& outcome) {
  outcome.refused = refusal.grounds;
  if (refusal.grounds.empty() && !run.expect.illegal_setup) return outcome.missing.push_back(refusal.why);
  if (run.expect.illegal_setup && among(refusal.grounds, decision_of(catalogue, run.expect.illegal_setup->id))) return;
  outcome.failures.push_back({run.expect.where, "set-up", run.expect.illegal_setup ? "illegal by " + run.expect.illegal_setup->name : "legal",
                              refusal.grounds.empty() ? refusal.why : "illegal by " + grounds_text(catalogue, refusal.grounds)});
}

}  // namespace

Rulings rulings_of(const sc::Run& run, const Catalogue& catalogue) {
  Rulings rulings = assize::rulings_of(catalogue.profiles[run.profile]);
  for (const Ruling& r : run.rulings) rulings.values[static_cast<std::size_t>(r.option)] = r.value;
  return rulings;
}

Outcome play(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue, const Hearing& hearing,
             std::optional<Altered> altered) {
  Outcome outcome;
  Law law(catalogue, rulings_of(run, catalogue));
  if (altered) law.alter(altered->clause, altered->how);
  if (hearing.decided) law.listen(hearing.decided);
  const SetUp setup = set_up_of(s, catalogue, law.rulings());
  auto rules = make_ruleset(setup, std::move(law));
  if (!rules) {
    compare_refusal(run, catalogue, rules.error(), outcome);
  } else {
    if (run.expect.illegal_setup) {
      outcome.failures.push_back({run.expect.where, "set-up", "illegal by " + run.expect.illegal_setup->name, "legal"});
    }
    Game game = beginning_of(s, *rules);
    if (hearing.points) game.on_points(hearing.points);
    outcome.start = game.facts();
    if (hearing.begun) hearing.begun(game);
    game.settle();
    play_steps(s, run, catalogue, hearing, game, outcome);
    const Game before = game;
    finish_turn(s, game);
    add_missing(waits_between(before, game, s, speaks_of_points(s, run.expect)), outcome);
    compare_position(game, *outcome.start, run.expect, outcome.failures);
    compare_setup(Game(*rules), run.expect, outcome.failures);
    outcome.last = std::move(game);
  }
  outcome.status = !outcome.failures.empty() ? Status::fail : outcome.missing.empty() ? Status::pass : Status::unsupported;
  if (!outcome.missing.empty()) outcome.status = Status::unsupported;
  return outcome;
}

}  // namespace assize::court
