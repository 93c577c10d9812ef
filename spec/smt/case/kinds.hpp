// Which kinds of figures are on the table, and how many of each.
#pragma once

#include <set>

#include "spec/scenario/runs.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::cases {

/// The kinds that sets and parts in play bring.
[[nodiscard]] std::set<FigureKind> kinds_in_play(const scenario::Scenario& scenario, const Catalogue& catalogue);
/// These, and the kinds that stand about, are held or are deployed: where one player has such a figure, all have.
[[nodiscard]] std::set<FigureKind> kinds_at_hand(const scenario::Scenario& scenario, const Catalogue& catalogue);
/// These, and the kinds that are spoken of.
[[nodiscard]] std::set<FigureKind> kinds_named(const scenario::Scenario& scenario, const Catalogue& catalogue);
[[nodiscard]] bool in_play(const scenario::Scenario& scenario, const Catalogue& catalogue, std::string_view rulebook);

}  // namespace assize::smt::cases
