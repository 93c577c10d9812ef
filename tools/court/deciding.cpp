#include "tools/court/deciding.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "spec/catalogue/rulings.hpp"
#include "tools/court/observed.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// What a clause said in a run, in order: its word, its value, whether its circumstances held.
using Said = std::vector<std::tuple<Word, int, bool>>;

struct Heard {
  Outcome outcome;
  std::map<ClauseId, Said> said;
};

Heard hear(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue) {
  Heard heard;
  const Hearing hearing{
      .decided = [&](const Decision& d) { heard.said[d.clause].emplace_back(d.word, d.value, d.hit); }};
  heard.outcome = play(s, run, catalogue, hearing);
  return heard;
}

class Search {
 public:
  Search(const sc::Scenario& s, const sc::Run& a, const sc::Run& b, const Catalogue& catalogue)
      : scenario_(s), a_(a), b_(b), catalogue_(catalogue) {
    heard_a_ = hear(s, a, catalogue);
    heard_b_ = hear(s, b, catalogue);
    seen_a_ = observed(heard_a_.outcome, catalogue);
    seen_b_ = observed(heard_b_.outcome, catalogue);
  }

  std::vector<ClauseId> find() {
    take_grounds();
    const auto one_sided = [this](ClauseId c) { return in_force_in(a_, c) != in_force_in(b_, c); };
    const auto asked_about = [this](ClauseId c) { return about_the_difference(c); };
    const auto differs = [this](ClauseId c) { return said(heard_a_, c) != said(heard_b_, c); };
    take(one_sided, true);
    take(asked_about, true);
    if (found_.empty()) take(asked_about, false);
    if (found_.empty()) take(differs, true);
    if (found_.empty()) take(differs, false);
    if (found_.empty()) take([](ClauseId) { return true; }, true);
    if (found_.empty()) take([](ClauseId) { return true; }, false);
    return {found_.begin(), found_.end()};
  }

 private:
  static Said said(const Heard& heard, ClauseId c) {
    const auto found = heard.said.find(c);
    return found == heard.said.end() ? Said{} : found->second;
  }

  static std::set<ClauseId> grounds(const Outcome& outcome, std::size_t step) {
    std::set<ClauseId> ids;
    if (step >= outcome.steps.size()) return ids;
    for (const Ground& g : outcome.steps[step].judgement.grounds) ids.insert(g.clause);
    return ids;
  }

  void take_grounds() {
    for (std::size_t i = 0; i < scenario_.steps.size(); ++i) {
      const auto in_a = grounds(heard_a_.outcome, i);
      const auto in_b = grounds(heard_b_.outcome, i);
      std::set_symmetric_difference(in_a.begin(), in_a.end(), in_b.begin(), in_b.end(),
                                    std::inserter(found_, found_.end()));
    }
    for (const Heard* heard : {&heard_a_, &heard_b_}) {
      for (const Ground& g : heard->outcome.refused) found_.insert(g.clause);
    }
  }

  [[nodiscard]] bool in_force_in(const sc::Run& run, ClauseId c) const {
    const Rulings rulings = rulings_of(run, catalogue_);
    return in_force(catalogue_.clauses[static_cast<std::size_t>(c)], rulings.edition, rulings.values);
  }

  /// The clause names an option in which the runs differ, or the option names the clause.
  [[nodiscard]] bool about_the_difference(ClauseId c) const {
    const Rulings mine = rulings_of(a_, catalogue_);
    const Rulings theirs = rulings_of(b_, catalogue_);
    for (std::size_t o = 0; o < mine.values.size(); ++o) {
      if (mine.values[o] == theirs.values[o]) continue;
      const auto clauses = catalogue_.options[o].clauses;
      const auto options = catalogue_.clauses[static_cast<std::size_t>(c)].options;
      if (std::find(clauses.begin(), clauses.end(), c) != clauses.end()) return true;
      if (std::find(options.begin(), options.end(), static_cast<OptionId>(o)) != options.end()) return true;
    }
    return false;
  }

  /// Switched off, the clause changes one of the runs.
  [[nodiscard]] bool decides(ClauseId c) const {
    const Altered off{c, Switch::off};
    return observed(play(scenario_, a_, catalogue_, {}, off), catalogue_) != seen_a_ ||
           observed(play(scenario_, b_, catalogue_, {}, off), catalogue_) != seen_b_;
  }

  template <typename Wanted>
  void take(const Wanted& wanted, bool only_deciding) {
    std::set<ClauseId> heard;
    for (const auto& [c, what] : heard_a_.said) heard.insert(c);
    for (const auto& [c, what] : heard_b_.said) heard.insert(c);
    for (const ClauseId c : heard) {
      if (wanted(c) && (!only_deciding || decides(c))) found_.insert(c);
    }
  }

  const sc::Scenario& scenario_;
  const sc::Run& a_;
  const sc::Run& b_;
  const Catalogue& catalogue_;
  Heard heard_a_, heard_b_;
  Observed seen_a_, seen_b_;
  std::set<ClauseId> found_;
};

}  // namespace

std::vector<ClauseId> deciding_clauses(const sc::Scenario& s, const sc::Run& a, const sc::Run& b,
                                       const Catalogue& catalogue) {
  return Search(s, a, b, catalogue).find();
}

}  // namespace assize::court
