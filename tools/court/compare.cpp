#include "tools/court/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/rulings.hpp"
#include "spec/scenario/read.hpp"
#include "tools/court/parallel.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// Puts a ruling in place of what the list says of the option.
void put(std::vector<Ruling>& rulings, Ruling r) {
  std::erase_if(rulings, [r](const Ruling& known) { return known.option == r.option; });
  rulings.push_back(r);
}

std::string name_of_run(const Catalogue& catalogue, std::size_t profile, const std::vector<Ruling>& rulings) {
  std::string name(catalogue.profiles[profile].id);
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    const Option& option = catalogue.options[static_cast<std::size_t>(rulings[i].option)];
    name +=
        fmt::format("{}{}={}", i == 0 ? " with " : ", ", option.id, option.values[rulings[i].value].value);
  }
  return name;
}

/// The runs of one side: its profile, or the scenario's, with the scenario's rulings and its own on top.
std::vector<sc::Run> runs_of_side(const sc::Scenario& s, const Catalogue& catalogue, const Side& side) {
  std::vector<std::size_t> profiles;
  for (const sc::ProfileRef& p : s.profiles) profiles.push_back(p.index);
  if (side.profile) profiles = {*side.profile};
  std::vector<sc::Run> runs;
  for (const std::size_t profile : profiles) {
    sc::Run run{.profile = profile,
                .rulings = {},
                .name = name_of_run(catalogue, profile, side.rulings),
                .expect = s.expect};
    for (const sc::RulingRef& r : s.rulings) put(run.rulings, r.ruling);
    for (const Ruling r : side.rulings) put(run.rulings, r);
    runs.push_back(std::move(run));
  }
  return runs;
}

struct Heard {
  Observed seen;
  std::set<ClauseId> clauses;
};

Heard hear(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue) {
  Heard heard;
  const Hearing hearing{.decided = [&](const Decision& d) {
    if (d.hit) heard.clauses.insert(d.clause);
  }};
  const Outcome outcome = play(s, run, catalogue, hearing);
  for (const StepResult& step : outcome.steps) {
    for (const Ground& g : step.judgement.grounds) heard.clauses.insert(g.clause);
  }
  heard.seen = observed(outcome, catalogue);
  return heard;
}

/// Clauses in force in `run` and not in `other`.
struct OneSided {
  std::vector<ClauseId> took_part, deciding;
};
OneSided one_sided(const sc::Scenario& s, const sc::Run& run, const sc::Run& other, const Heard& heard,
                   const Catalogue& catalogue) {
  const Rulings mine = rulings_of(run, catalogue);
  const Rulings theirs = rulings_of(other, catalogue);
  OneSided found;
  for (const ClauseId c : heard.clauses) {
    const Clause& clause = catalogue.clauses[static_cast<std::size_t>(c)];
    if (!in_force(clause, mine.edition, mine.values) || in_force(clause, theirs.edition, theirs.values))
      continue;
    found.took_part.push_back(c);
    const Outcome without = play(s, run, catalogue, {}, Altered{c, Switch::off});
    if (observed(without, catalogue) != heard.seen) found.deciding.push_back(c);
  }
  return found;
}

/// Which of the other side's rulings change the outcome by themselves.
std::vector<Ruling> turning_rulings(const sc::Scenario& s, const sc::Run& a, const sc::Run& b,
                                    const Observed& seen, const Catalogue& catalogue) {
  const Rulings mine = rulings_of(a, catalogue);
  const Rulings theirs = rulings_of(b, catalogue);
  std::vector<Ruling> turning;
  for (std::size_t o = 0; o < mine.values.size(); ++o) {
    if (mine.values[o] == theirs.values[o]) continue;
    const Ruling ruling{static_cast<OptionId>(o), theirs.values[o]};
    sc::Run changed = a;
    put(changed.rulings, ruling);
    if (observed(play(s, changed, catalogue), catalogue) != seen) turning.push_back(ruling);
  }
  return turning;
}

