// What two runs of a scenario came to, as expectations: what differs, and what makes the outcome readable.
#pragma once

#include "spec/scenario/model.hpp"
#include "tools/court/run.hpp"

namespace assize::court {

struct Seen {
  scenario::Expectation a;  ///< for [expect]
  scenario::Expectation b;  ///< for [[expect_under]]: what takes the place of that
};

/// At least one of the outcomes has a last position. What `a` says and `b` cannot take back is left out.
[[nodiscard]] Seen seen_in(const Outcome& a, const Outcome& b, const Catalogue& catalogue);

}  // namespace assize::court
