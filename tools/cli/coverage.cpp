#include "tools/court/coverage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

using court::Coverage;
using court::Standing;

struct Tallies {
  std::array<int, 4> by_standing{};
  int restating = 0;
};

std::map<std::string, Tallies> count(const Coverage& coverage, const Catalogue& catalogue) {
  std::map<std::string, Tallies> books;
  for (std::size_t c = 0; c < catalogue.clauses.size(); ++c) {
    Tallies& t = books[std::string(catalogue.clauses[c].rulebook)];
    ++t.by_standing[static_cast<std::size_t>(
        court::standing_of(coverage, catalogue, static_cast<ClauseId>(c)))];
    t.restating += catalogue.clauses[c].restates ? 1 : 0;
  }
  return books;
}

void print_table(const Coverage& coverage, const Catalogue& catalogue) {
  fmt::print("{:<18}{:>9}{:>9}{:>9}{:>12}{:>11}{:>11}\n", "rulebook", "testable", "decided", "pending",
             "undecided", "untestable", "restating");
  for (const auto& [book, t] : count(coverage, catalogue)) {
    const auto& n = t.by_standing;
    fmt::print("{:<18}{:>9}{:>9}{:>9}{:>12}{:>11}{:>11}\n", book, n[0] + n[1] + n[3], n[0], n[1], n[3], n[2],
               t.restating);
  }
  fmt::print(
      "The handed catalogues: 200 testable for the Tower, 155 for base game, river and the parts of other "
      "expansions.\n");
}

int print_undecided(const Coverage& coverage, const Catalogue& catalogue) {
  int n = 0;
  for (std::size_t c = 0; c < catalogue.clauses.size(); ++c) {
    if (court::standing_of(coverage, catalogue, static_cast<ClauseId>(c)) != Standing::undecided) continue;
    if (n++ == 0) fmt::print("\nUndecided: no scenario turns when the clause is switched\n");
    fmt::print("  {}: {}\n", inked(Ink::bad, catalogue.clauses[c].id), catalogue.clauses[c].statement);
  }
  return n;
}

int print_unparted(const Coverage& coverage, const Catalogue& catalogue) {
  int n = 0;
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    const Option& option = catalogue.options[o];
    if (!option.pending.empty() || !option.inseparable.empty()) continue;
    const auto pairs = court::unparted(coverage, catalogue, static_cast<OptionId>(o));
    for (const court::ValuePair& pair : pairs) {
      if (n++ == 0) fmt::print("\nReadings that no scenario tells apart\n");
      fmt::print("  {}: {} and {}\n", inked(Ink::bad, option.id), option.values[pair.a].value,
                 option.values[pair.b].value);
    }
  }
  return n;
}

void print_pending(const Coverage& coverage, const Catalogue& catalogue) {
  std::map<std::string, std::vector<std::string>> waiting;
  for (std::size_t c = 0; c < catalogue.clauses.size(); ++c) {
    const Clause& clause = catalogue.clauses[c];
    if (court::standing_of(coverage, catalogue, static_cast<ClauseId>(c)) != Standing::pending) continue;
    const std::string_view on = !clause.pending.empty()
                                    ? clause.pending
                                    : catalogue.clauses[static_cast<std::size_t>(clause.cites)].pending;
    waiting[std::string(on)].emplace_back(clause.id);
  }
  for (const Option& option : catalogue.options) {
    if (!option.pending.empty())
      waiting[std::string(option.pending)].push_back("option " + std::string(option.id));
  }
  for (const Option& option : catalogue.options) {
    if (!option.inseparable.empty())
      fmt::print("\nInseparable: option {}: {}\n", option.id, option.inseparable);
  }
  for (const auto& [book, names] : waiting) {
    fmt::print("\nPending: {} ({})\n", book, names.size());
    for (const std::string& name : names) fmt::print("  {}\n", name);
  }
}

void print_flags(const Catalogue& catalogue) {
  int n = 0;
  for (const Clause& clause : catalogue.clauses) {
    if (clause.flag_changed.empty()) continue;
    if (n++ == 0) fmt::print("\nWhere we call a clause testable or not against the handed catalogue\n");
    fmt::print("  {}: {} ({})\n", clause.id, clause.testable ? "testable" : "untestable",
               clause.flag_changed);
  }
}

void print_witnesses(const Coverage& coverage, const Catalogue& catalogue) {
  fmt::print("\nDecided by\n");
  for (const auto& [clause, w] : coverage.decided) {
    fmt::print("  {}: {} ({}, {})\n", catalogue.clauses[static_cast<std::size_t>(clause)].id, w.file, w.run,
               w.how);
  }
}

}  // namespace

int coverage(const CoverageOptions& options, const Catalogue& catalogue) {
  const auto files = court::scenario_files(options.paths);
  if (!files) return complain(files.error());
  const Coverage coverage = court::measure_coverage(*files, catalogue, threads(options.jobs));
  if (!coverage.unreadable.empty()) return complain(coverage.unreadable);
  print_table(coverage, catalogue);
  if (options.witnesses) print_witnesses(coverage, catalogue);
  if (!options.brief) print_pending(coverage, catalogue);
  if (!options.brief) print_flags(catalogue);
  const int undecided = print_undecided(coverage, catalogue);
  const int unparted = print_unparted(coverage, catalogue);
  for (const std::string& file : coverage.red)
    fmt::print("{} does not pass and decides nothing\n", inked(Ink::bad, file));
  fmt::print(
      "\n{} scenarios, {} runs: {} decisions turned, {} clauses undecided, {} pairs of readings not told "
      "apart\n",
      files->size(), coverage.runs, coverage.decided.size(), undecided, unparted);
  return undecided == 0 && unparted == 0 && coverage.red.empty() ? kWell : kFailed;
}

}  // namespace assize::cli
