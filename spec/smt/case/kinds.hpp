// Which kinds of figures are on the table, and how many of each.
#pragma once

#include <set>

#include "spec/scenario/runs.hpp"
#include "spec/smt/state.hpp"

namespace assize::smt::cases {

/// Every player owns figures of these kinds.
[[nodiscard]] std::set<FigureKind> kinds_in_play(const scenario::Scenario& scenario, const Catalogue& catalogue);
/// These, and the kinds that are spoken of.
[[nodiscard]] std::set<FigureKind> kinds_named(const scenario::Scenario& scenario, const Catalogue& catalogue);
[[nodiscard]] bool in_play(const scenario::Scenario& scenario, const Catalogue& catalogue, std::string_view rulebook);

}  // namespace assize::smt::cases
