#include <fmt/format.h>

#include "spec/smt/search/board.hpp"

namespace assize::smt {

Bool open_bool(z3::context& z3, const std::string& name) {
  return Bool(z3.bool_const(name.c_str()));
}

Num open_num(z3::context& z3, const std::string& name, int lo, int hi, Bools& holds) {
  if (lo >= hi) return lo;
  const Num n(z3.bv_const(name.c_str(), width(lo, hi)), lo, hi);
  // The bounds are what the rest relies on; only where the bits can show more must they be asserted.
  z3::context& of = *n.context();
  const z3::expr bits = n.bits(of, lo, hi);
  const unsigned wide = width(lo, hi);
  if (lo < 0) {
    holds.push_back(Bool(bits >= of.bv_val(lo, wide) && bits <= of.bv_val(hi, wide)));
  } else {
    if (lo > 0) holds.push_back(Bool(z3::uge(bits, of.bv_val(lo, wide))));
    if (hi != (1 << wide) - 1) holds.push_back(Bool(z3::ule(bits, of.bv_val(hi, wide))));
  }
  return n;
}

namespace {

struct Counted {
  std::vector<Bool> open;
  int known = 0;
};

Counted counted(std::span<const Bool> all) {
  Counted c;
  for (const Bool& b : all) {
    if (b.is_true()) ++c.known;
    if (!b.known()) c.open.push_back(b);
  }
  return c;
}

z3::expr_vector terms(const std::vector<Bool>& open) {
  z3::expr_vector v(*open.front().context());
  for (const Bool& b : open) v.push_back(b.term(*open.front().context()));
  return v;
}

}  // namespace

Bool at_most(std::span<const Bool> all, int most) {
  const Counted c = counted(all);
  if (most < c.known) return false;
  if (static_cast<int>(c.open.size()) <= most - c.known) return true;
  return Bool(z3::atmost(terms(c.open), static_cast<unsigned>(most - c.known)));
}

Bool at_least(std::span<const Bool> all, int least) {
  const Counted c = counted(all);
  if (least <= c.known) return true;
  if (static_cast<int>(c.open.size()) < least - c.known) return false;
  return Bool(z3::atleast(terms(c.open), static_cast<unsigned>(least - c.known)));
}

Bool exactly_one(std::span<const Bool> all) {
  return any_of(all) & at_most(all, 1);
}

}  // namespace assize::smt
