// What play depends on. A first run, in which everything is known, records every decision; the same run over open
// terms takes them as recorded and claims that they are right.
#pragma once

#include <stdexcept>
#include <string>

#include "spec/smt/formula/bool.hpp"

namespace assize::smt::cases {

/// The scenario is about something that the constraints leave out.
struct NotExpressible : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Decisions {
 public:
  /// Whether it holds: found out, or as recorded.
  bool operator()(const Bool& holds);
  /// From now on as recorded, from the beginning.
  void repeat();
  /// Each decision of the repetition is what it was.
  [[nodiscard]] const Bools& claims() const { return claims_; }
  /// The repetition has come to its end.
  [[nodiscard]] bool all_repeated() const { return next_ == taken_.size(); }

 private:
  std::vector<bool> taken_;
  std::size_t next_ = 0;
  bool repeating_ = false;
  Bools claims_;
};

}  // namespace assize::smt::cases
