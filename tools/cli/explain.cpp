#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/find.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/account.hpp"
#include "tools/court/compare.hpp"

namespace assize::cli {

namespace {

using court::Account;
using court::Chapter;
using court::Difference;
using court::Payment;
using court::Reason;

/// Prints one account; remembers whose words the reader has already seen.
class Teller {
 public:
  Teller(const Catalogue& catalogue, const scenario::Scenario& s, Edition edition,
         const ExplainOptions& options)
      : catalogue_(catalogue), scenario_(s), edition_(edition), options_(options) {}

  void tell(const Chapter& chapter) {
    if (!chapter.step && !worth_telling(chapter)) return;
    print_title(chapter);
    for (const Difference& d : chapter.changes) fmt::print("     {}: {} -> {}\n", d.what, d.a, d.b);
    for (const Payment& p : chapter.payments) print_payment(p);
    print_reasons(chapter);
  }

  void tell_refused_set_up(const std::vector<Ground>& grounds) {
    fmt::print("\nThe set-up: {}\n", inked(Ink::bad, "refused"));
    for (const Ground& g : grounds) {
      Reason r{.clause = g.clause, .word = g.word, .ground = true};
      if (!g.facts.empty()) r.facts.push_back(g.facts);
      print_reason(r);
    }
  }

 private:
  [[nodiscard]] std::string_view id(ClauseId c) const {
    return catalogue_.clauses[static_cast<std::size_t>(c)].id;
  }

  [[nodiscard]] bool worth_telling(const Chapter& c) const {
    return !c.changes.empty() || !c.payments.empty() || (options_.all && !c.reasons.empty());
  }

  void print_title(const Chapter& c) const {
    if (!c.step) {
      const bool end = c.number == scenario_.steps.size();
      const std::string when = c.number == 0 ? "Set-up"
                               : end         ? "Then, to the end of the turn"
                                             : fmt::format("Before step {}", c.number + 1);
      fmt::print("\n{}\n", inked(Ink::strong, when));
      return;
    }
    const scenario::Step& step = scenario_.steps[c.number];
    const std::string name = step.name.empty() ? "" : fmt::format(" \"{}\"", step.name);
    const std::string deed = c.result.text.empty() ? "plays to the end" : c.result.text;
    fmt::print("\n{:>2}.{} {}: {}: {}\n", c.number + 1, name, c.actor, inked(Ink::strong, deed),
               verdict(c.result));
  }

  [[nodiscard]] static std::string verdict(const court::StepResult& result) {
    const Judgement& j = result.judgement;
    if (result.stuck) return inked(Ink::doubtful, "stuck: a decision is open that nobody can pass");
    switch (j.verdict) {
      case Verdict::legal:
        return inked(Ink::good, "legal");
      case Verdict::illegal:
        return inked(Ink::bad, j.grounds.size() == 1
                                   ? "refused, on one ground"
                                   : fmt::format("refused, on {} grounds", j.grounds.size()));
      case Verdict::malformed:
        return inked(Ink::bad, "refused: " + j.why);
      case Verdict::unsupported:
        return inked(Ink::doubtful, "cannot be judged: " + j.why);
    }
    return {};
  }

  void print_payment(const Payment& p) const {
    std::string from;
    if (!p.feature.empty()) {
      from = fmt::format(", {}, {}{} tile{}", p.feature, p.complete ? "complete, " : "", p.tiles,
                         p.tiles == 1 ? "" : "s");
      if (p.coats > 0) from += fmt::format(", {} coat{} of arms", p.coats, p.coats == 1 ? "" : "s");
    }
    const char* verb = p.scored ? "scores" : p.points < 0 ? "pays" : "receives";
    fmt::print("     {} {} {}{}\n", p.player, verb, p.points < 0 ? -p.points : p.points, from);
    if (!options_.points) return;
    fmt::print("         by {}\n", id(p.clause));
    for (const std::string& amount : p.amounts) fmt::print("         {}\n", amount);
  }

  void print_reasons(const Chapter& chapter) {
    std::vector<std::string> limits;
    std::vector<std::string> again;
    const bool set_up = !chapter.step && chapter.number == 0;
    for (const Reason& r : chapter.reasons) {
      if (r.ground) print_reason(r);
    }
    for (const Reason& r : chapter.reasons) {
      if (r.ground || set_up) continue;
      if (r.again && chapter.step) again.emplace_back(id(r.clause));
      if (r.deciding && !minor(r)) print_reason(r);
      if (r.deciding && minor(r))
        limits.push_back(fmt::format("{} ({})", id(r.clause), fmt::join(r.facts, "; ")));
    }
    if (!limits.empty())
      fmt::print("{}\n", wrapped(fmt::format("with the limits of {}", fmt::join(limits, ", ")), 5));
    if (!again.empty())
      fmt::print("{}\n", inked(Ink::faint, wrapped(fmt::format("as before: {}", fmt::join(again, ", ")), 5)));
    if (options_.all) print_rest(chapter);
  }

  /// A limit that is kept: it decides only where its number is another, and is no matter of points.
  [[nodiscard]] bool minor(const Reason& r) const {
    const auto points = [](const Difference& d) { return d.what.starts_with("gain of"); };
    return !options_.all && r.how != Switch::off && std::none_of(r.without.begin(), r.without.end(), points);
  }

