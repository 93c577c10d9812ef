// Are the properties sharp? Rules without one clause must break the property that rests on it.
#pragma once

#include <iosfwd>

namespace assize::props {

/// Plays games under rules without a clause until the property fails that the clause upholds. False: one
/// never fails.
bool check_mutants(std::ostream& out);

}  // namespace assize::props
