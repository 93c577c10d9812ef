// Whole numbers of the constraints. Each carries bounds that hold whatever the variables are, and takes just
// the bits that they need: no sum can overflow, and what the bounds decide is folded at once.
#pragma once

#include "spec/smt/formula/bool.hpp"

namespace assize::smt {

class Num {
 public:
  Num(int known = 0) : lo_(known), hi_(known) {}
  /// A bit vector of width(lo, hi) bits: two's complement where lo is negative.
  Num(z3::expr bits, int lo, int hi) : bits_(std::move(bits)), lo_(lo), hi_(hi) {}

  [[nodiscard]] int lo() const { return lo_; }
  [[nodiscard]] int hi() const { return hi_; }
  [[nodiscard]] std::optional<int> known() const {
    return lo_ == hi_ ? std::optional<int>(lo_) : std::nullopt;
  }
  /// As a bit vector for these bounds, which must include its own.
  [[nodiscard]] z3::expr bits(z3::context& z3, int lo, int hi) const;
  [[nodiscard]] z3::context* context() const { return bits_ ? &bits_->ctx() : nullptr; }

 private:
  std::optional<z3::expr> bits_;
  int lo_ = 0;
  int hi_ = 0;
};

[[nodiscard]] unsigned width(int lo, int hi);

[[nodiscard]] Num operator+(const Num& a, const Num& b);
[[nodiscard]] Num operator-(const Num& a, const Num& b);
[[nodiscard]] Num operator*(const Num& a, int times);
inline Num& operator+=(Num& a, const Num& b) { return a = a + b; }
inline Num& operator-=(Num& a, const Num& b) { return a = a - b; }
[[nodiscard]] Bool operator==(const Num& a, const Num& b);
[[nodiscard]] Bool operator<(const Num& a, const Num& b);
[[nodiscard]] inline Bool operator!=(const Num& a, const Num& b) { return !(a == b); }
[[nodiscard]] inline Bool operator>(const Num& a, const Num& b) { return b < a; }
[[nodiscard]] inline Bool operator<=(const Num& a, const Num& b) { return !(b < a); }
[[nodiscard]] inline Bool operator>=(const Num& a, const Num& b) { return !(a < b); }
[[nodiscard]] Num ite(const Bool& c, const Num& a, const Num& b);
/// 1 or 0.
[[nodiscard]] Num as_num(const Bool& b);
/// How many of them hold.
[[nodiscard]] Num count(std::span<const Bool> all);
[[nodiscard]] Num sum(std::span<const Num> all);
/// The same number with narrower bounds, where the caller knows that they hold (say, a supply is never negative).
[[nodiscard]] Num within(const Num& a, int lo, int hi);

using Nums = std::vector<Num>;

}  // namespace assize::smt
