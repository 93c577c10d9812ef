#include "spec/smt/case/decide.hpp"

namespace assize::smt::cases {

bool Decisions::operator()(const Bool& holds) {
  if (repeating_) {
    if (next_ == taken_.size()) throw std::logic_error("the repeated run goes another way");
    const bool taken = taken_[next_++];
    claims_.push_back(taken ? holds : !holds);
    return taken;
  }
  const auto known = holds.known();
  if (!known) throw NotExpressible("the way play goes depends on what is not known");
  taken_.push_back(*known);
  return *known;
}

void Decisions::repeat() {
  repeating_ = true;
  next_ = 0;
  claims_.clear();
}

}  // namespace assize::smt::cases
