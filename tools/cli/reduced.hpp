// Failures made small, as text.
#pragma once

#include "tools/court/reduce_parting.hpp"

namespace assize::cli {

/// "made small in 240 trials: 3 tiles, 1 figure, 2 steps", and the scenario.
void print_reduced(const court::Reduced& reduced);
/// The same, then what each witness says of it, and the clauses in question with their words.
void print_parting(const court::SmallParting& parting, const Catalogue& catalogue);

}  // namespace assize::cli
