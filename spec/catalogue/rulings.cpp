#include "spec/catalogue/rulings.hpp"

#include <algorithm>

namespace assize {

bool holds(const Condition& condition, std::span<const std::uint8_t> rulings) {
  return ((condition.values >> rulings[static_cast<std::size_t>(condition.option)]) & 1U) != 0;
}

bool all_hold(std::span<const Condition> conditions, std::span<const std::uint8_t> rulings) {
  return std::all_of(conditions.begin(), conditions.end(),
                     [&](const Condition& c) { return holds(c, rulings); });
}

bool in_force(const Clause& clause, Edition edition, std::span<const std::uint8_t> rulings) {
  if (!clause.when.empty()) return all_hold(clause.when, rulings);
  return ((clause.editions | clause.adopted) >> static_cast<unsigned>(edition) & 1) != 0;
}

std::vector<std::size_t> broken_constraints(const Catalogue& catalogue,
                                            std::span<const std::uint8_t> rulings) {
  std::vector<std::size_t> broken;
  for (std::size_t i = 0; i < catalogue.constraints.size(); ++i) {
    const Constraint& c = catalogue.constraints[i];
    if (!all_hold(c.when, rulings)) continue;
    const bool then = all_hold(c.then, rulings);
    if ((c.kind == ConstraintKind::forces && !then) || (c.kind == ConstraintKind::conflicts && then))
      broken.push_back(i);
  }
  return broken;
}

bool irrelevant(const Catalogue& catalogue, OptionId option, std::span<const std::uint8_t> rulings) {
  return std::any_of(catalogue.constraints.begin(), catalogue.constraints.end(), [&](const Constraint& c) {
    const auto names = [option](const Condition& each) { return each.option == option; };
    return c.kind == ConstraintKind::irrelevant && std::any_of(c.then.begin(), c.then.end(), names) &&
           all_hold(c.when, rulings);
  });
}

}  // namespace assize
