#include "spec/smt/formula/num.hpp"

#include <algorithm>
#include <bit>

namespace assize::smt {

namespace {

struct Pair {
  z3::expr a;
  z3::expr b;
};

z3::context& context_of(const Num& a, const Num& b) { return a.context() != nullptr ? *a.context() : *b.context(); }

/// Both as bit vectors that hold every value of either.
Pair aligned(const Num& a, const Num& b) {
  z3::context& z3 = context_of(a, b);
  const int lo = std::min(a.lo(), b.lo());
  const int hi = std::max(a.hi(), b.hi());
  return {a.bits(z3, lo, hi), b.bits(z3, lo, hi)};
}

Num combined(const Num& a, const Num& b, int lo, int hi, bool plus) {
  if (lo == hi) return lo;
  z3::context& z3 = context_of(a, b);
  const int least = std::min({lo, a.lo(), b.lo()});
  const int most = std::max({hi, a.hi(), b.hi()});
  const z3::expr x = a.bits(z3, least, most);
  const z3::expr y = b.bits(z3, least, most);
  return within(Num(plus ? x + y : x - y, least, most), lo, hi);
}

}  // namespace

unsigned width(int lo, int hi) {
  const auto bits = [](int n) { return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(n))); };
  if (lo >= 0) return std::max(1U, bits(hi));
  return std::max(bits(-lo - 1), hi > 0 ? bits(hi) : 0U) + 1;
}

z3::expr Num::bits(z3::context& z3, int lo, int hi) const {
  const unsigned wide = width(lo, hi);
  if (!bits_) return z3.bv_val(lo_, wide);
  const unsigned own = bits_->get_sort().bv_size();
  if (own > wide) return bits_->extract(wide - 1, 0);
  if (own == wide) return *bits_;
  return lo_ < 0 ? z3::sext(*bits_, wide - own) : z3::zext(*bits_, wide - own);
}

Num operator+(const Num& a, const Num& b) {
  if (a.known() == 0) return b;
  if (b.known() == 0) return a;
  return combined(a, b, a.lo() + b.lo(), a.hi() + b.hi(), true);
}

Num operator-(const Num& a, const Num& b) {
  if (b.known() == 0) return a;
  return combined(a, b, a.lo() - b.hi(), a.hi() - b.lo(), false);
}

Num operator*(const Num& a, int times) {
  if (a.known()) return *a.known() * times;
  if (times == 0) return 0;
  if (times == 1) return a;
  const int lo = std::min(a.lo() * times, a.hi() * times);
  const int hi = std::max(a.lo() * times, a.hi() * times);
  const int least = std::min({lo, a.lo(), times});
  const int most = std::max({hi, a.hi(), times});
  z3::context& z3 = *a.context();
  return within(Num(a.bits(z3, least, most) * z3.bv_val(times, width(least, most)), least, most), lo, hi);
}

Bool operator==(const Num& a, const Num& b) {
  if (a.hi() < b.lo() || b.hi() < a.lo()) return false;
  if (a.known() && b.known()) return true;
  const Pair p = aligned(a, b);
  return z3::eq(p.a, p.b) ? Bool(true) : Bool(p.a == p.b);
}

Bool operator<(const Num& a, const Num& b) {
  if (a.hi() < b.lo()) return true;
  if (a.lo() >= b.hi()) return false;
  const Pair p = aligned(a, b);
  if (z3::eq(p.a, p.b)) return false;
  return Bool(std::min(a.lo(), b.lo()) < 0 ? p.a < p.b : z3::ult(p.a, p.b));
}

Num ite(const Bool& c, const Num& a, const Num& b) {
  if (const auto known = c.known()) return *known ? a : b;
  if (a.known() && a.known() == b.known()) return a;
  const int lo = std::min(a.lo(), b.lo());
  const int hi = std::max(a.hi(), b.hi());
  if (a.context() == nullptr && b.context() == nullptr) {
    z3::context& of = *c.context();
    return Num(z3::ite(c.term(of), a.bits(of, lo, hi), b.bits(of, lo, hi)), lo, hi);
  }
  const Pair p = aligned(a, b);
  if (z3::eq(p.a, p.b)) return Num(p.a, lo, hi);
  return Num(z3::ite(c.term(*c.context()), p.a, p.b), lo, hi);
}

Num as_num(const Bool& b) { return ite(b, Num(1), Num(0)); }

Num sum(std::span<const Num> all) {
  if (all.empty()) return 0;
  if (all.size() == 1) return all.front();
  const std::size_t half = all.size() / 2;
  return sum(all.first(half)) + sum(all.subspan(half));
}

Num count(std::span<const Bool> all) {
  int known = 0;
  Nums open;
  for (const Bool& b : all) {
    if (b.is_true()) ++known;
    if (!b.known()) open.push_back(as_num(b));
  }
  return sum(open) + known;
}

Num within(const Num& a, int lo, int hi) {
  lo = std::max(lo, a.lo());
  hi = std::min(hi, a.hi());
  if (a.known() || lo == hi) return a.known() ? a : Num(lo);
  if (lo == a.lo() && hi == a.hi()) return a;
  return Num(a.bits(*a.context(), lo, hi), lo, hi);
}

}  // namespace assize::smt
