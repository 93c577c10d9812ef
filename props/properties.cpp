#include <array>

#include "props/property.hpp"

namespace assize::props {

std::span<const Property> all_properties() {
  static constexpr std::array<Property, 12> kAll = {{
      {"an action is listed if and only if it is judged legal", listed_iff_legal},
      {"listening to the law changes neither listing nor game", heard_alike},
      {"the index is what the facts give", index_fresh},
      {"tiles are neither lost nor made", tiles_conserved},
      {"every figure is in exactly one possible place", figures_conserved},
      {"every point comes from an event, and nobody owes any", scores_accounted},
      {"no figure stays on a completed feature", completed_empty},
      {"floors are neither lost nor made", floors_conserved},
      {"no two figures on a tower", towers_single},
      {"captured figures were in range", captured_in_range},
      {"nobody holds own figures or is party to mutual captivity",
       [](const Position& p) {
         const Complaint own = prisoners_foreign(p);
         return own ? own : prisoners_not_mutual(p);
       }},
      {"a ransom moves points and makes none", ransom_balanced},
  }};
  return kAll;
}

}  // namespace assize::props
