#include <array>

#include "props/property.hpp"

namespace assize::props {

std::span<const Property> all_properties() {
  static constexpr std::array<Property, 17> kAll = {{
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
      {"no builder or pig stays without a meeple of its owner", companions_accompanied},
      {"goods are taken once and from the box", goods_conserved},
      {"a turn has two parts at most, and a part two figures", parts_limited},
      {"nothing that the dragon eats stays where it stands", dragon_feared},
      {"there is one fairy, beside her figure, and she blesses a turn once", fairy_single},
  }};
  return kAll;
}

}  // namespace assize::props
