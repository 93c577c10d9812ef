#include "tools/cli/reduced.hpp"

#include <fmt/format.h>

#include "spec/catalogue/find.hpp"
#include "spec/scenario/write.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

std::size_t tiles_on_board(const scenario::Scenario& s) {
  return s.board ? s.board->tiles.size() : 0;
}

std::size_t figures_on_board(const scenario::Scenario& s) {
  return s.board ? s.board->figures.size() : 0;
}

void print_clause(ClauseId c, Edition edition, const Catalogue& catalogue) {
  const Clause& clause = catalogue.clauses[static_cast<std::size_t>(c)];
  fmt::print("      {}: {} {}\n", inked(Ink::strong, clause.id), clause.statement,
             inked(Ink::faint, fmt::format("[{}]", place_in(clause, edition))));
}

}  // namespace

void print_reduced(const court::Reduced& reduced) {
  const scenario::Scenario& s = reduced.scenario;
  fmt::print("  made small in {}{}: {}, {}, {}\n", counted(static_cast<std::size_t>(reduced.trials), "trial"),
             reduced.cut_off ? " (then cut off: there may be a smaller one)" : "",
             counted(tiles_on_board(s), "tile") + " on the board", counted(figures_on_board(s), "figure"),
             counted(s.steps.size(), "step"));
  fmt::print("{}\n", indented(scenario::to_toml(s), 4));
}

void print_parting(const court::SmallParting& parting, const Catalogue& catalogue) {
  print_reduced(parting.reduced);
  for (const court::Disagreement& d : parting.differences) fmt::print("    {}\n", court::to_string(d));
  if (parting.clauses.empty()) return;
  const scenario::ProfileRef& profile = parting.reduced.scenario.profiles.front();
  fmt::print("    they agree when one of these is switched in the engine\n");
  for (const ClauseId c : parting.clauses)
    print_clause(c, catalogue.profiles[profile.index].edition, catalogue);
}

}  // namespace assize::cli
