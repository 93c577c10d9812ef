#include "spec/smt/query.hpp"

namespace assize::smt {

std::string_view name_of(Answer answer) {
  switch (answer) {
    case Answer::sat: return "sat";
    case Answer::unsat: return "unsat";
    case Answer::unknown: break;
  }
  return "unknown";
}

bool holds_in(const z3::model& model, const Bool& b) {
  if (const auto known = b.known()) return *known;
  return model.eval(b.term(*b.context()), true).is_true();
}

int value_in(const z3::model& model, const Num& n) {
  for (int v = n.lo(); v < n.hi(); ++v) {
    if (holds_in(model, n == v)) return v;
  }
  return n.hi();
}

Query::Query(unsigned steps) : z3_(std::make_unique<z3::context>().release()), steps_(steps) {
  solver_ = std::make_unique<z3::solver>(*z3_, "QF_FD");
  z3::params limits(*z3_);
  limits.set("rlimit", steps);
  solver_->set(limits);
}

Query::~Query() {
  // Z3 4.8.12 takes longer to free a context of some hundred thousand terms than to solve what it holds (measured:
  // 37 s against 2 s), so a large one is left to the end of the process.
  constexpr unsigned kLarge = 20'000;
  const bool large = !solver_ || z3_ == nullptr || Z3_get_ast_id(*z3_, z3_->bool_const("last")) > kLarge;
  solver_.reset();
  if (!large) delete z3_;
}

Bool Query::boolean(const std::string& name) { return Bool(z3_->bool_const(name.c_str())); }

Num Query::number(const std::string& name, int lo, int hi) {
  if (lo == hi) return lo;
  const Num number(z3_->bv_const(name.c_str(), width(lo, hi)), lo, hi);
  const z3::expr bits = number.bits(*z3_, lo, hi);
  const z3::expr least = z3_->bv_val(lo, width(lo, hi));
  const z3::expr most = z3_->bv_val(hi, width(lo, hi));
  solver_->add(lo < 0 ? least <= bits && bits <= most : z3::ule(least, bits) && z3::ule(bits, most));
  return number;
}

void Query::assert_that(const Bool& holds) {
  if (!holds.is_true()) solver_->add(holds.term(*z3_));
}

Answer Query::check(const Bool& also) {
  // The solver takes literals only.
  const z3::expr claim = z3_->bool_const(("also!" + std::to_string(named_++)).c_str());
  solver_->add(claim == also.term(*z3_));
  z3::expr_vector assumed(*z3_);
  assumed.push_back(claim);
  switch (solver_->check(assumed)) {
    case z3::sat: return Answer::sat;
    case z3::unsat: return Answer::unsat;
    case z3::unknown: break;
  }
  return Answer::unknown;
}

Answer Query::check_given(const Bool& also) {
  const z3::tactic put_in = z3::tactic(*z3_, "propagate-values") & z3::tactic(*z3_, "simplify");
  z3::solver once = (put_in & z3::tactic(*z3_, "qffd")).mk_solver();
  z3::params limits(*z3_);
  limits.set("rlimit", steps_);
  once.set(limits);
  for (const z3::expr& e : solver_->assertions()) once.add(e);
  once.add(also.term(*z3_));
  switch (once.check()) {
    case z3::sat: return Answer::sat;
    case z3::unsat: return Answer::unsat;
    case z3::unknown: break;
  }
  return Answer::unknown;
}

std::string Query::to_smt2(const Bool& also) {
  z3::solver plain(*z3_);
  for (const z3::expr& e : solver_->assertions()) plain.add(e);
  plain.add(also.term(*z3_));
  return "(set-logic QF_BV)\n" + plain.to_smt2();
}

}  // namespace assize::smt
