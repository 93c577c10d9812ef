#include "spec/smt/law.hpp"

#include <algorithm>
#include <string>

#include "spec/catalogue/rulings.hpp"

namespace assize::smt {

Law::Law(const Catalogue& catalogue, Edition edition, std::span<const std::uint8_t> rulings)
    : catalogue_(&catalogue), edition_(edition), rulings_(rulings.begin(), rulings.end()) {
  standing_.reserve(catalogue.clauses.size());
  for (const Clause& c : catalogue.clauses) {
    standing_.push_back(assize::in_force(c, edition, rulings_) ? Standing::in_force : Standing::not_in_force);
  }
  for (const Number& n : catalogue.numbers) numbers_.push_back(n.value);
}

Bool Law::guard(ClauseId c) const {
  if (!in_force(c)) return false;
  if (traced_ == nullptr) return true;
  const auto [at, fresh] = guards_->try_emplace(c);
  if (fresh) {
    const std::string id(catalogue_->clauses[static_cast<std::size_t>(c)].id);
    at->second = Bool(traced_->bool_const(id.c_str()));
  }
  return at->second;
}

Bool Law::undone(ClauseId c) const {
  const Standing s = standing_[static_cast<std::size_t>(c)];
  if (s == Standing::in_force) return !guard(c);
  return s == Standing::switched_off;
}

void Law::alter(ClauseId c, Change how) {
  if (how == Change::off) {
    standing_[static_cast<std::size_t>(c)] = Standing::switched_off;
    return;
  }
  const Clause& clause = catalogue_->clauses[static_cast<std::size_t>(c)];
  for (int i = 0; i < clause.number_count; ++i) {
    numbers_[static_cast<std::size_t>(clause.first_number + i)] += how == Change::one_more ? 1 : -1;
  }
}

void Law::trace(z3::context& z3) { traced_ = &z3; }

void Grounds::add(ClauseId c, const Bool& holds) {
  if (holds.is_false()) return;
  const auto found = std::find_if(grounds_.begin(), grounds_.end(), [c](const Ground& g) { return g.clause == c; });
  if (found == grounds_.end()) {
    grounds_.push_back({c, holds});
  } else {
    found->holds |= holds;
  }
}

void Grounds::add_all(const Grounds& other, const Bool& when) {
  for (const Ground& g : other.grounds_) add(g.clause, g.holds & when);
  malformed_ |= other.malformed_ & when;
}

Bool Grounds::legal() const {
  Bools none = {!malformed_};
  for (const Ground& g : grounds_) none.push_back(!g.holds);
  return all_of(none);
}

Bool Grounds::cites(ClauseId c) const {
  for (const Ground& g : grounds_) {
    if (g.clause == c) return g.holds;
  }
  return false;
}

}  // namespace assize::smt
