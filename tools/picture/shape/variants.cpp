// The drawings that are tried for a tile, and the choice among them.
#include <algorithm>
#include <bit>

#include "tools/picture/shape/raster.hpp"

namespace assize::picture {

namespace {

constexpr int kMostTried = 600;

int cities_of(const TileDef& def) {
  return static_cast<int>(std::count_if(def.segments.begin(), def.segments.end(), [](const SegmentDef& s) {
    return s.kind == SegmentKind::city && s.edges != 0;
  }));
}

bool facing(int sides) {
  return sides == 0b0101 || sides == 0b1010;
}

bool is_line(const SegmentDef& s) {
  return s.kind == SegmentKind::road || s.kind == SegmentKind::river;
}

/// Another line runs between the two sides that the city does not have.
bool is_crossed(const TileDef& def, int sides) {
  return std::any_of(def.segments.begin(), def.segments.end(),
                     [&](const SegmentDef& s) { return is_line(s) && sides_of(s) == (15 ^ sides); });
}

bool crosses_city(const TileDef& def, int sides) {
  return std::any_of(def.segments.begin(), def.segments.end(), [&](const SegmentDef& s) {
    return s.kind == SegmentKind::city && facing(sides) && sides_of(s) == (15 ^ sides);
  });
}

std::vector<int> single_choices(const TileDef& def, int cities) {
  std::vector<int> choices = {kToCentre, kStub};
  if (std::any_of(def.segments.begin(), def.segments.end(), passes_through)) choices.push_back(kToLine);
  if (cities > 1) choices.push_back(kToCorner);
  for (int way = 0; way < 2; ++way) {
    for (int c = 0; c < cities; ++c) choices.push_back(kToCity + 2 * c + way);
  }
  return choices;
}

std::vector<int> choices_of(const TileDef& def, const SegmentDef& segment) {
  const int sides = sides_of(segment);
  const int count = std::popcount(static_cast<unsigned>(sides));
  const int cities = cities_of(def);
  if (segment.kind == SegmentKind::city) {
    if (facing(sides) && is_crossed(def, sides)) return {kBand, kBridged};
    return {kBand};
  }
  if (!is_line(segment)) return {0};
  if (count == 1) return single_choices(def, cities + (def.has_block ? 1 : 0));
  if (count > 2) return {kPlain};
  const bool crossing = crosses_city(def, sides);
  if (crossing && segment.kind == SegmentKind::road && !def.road_bridge) {
    return {kUnder, kUnderStubLast, kUnderStubFirst, kUnderStubs};
  }
  std::vector<int> choices = {kPlain};
  for (int c = 0; c < cities && !crossing; ++c) choices.push_back(kTouchCity + c);
  return choices;
}

struct Costed {
  Variant variant;
  int cost = 0;
};

/// All combinations of the segments' choices.
std::vector<Costed> combine(const TileDef& def) {
  std::vector<Costed> all{{}};
  for (const SegmentDef& segment : def.segments) {
    const std::vector<int> choices = choices_of(def, segment);
    std::vector<Costed> longer;
    for (const Costed& one : all) {
      for (std::size_t i = 0; i < choices.size(); ++i) {
        Costed next = one;
        next.variant.choice.push_back(choices[i]);
        next.cost += 2 * static_cast<int>(i);
        // Rivers keep away from walls.
        if (segment.kind == SegmentKind::river && choices[i] >= kTouchCity && passes_through(segment))
          next.cost += 8;
        longer.push_back(std::move(next));
      }
    }
    all = std::move(longer);
  }
  return all;
}

struct Tried {
  Layout layout;
  bool bold = false;  ///< it invents stubs or bends caps; not worth it for a stray alone
};

bool worse(const Tried& a, const Tried& b) {
  if (a.layout.misfits != b.layout.misfits) return a.layout.misfits > b.layout.misfits;
  return a.layout.strays + (a.bold ? 3 : 0) > b.layout.strays + (b.bold ? 3 : 0);
}

}  // namespace

std::vector<Variant> variants_of(const TileDef& def) {
  std::vector<Costed> all = combine(def);
  const bool roads_end = std::any_of(def.segments.begin(), def.segments.end(), [](const SegmentDef& s) {
    return s.kind == SegmentKind::road && !passes_through(s);
  });
  const std::size_t plain = all.size();
  for (std::size_t i = 0; i < plain && cities_of(def) > 0; ++i) {
    Costed next = all[i];
    next.variant.stubs = true;
    next.cost = all[i].cost + (roads_end ? 9 : 11);
    all.push_back(next);
    next.variant.stubs = false;
    next.variant.meet = true;
    next.cost = all[i].cost + (roads_end ? 11 : 9);
    if (cities_of(def) > 1) all.push_back(std::move(next));
  }
  std::stable_sort(all.begin(), all.end(), [](const Costed& a, const Costed& b) { return a.cost < b.cost; });
  std::vector<Variant> variants;
  for (Costed& c : all) variants.push_back(std::move(c.variant));
  return variants;
}

Layout draw(const TileDef& def, const Variant& variant) {
  Layout out;
  out.def = &def;
  draw_cities(def, variant, out);
  draw_lines(def, variant, out);
  const Raster raster(out);
  out.misfits = raster.misfits();
  out.strays = raster.strays();
  return out;
}

Layout layout_of(const TileDef& def) {
  Tried best;
  best.layout.def = &def;
  if (!def.known) return best.layout;
  int tried = 0;
  for (const Variant& variant : variants_of(def)) {
    Tried next{draw(def, variant), variant.stubs || variant.meet};
    if (tried == 0 || worse(best, next)) best = std::move(next);
    if ((best.layout.misfits == 0 && best.layout.strays == 0) || ++tried == kMostTried) break;
  }
  return std::move(best.layout);
}

}  // namespace assize::picture
