// A question to the solver: what is asserted, and whether it can hold. Limits are counts of the solver's own steps,
// never a clock: the same question gets the same answer on every machine.
#pragma once

#include <memory>
#include <string>

#include "spec/smt/formula/num.hpp"

namespace assize::smt {

enum class Answer : std::uint8_t { sat, unsat, unknown };
[[nodiscard]] std::string_view name_of(Answer answer);

/// What a model shows; variables that it leaves open are as it completes them.
[[nodiscard]] bool holds_in(const z3::model& model, const Bool& b);
[[nodiscard]] int value_in(const z3::model& model, const Num& n);

class Query {
 public:
  static constexpr unsigned kSteps = 50'000'000;

  /// `steps`: most that one check may take (Z3's rlimit).
  explicit Query(unsigned steps = kSteps);
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  [[nodiscard]] z3::context& z3() { return *z3_; }
  [[nodiscard]] Bool boolean(const std::string& name);
  [[nodiscard]] Num number(const std::string& name, int lo, int hi);

  void assert_that(const Bool& holds);
  /// Whether all that was asserted can hold together with `also`.
  [[nodiscard]] Answer check(const Bool& also = true);
  /// The same for a question that stands alone and fixes most of what it speaks of: values are put in first.
  [[nodiscard]] Answer check_given(const Bool& also = true);
  /// The same question as text; any solver for bit vectors reads it.
  [[nodiscard]] std::string to_smt2(const Bool& also = true);
  /// After sat: the values that were found.
  [[nodiscard]] z3::model model() const { return solver_->get_model(); }

 private:
  z3::context* z3_;  ///< never freed where it has grown large, see ~Query
  unsigned steps_;
  std::unique_ptr<z3::solver> solver_;
  int named_ = 0;
};

}  // namespace assize::smt
