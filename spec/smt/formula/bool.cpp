#include "spec/smt/formula/bool.hpp"

namespace assize::smt {

Bool::Bool(z3::expr term) {
  switch (Z3_get_bool_value(term.ctx(), term)) {
    case Z3_L_TRUE: known_ = true; break;
    case Z3_L_FALSE: break;
    default: term_ = std::move(term);
  }
}

Bool operator!(const Bool& a) {
  if (!a.term_) return !a.known_;
  if (a.term_->is_not()) return Bool(a.term_->arg(0));
  return Bool(!*a.term_);
}

Bool operator&(const Bool& a, const Bool& b) {
  if (!a.term_) return a.known_ ? b : Bool(false);
  if (!b.term_) return b.known_ ? a : Bool(false);
  return a.same(b) ? a : Bool(*a.term_ && *b.term_);
}

Bool operator|(const Bool& a, const Bool& b) {
  if (!a.term_) return a.known_ ? Bool(true) : b;
  if (!b.term_) return b.known_ ? Bool(true) : a;
  return a.same(b) ? a : Bool(*a.term_ || *b.term_);
}

Bool operator==(const Bool& a, const Bool& b) {
  if (!a.term_) return a.known_ ? b : !b;
  if (!b.term_) return b.known_ ? a : !a;
  return a.same(b) ? Bool(true) : Bool(*a.term_ == *b.term_);
}

Bool ite(const Bool& c, const Bool& a, const Bool& b) {
  if (!c.term_) return c.known_ ? a : b;
  if (a.same(b)) return a;
  if (!a.term_) return a.known_ ? c | b : (!c) & b;
  if (!b.term_) return b.known_ ? (!c) | a : c & a;
  return Bool(z3::ite(*c.term_, *a.term_, *b.term_));
}

namespace {

/// The terms that are open, or none where one of them decides the whole.
std::optional<std::vector<Bool>> open_terms(std::span<const Bool> all, bool decides) {
  std::vector<Bool> open;
  for (const Bool& b : all) {
    const auto known = b.known();
    if (!known) open.push_back(b);
    if (known && *known == decides) return std::nullopt;
  }
  return open;
}

z3::expr_vector terms_of(const std::vector<Bool>& open, z3::context& z3) {
  z3::expr_vector terms(z3);
  for (const Bool& b : open) terms.push_back(b.term(z3));
  return terms;
}

}  // namespace

Bool any_of(std::span<const Bool> all) {
  const auto open = open_terms(all, true);
  if (!open) return true;
  if (open->size() < 2) return open->empty() ? Bool(false) : open->front();
  return Bool(z3::mk_or(terms_of(*open, open->front().term_->ctx())));
}

Bool all_of(std::span<const Bool> all) {
  const auto open = open_terms(all, false);
  if (!open) return false;
  if (open->size() < 2) return open->empty() ? Bool(true) : open->front();
  return Bool(z3::mk_and(terms_of(*open, open->front().term_->ctx())));
}

}  // namespace assize::smt
