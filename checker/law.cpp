#include "checker/law.hpp"

#include <utility>

namespace assize {

Rulings rulings_of(const Profile& profile) {
  return {profile.edition, {profile.rulings.begin(), profile.rulings.end()}};
}

namespace {
bool holds(const Clause& clause, const Rulings& rulings) {
  if (!clause.when.empty()) {
    for (const Condition& c : clause.when) {
      const std::uint8_t value = rulings.values[static_cast<std::size_t>(c.option)];
      if (((c.values >> value) & 1U) == 0) return false;
    }
    return true;
  }
  const int bit = 1 << static_cast<int>(rulings.edition);
  return ((clause.editions | clause.adopted) & bit) != 0;
}
}  // namespace

Law::Law(const Catalogue& catalogue, Rulings rulings) : catalogue_(&catalogue), rulings_(std::move(rulings)) {
  state_.reserve(catalogue.clauses.size());
  for (const Clause& clause : catalogue.clauses) {
    state_.push_back(holds(clause, rulings_) ? State::in_force : State::not_in_force);
  }
  numbers_.reserve(catalogue.numbers.size());
  for (const Number& number : catalogue.numbers) numbers_.push_back(number.value);
}

void Law::alter(ClauseId c, Switch how) {
  altered_ = true;
  const Clause& clause = catalogue_->clauses[static_cast<std::size_t>(c)];
  if (how == Switch::off) {
    State& state = state_[static_cast<std::size_t>(c)];
    if (state == State::in_force) state = State::switched_off;
    return;
  }
  const int step = how == Switch::one_more ? 1 : -1;
  for (int i = 0; i < clause.number_count; ++i) numbers_[static_cast<std::size_t>(clause.first_number + i)] += step;
}

void Law::tell_amount(NumberId n, int value) const {
  const Number& number = catalogue_->numbers[static_cast<std::size_t>(n)];
  const Fact fact{number.name, value};
  listener_({Word::amount, number.clause, {&fact, 1}, value, true});
}

}  // namespace assize