FileComparison compare_file(const std::filesystem::path& file, const Catalogue& catalogue, const Side& a,
                            const Side& b) {
  FileComparison result{.file = file.string()};
  const auto scenario = sc::read_scenario(file, catalogue);
  if (!scenario) {
    result.diagnostics = scenario.error();
    return result;
  }
  result.title = scenario->title;
  const std::vector<sc::Run> left = runs_of_side(*scenario, catalogue, a);
  const std::vector<sc::Run> right = runs_of_side(*scenario, catalogue, b);
  const std::size_t pairs = std::max(left.size(), right.size());
  for (std::size_t i = 0; i < pairs; ++i) {
    ++result.runs;
    auto parting =
        part(*scenario, left[std::min(i, left.size() - 1)], right[std::min(i, right.size() - 1)], catalogue);
    if (parting) result.partings.push_back(*std::move(parting));
  }
  return result;
}

std::string trimmed(std::string text) {
  const std::size_t first = text.find_first_not_of(' ');
  const std::size_t last = text.find_last_not_of(' ');
  return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

Diagnostic names_two(const std::string& side, std::string_view what) {
  return {{}, 0, 0, fmt::format("\"{}\" names two {}", side, what), "leave one out"};
}

}  // namespace

tl::expected<Side, Diagnostic> read_side(const Catalogue& catalogue, const std::string& text) {
  Side side{.name = text};
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::string word = trimmed(text.substr(from, comma - from));
    from = comma + 1;
    const std::size_t equals = word.find('=');
    if (word.empty() || equals == 0) {
      return tl::unexpected(Diagnostic{{},
                                       0,
                                       0,
                                       fmt::format("\"{}\" is no side to compare", text),
                                       "write a profile, option=value, or several with commas between"});
    }
    if (equals == std::string::npos) {
      const auto profile = find_profile(catalogue, word);
      if (!profile) return tl::unexpected(profile.error());
      if (side.profile && *side.profile != *profile) return tl::unexpected(names_two(text, "profiles"));
      side.profile = *profile;
    } else {
      const auto ruling = find_ruling(catalogue, word.substr(0, equals), word.substr(equals + 1));
      if (!ruling) return tl::unexpected(ruling.error());
      const bool twice = std::any_of(side.rulings.begin(), side.rulings.end(), [&](const Ruling& r) {
        return r.option == ruling->option && r.value != ruling->value;
      });
      if (twice) return tl::unexpected(names_two(text, "values of one option"));
      put(side.rulings, *ruling);
    }
  }
  return side;
}

std::optional<Parting> part(const sc::Scenario& s, const sc::Run& a, const sc::Run& b,
                            const Catalogue& catalogue) {
  // Both are asked the same questions, so that answers can be compared.
  sc::Run other = b;
  other.expect = a.expect;
  const Heard left = hear(s, a, catalogue);
  const Heard right = hear(s, other, catalogue);
  Parting parting{.a = a.name, .b = b.name, .differences = differences(left.seen, right.seen)};
  if (parting.differences.empty()) return std::nullopt;
  parting.turning = turning_rulings(s, a, other, left.seen, catalogue);
  const OneSided in_a = one_sided(s, a, other, left, catalogue);
  const OneSided in_b = one_sided(s, other, a, right, catalogue);
  const bool decided = !in_a.deciding.empty() || !in_b.deciding.empty();
  parting.only_a = decided ? in_a.deciding : in_a.took_part;
  parting.only_b = decided ? in_b.deciding : in_b.took_part;
  return parting;
}

std::vector<FileComparison> compare_files(const std::vector<std::filesystem::path>& files,
                                          const Catalogue& catalogue, const Side& a, const Side& b,
                                          int jobs) {
  std::vector<FileComparison> results(files.size());
  in_parallel(files.size(), jobs,
              [&](std::size_t i) { results[i] = compare_file(files[i], catalogue, a, b); });
  return results;
}

}  // namespace assize::court
