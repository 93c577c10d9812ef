// Truth values of the constraints: known, or a Z3 term. Whatever is known is folded at once, so that a rule
// written once is a formula over a symbolic board and plain arithmetic over a given one.
#pragma once

#include <z3++.h>

#include <optional>
#include <span>
#include <vector>

namespace assize::smt {

class Bool {
 public:
  Bool(bool known = false) : known_(known) {}
  explicit Bool(z3::expr term);

  /// The value, where no variable bears on it.
  [[nodiscard]] std::optional<bool> known() const {
    return term_ ? std::nullopt : std::optional<bool>(known_);
  }
  [[nodiscard]] bool is_true() const { return !term_ && known_; }
  [[nodiscard]] bool is_false() const { return !term_ && !known_; }
  [[nodiscard]] z3::expr term(z3::context& z3) const { return term_ ? *term_ : z3.bool_val(known_); }

  /// Of the term; none where the value is known.
  [[nodiscard]] z3::context* context() const { return term_ ? &term_->ctx() : nullptr; }

  friend Bool operator!(const Bool& a);
  friend Bool operator&(const Bool& a, const Bool& b);
  friend Bool operator|(const Bool& a, const Bool& b);
  friend Bool operator==(const Bool& a, const Bool& b);
  friend Bool ite(const Bool& c, const Bool& a, const Bool& b);
  friend Bool any_of(std::span<const Bool> all);
  friend Bool all_of(std::span<const Bool> all);
  Bool& operator&=(const Bool& b) { return *this = *this & b; }
  Bool& operator|=(const Bool& b) { return *this = *this | b; }

 private:
  [[nodiscard]] bool same(const Bool& b) const { return term_ && b.term_ && z3::eq(*term_, *b.term_); }

  std::optional<z3::expr> term_;
  bool known_ = false;
};

[[nodiscard]] Bool operator!(const Bool& a);
[[nodiscard]] Bool operator&(const Bool& a, const Bool& b);
[[nodiscard]] Bool operator|(const Bool& a, const Bool& b);
/// Both or neither.
[[nodiscard]] Bool operator==(const Bool& a, const Bool& b);
[[nodiscard]] inline Bool operator!=(const Bool& a, const Bool& b) { return !(a == b); }
[[nodiscard]] Bool ite(const Bool& c, const Bool& a, const Bool& b);
[[nodiscard]] Bool any_of(std::span<const Bool> all);
[[nodiscard]] Bool all_of(std::span<const Bool> all);
[[nodiscard]] inline Bool implies(const Bool& a, const Bool& b) { return (!a) | b; }

using Bools = std::vector<Bool>;

}  // namespace assize::smt
