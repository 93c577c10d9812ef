#include "checker/rules/eligibility.hpp"

namespace assize {

namespace {

std::int16_t deciding_cell(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot) {
  const auto cells = rules.law.catalogue().eligibility;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const EligibilityCell& c = cells[i];
    if (c.cause != cause || !(c.any_figure || c.figure == figure) || !(c.any_spot || c.spot == spot)) continue;
    // A cell whose clause is switched off still decides, the other way round: no vaguer cell takes its place.
    if (rules.law.in_force(c.clause) || rules.law.undone(c.clause)) return static_cast<std::int16_t>(i);
  }
  return -1;
}

const EligibilityCell* cell_for(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot) {
  const std::int16_t i = rules.eligibility[static_cast<std::size_t>(cause)][static_cast<std::size_t>(figure)]
                                          [static_cast<std::size_t>(spot)];
  return i < 0 ? nullptr : &rules.law.catalogue().eligibility[static_cast<std::size_t>(i)];
}

}  // namespace

void resolve_eligibility(Ruleset& rules) {
  for (std::size_t c = 0; c < kCauseNames.size(); ++c) {
    for (std::size_t f = 0; f < kFigureNames.size(); ++f) {
      for (std::size_t s = 0; s < kSpotNames.size(); ++s) {
        rules.eligibility[c][f][s] =
            deciding_cell(rules, static_cast<Cause>(c), static_cast<FigureKind>(f), static_cast<Spot>(s));
      }
    }
  }
}

void judge_eligible(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot, Grounds& no) {
  const EligibilityCell* cell = cell_for(rules, cause, figure, spot);
  if (cell == nullptr) return;
  if (cell->allowed) {
    no.require(true, cell->clause);
  } else {
    no.forbid(true, cell->clause);
  }
}

bool eligible(const Ruleset& rules, Cause cause, FigureKind figure, Spot spot) {
  const EligibilityCell* cell = cell_for(rules, cause, figure, spot);
  if (cell == nullptr) return true;
  return cell->allowed ? rules.law.permits(cell->clause) : !rules.law.forbids(cell->clause);
}

void judge_neutral(const Ruleset& rules, Cause cause, Neutral what, Grounds& no) {
  for (const NeutralCell& cell : rules.law.catalogue().neutrals) {
    if (cell.cause == cause && cell.neutral == what) no.forbid(true, cell.clause);
  }
}

}  // namespace assize
