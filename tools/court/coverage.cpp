#include "tools/court/coverage.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "spec/scenario/read.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

constexpr std::array<std::string_view, 3> kSwitchNames = {"off", "one more", "one less"};

/// What the threads share.
struct Shared {
  Coverage coverage;
  std::mutex mutex;

  bool decided(ClauseId c) {
    const std::lock_guard lock(mutex);
    return coverage.decided.contains(c);
  }
  bool apart(const ValuePair& pair) {
    const std::lock_guard lock(mutex);
    return coverage.apart.contains(pair);
  }
  template <typename Map, typename Key>
  void note(Map& map, const Key& key, Witness witness) {
    const std::lock_guard lock(mutex);
    map.try_emplace(key, std::move(witness));
  }
};

std::set<ClauseId> heard_in(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue,
                            Outcome& outcome) {
  std::set<ClauseId> heard;
  outcome = play(s, run, catalogue, {.decided = [&heard](const Decision& d) { heard.insert(d.clause); }});
  return heard;
}

bool turns(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue, ClauseId c, Switch how) {
  return !play(s, run, catalogue, {}, Altered{c, how}).failures.empty();
}

void ablate(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue,
            const std::set<ClauseId>& heard, Shared& shared) {
  for (const ClauseId c : heard) {
    if (shared.decided(c)) continue;
    const bool numbers = catalogue.clauses[static_cast<std::size_t>(c)].number_count > 0;
    for (const Switch how : {Switch::off, Switch::one_more, Switch::one_less}) {
      if (how != Switch::off && !numbers) break;
      if (!turns(s, run, catalogue, c, how)) continue;
      shared.note(shared.coverage.decided, c,
                  {s.file, run.name, std::string(kSwitchNames[static_cast<std::size_t>(how)])});
      break;
    }
  }
}

/// Options that the scenario sets, asks about, or whose clauses it names.
std::set<OptionId> options_of(const sc::Scenario& s, const Catalogue& catalogue) {
  std::set<OptionId> options;
  for (const sc::RulingRef& r : s.rulings) options.insert(r.ruling.option);
  for (const sc::ExpectUnder& under : s.expect_under) {
    for (const sc::RulingRef& r : under.rulings) options.insert(r.ruling.option);
  }
  for (const sc::ClauseRef& c : s.clauses) {
    const Clause& clause = catalogue.clauses[static_cast<std::size_t>(c.id)];
    options.insert(clause.options.begin(), clause.options.end());
    for (const Condition& condition : clause.when) options.insert(condition.option);
  }
  return options;
}

void part(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue, OptionId option,
          Shared& shared) {
  const Rulings rulings = rulings_of(run, catalogue);
  const std::uint8_t now = rulings.values[static_cast<std::size_t>(option)];
  const auto values = catalogue.options[static_cast<std::size_t>(option)].values;
  for (std::uint8_t other = 0; other < values.size(); ++other) {
    const ValuePair pair{option, std::min(now, other), std::max(now, other)};
    if (other == now || shared.apart(pair)) continue;
    sc::Run changed = run;
    std::erase_if(changed.rulings, [option](const Ruling& r) { return r.option == option; });
    changed.rulings.push_back({option, other});
    if (play(s, changed, catalogue).failures.empty()) continue;
    shared.note(shared.coverage.apart, pair, {s.file, run.name, std::string(values[other].value)});
  }
}

void measure_file(const std::filesystem::path& file, const Catalogue& catalogue, Shared& shared) {
  const auto scenario = sc::read_scenario(file, catalogue);
  const auto runs = scenario ? sc::runs_of(*scenario, catalogue)
                             : tl::expected<std::vector<sc::Run>, std::vector<sc::Conflict>>();
  bool green = scenario && runs && !runs->empty();
  for (std::size_t i = 0; green && i < runs->size(); ++i) {
    Outcome outcome;
    const std::set<ClauseId> heard = heard_in(*scenario, (*runs)[i], catalogue, outcome);
    green = outcome.status == Status::pass;
    if (!green) break;
    ablate(*scenario, (*runs)[i], catalogue, heard, shared);
    for (const OptionId option : options_of(*scenario, catalogue))
      part(*scenario, (*runs)[i], catalogue, option, shared);
    const std::lock_guard lock(shared.mutex);
    ++shared.coverage.runs;
  }
  if (green) return;
  const std::lock_guard lock(shared.mutex);
  shared.coverage.red.push_back(file.string());
  if (!scenario) {
    auto& faults = shared.coverage.unreadable;
    faults.insert(faults.end(), scenario.error().begin(), scenario.error().end());
  }
}

}  // namespace

Coverage measure_coverage(const std::vector<std::filesystem::path>& files, const Catalogue& catalogue,
                          int jobs) {
  Shared shared;
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < files.size(); i = next++) measure_file(files[i], catalogue, shared);
  };
  std::vector<std::thread> threads;
  for (int j = 1; j < jobs; ++j) threads.emplace_back(work);
  work();
  for (std::thread& t : threads) t.join();
  std::sort(shared.coverage.red.begin(), shared.coverage.red.end());
  std::stable_sort(shared.coverage.unreadable.begin(), shared.coverage.unreadable.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.file < b.file; });
  return std::move(shared.coverage);
}

Standing standing_of(const Coverage& coverage, const Catalogue& catalogue, ClauseId id) {
  const Clause& clause = catalogue.clauses[static_cast<std::size_t>(id)];
  if (!clause.testable) return Standing::untestable;
  const ClauseId decision = decision_of(catalogue, id);
  if (coverage.decided.contains(decision)) return Standing::decided;
  const bool waits =
      !clause.pending.empty() || !catalogue.clauses[static_cast<std::size_t>(decision)].pending.empty();
  return waits ? Standing::pending : Standing::undecided;
}

std::vector<ValuePair> unparted(const Coverage& coverage, const Catalogue& catalogue, OptionId id) {
  std::vector<ValuePair> pairs;
  const auto values = catalogue.options[static_cast<std::size_t>(id)].values;
  for (std::uint8_t a = 0; a < values.size(); ++a) {
    for (std::uint8_t b = static_cast<std::uint8_t>(a + 1); b < values.size(); ++b) {
      const bool reading = values[a].value != "n/a" && values[b].value != "n/a";
      if (reading && !coverage.apart.contains({id, a, b})) pairs.push_back({id, a, b});
    }
  }
  return pairs;
}

}  // namespace assize::court
