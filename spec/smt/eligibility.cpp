#include "spec/smt/eligibility.hpp"

namespace assize::smt {

namespace {

bool matches(const EligibilityCell& cell, Cause cause, FigureKind figure, Spot spot) {
  return cell.cause == cause && (cell.any_figure || cell.figure == figure) &&
         (cell.any_spot || cell.spot == spot);
}

/// The first cell whose clause is in force, or switched off: then it decides the other way round.
const EligibilityCell* deciding(const Law& law, Cause cause, FigureKind figure, Spot spot) {
  for (const EligibilityCell& cell : law.catalogue().eligibility) {
    if (!matches(cell, cause, figure, spot)) continue;
    if (law.in_force(cell.clause) || law.undone(cell.clause).is_true()) return &cell;
  }
  return nullptr;
}

}  // namespace

void judge_eligible(const Law& law, Cause cause, FigureKind figure, Spot spot, Grounds& no) {
  const EligibilityCell* cell = deciding(law, cause, figure, spot);
  if (cell == nullptr) return;
  if (cell->allowed) {
    no.require(true, cell->clause);
  } else {
    no.forbid(true, cell->clause);
  }
}

Bool eligible(const Law& law, Cause cause, FigureKind figure, Spot spot) {
  const EligibilityCell* cell = deciding(law, cause, figure, spot);
  if (cell == nullptr) return true;
  return cell->allowed ? !law.undone(cell->clause) : !law.guard(cell->clause);
}

void judge_neutral(const Law& law, Cause cause, Neutral what, Grounds& no) {
  for (const NeutralCell& cell : law.catalogue().neutrals) {
    if (cell.cause == cause && cell.neutral == what) no.forbid(true, cell.clause);
  }
}

void judge_eligible(const State& state, const Law& law, Cause cause, const Bools& who, const Where& where,
                    Grounds& no) {
  const Table& table = *state.table;
  std::array<Bool, kSpotNames.size()> spots;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    spots[static_cast<std::size_t>(spot_of(seat))] |= where.seat[static_cast<std::size_t>(seat)];
  }
  for (int kind = 0; kind < table.kind_count(); ++kind) {
    Bool of_kind = false;
    for (int p = 0; p < table.player_count(); ++p)
      of_kind |= who[static_cast<std::size_t>(table.who(p, kind))];
    for (std::size_t s = 0; s < spots.size(); ++s) {
      const Bool both = of_kind & spots[s];
      if (both.is_false()) continue;
      Grounds here(law);
      judge_eligible(law, cause, table.kinds[static_cast<std::size_t>(kind)], static_cast<Spot>(s), here);
      no.add_all(here, both);
    }
  }
}

bool occupies(const Law& law, FigureKind kind, bool abbots_play) {
  switch (kind) {
    // In early C1 these two are followers.
    case FigureKind::builder:
    case FigureKind::pig:
      return !law.in_force("base.figure.classes"_c);
    case FigureKind::barn:
    case FigureKind::shepherd:
      return false;
    case FigureKind::abbot:
      return abbots_play && law.in_force("abbot.is-meeple"_c);
    default:
      return true;
  }
}

}  // namespace assize::smt