  void print_reason(const Reason& r) {
    const Clause& clause = catalogue_.clauses[static_cast<std::size_t>(r.clause)];
    const std::string facts = r.facts.empty() ? "" : fmt::format(": {}", fmt::join(r.facts, "; "));
    fmt::print("   {} {}{}\n", r.ground ? inked(Ink::bad, "x") : "-", inked(Ink::strong, clause.id), facts);
    if (told_.insert(r.clause).second) {
      fmt::print("{} {}\n", wrapped(clause.statement, 7),
                 inked(Ink::faint, fmt::format("[{}]", place_in(clause, edition_))));
    }
    if (r.deciding && !r.without.empty()) fmt::print("{}\n", inked(Ink::faint, wrapped(without(r), 7)));
  }

  [[nodiscard]] static std::string without(const Reason& r) {
    const char* how = r.how == Switch::off        ? "Without it"
                      : r.how == Switch::one_more ? "With its number one higher"
                                                  : "With its number one lower";
    std::vector<std::string> words;
    for (const Difference& d : r.without) {
      if (d.what == "verdict") return fmt::format("{}: {}.", how, d.b);
      if (words.size() < 2) words.push_back(fmt::format("{}: {} instead of {}", d.what, d.b, d.a));
    }
    return fmt::format("{}: {}.", how, fmt::join(words, "; "));
  }

  /// All that was heard and did not decide here.
  void print_rest(const Chapter& chapter) const {
    constexpr std::array<std::string_view, 5> kWords = {"forbids", "permits", "applies", "amount", "means"};
    for (const Reason& r : chapter.reasons) {
      if (r.ground || r.deciding) continue;
      const std::string facts = r.facts.empty() ? "" : fmt::format(": {}", fmt::join(r.facts, "; "));
      fmt::print("     {}\n", inked(Ink::faint, fmt::format("{} {}{}",
                                                            r.hit ? kWords[static_cast<std::size_t>(r.word)]
                                                                  : "let pass by",
                                                            id(r.clause), facts)));
    }
  }

  const Catalogue& catalogue_;
  const scenario::Scenario& scenario_;
  Edition edition_;
  const ExplainOptions& options_;
  std::set<ClauseId> told_;
};

void print_ids(std::string_view title, const std::vector<ClauseId>& clauses, const Catalogue& catalogue) {
  if (clauses.empty()) return;
  std::vector<std::string_view> names;
  for (const ClauseId c : clauses) names.push_back(catalogue.clauses[static_cast<std::size_t>(c)].id);
  fmt::print("{}\n", inked(Ink::faint, wrapped(fmt::format("{} {}", title, fmt::join(names, ", ")), 5)));
}

void print_parting(const court::Parting& parting, const Catalogue& catalogue) {
  for (const Difference& d : parting.differences) {
    fmt::print("{}\n", wrapped(fmt::format("{}: {} instead of {}", d.what, d.b, d.a), 5));
  }
  for (const Ruling r : parting.turning) {
    const Option& option = catalogue.options[static_cast<std::size_t>(r.option)];
    const OptionValue& value = option.values[r.value];
    fmt::print("{}\n",
               inked(Ink::faint,
                     wrapped(fmt::format("because of {}={}: {}", option.id, value.value, value.meaning), 5)));
  }
  print_ids("in force there:", parting.only_b, catalogue);
  print_ids("not in force there:", parting.only_a, catalogue);
}

/// The other runs of the scenario: alike, or what differs and why.
void print_others(const ChosenRun& chosen, const Catalogue& catalogue) {
  std::vector<std::string> alike;
  std::vector<court::Parting> partings;
  for (std::size_t i = 1; i < chosen.runs.size(); ++i) {
    auto parting = court::part(chosen.scenario, chosen.runs.front(), chosen.runs[i], catalogue);
    if (!parting) {
      alike.push_back(chosen.runs[i].name);
      continue;
    }
    const auto known = std::find_if(partings.begin(), partings.end(),
                                    [&](const court::Parting& p) { return p.alike(*parting); });
    if (known == partings.end()) {
      partings.push_back(*std::move(parting));
    } else {
      known->b += "; " + parting->b;
    }
  }
  if (!partings.empty()) fmt::print("\n{}\n", inked(Ink::strong, "Elsewhere it comes out differently"));
  for (const court::Parting& p : partings) {
    fmt::print("{}\n", inked(Ink::strong, wrapped(p.b, 3)));
    print_parting(p, catalogue);
  }
  if (!alike.empty())
    fmt::print("\n{}\n", wrapped(fmt::format("The same under {}.", fmt::join(alike, "; ")), 0));
}

int exit_status(const Account& account) {
  const auto unsupported = [](const court::StepResult& r) {
    return r.judgement.verdict == Verdict::unsupported;
  };
  return std::any_of(account.outcome.steps.begin(), account.outcome.steps.end(), unsupported) ? kNotJudged
                                                                                              : kWell;
}

}  // namespace

int explain(const ExplainOptions& options, const Catalogue& catalogue) {
  const auto chosen = read_run(options.run, catalogue);
  if (!chosen) return complain(chosen.error());
  const Account account = court::account_of(chosen->scenario, chosen->runs.front(), catalogue);
  const Profile& profile = catalogue.profiles[chosen->runs.front().profile];
  fmt::print("{}\nunder {}: {}\n", inked(Ink::strong, chosen->scenario.title), chosen->runs.front().name,
             profile.description);
  Teller teller(catalogue, chosen->scenario, profile.edition, options);
  if (!account.outcome.last) teller.tell_refused_set_up(account.outcome.refused);
  for (const Chapter& chapter : account.chapters) teller.tell(chapter);
  print_others(*chosen, catalogue);
  return exit_status(account);
}

}  // namespace assize::cli
