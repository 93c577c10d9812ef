#include "tools/picture/marks.hpp"

namespace assize::picture {

Part part_of(Mark mark) {
  constexpr std::array<Part, kMarkNames.size()> kParts = {
      Part::inns,     Part::cathedrals, Part::goods,  Part::goods,  Part::goods,
      Part::princess, Part::dragon,     Part::dragon, Part::portal, Part::festival};
  return kParts[static_cast<std::size_t>(mark)];
}

std::vector<PrintedMark> marks_of(const TileDef& def) {
  std::vector<PrintedMark> marks;
  for (int i = 0; i < static_cast<int>(def.segments.size()); ++i) {
    const SegmentDef& s = def.segments[static_cast<std::size_t>(i)];
    if (s.inn) marks.push_back({Mark::inn, i});
    if (s.cathedral) marks.push_back({Mark::cathedral, i});
    if (s.goods >= 0) marks.push_back({mark_of(static_cast<Goods>(s.goods)), i});
    if (s.princess) marks.push_back({Mark::princess, i});
  }
  if (def.volcano) marks.push_back({Mark::volcano});
  if (def.dragon) marks.push_back({Mark::dragon});
  if (def.portal) marks.push_back({Mark::portal});
  if (def.festival) marks.push_back({Mark::festival});
  return marks;
}

}  // namespace assize::picture
