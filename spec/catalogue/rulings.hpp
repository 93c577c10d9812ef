// What follows from a choice of rulings, without any engine: clauses in force, constraints that do not hold.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize {

/// Whether the option has one of the condition's values; `rulings` holds a value for every option.
[[nodiscard]] bool holds(const Condition& condition, std::span<const std::uint8_t> rulings);
[[nodiscard]] bool all_hold(std::span<const Condition> conditions, std::span<const std::uint8_t> rulings);

/// A clause with conditions is in force where all of them hold; one without, where its edition is read.
[[nodiscard]] bool in_force(const Clause& clause, Edition edition, std::span<const std::uint8_t> rulings);

/// Positions of the constraints (forces, conflicts) that these rulings break.
[[nodiscard]] std::vector<std::size_t> broken_constraints(const Catalogue& catalogue,
                                                          std::span<const std::uint8_t> rulings);
/// Whether some constraint says that the option makes no difference under these rulings.
[[nodiscard]] bool irrelevant(const Catalogue& catalogue, OptionId option,
                              std::span<const std::uint8_t> rulings);

}  // namespace assize
