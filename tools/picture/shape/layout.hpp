// Where the features of a tile are drawn. The data only says which sides and half sides belong together; the
// layout is the first of some plausible drawings whose fields come out parted and joined as the data says.
#pragma once

#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "tools/picture/shape/geometry.hpp"

namespace assize::picture {

/// A city; `outline` is closed.
struct CityShape {
  int segment = -1;
  Curve outline{};
  std::vector<Point> polygon{};
  bool bridged = false;  ///< its two halves hang together by a bridge over what passes below
};

/// A road or river; several curves where more than two sides meet.
struct LineShape {
  int segment = -1;
  bool river = false;
  bool hidden = false;  ///< the middle part runs under a city: not a border of fields
  std::vector<Curve> curves{};
  std::vector<std::vector<Point>> chains{};
};

inline constexpr double kRoadHalf = 0.045;  ///< half the width of a road
inline constexpr double kRiverHalf = 0.06;

struct Layout {
  const TileDef* def = nullptr;
  std::vector<CityShape> cities{};
  std::vector<LineShape> lines{};   ///< rivers, then roads
  std::vector<LineShape> paths{};   ///< stubs that are no segments, from a village to a city
  std::vector<CityShape> blocks{};  ///< sides that belong to a block of several tiles
  bool village = false;             ///< roads end in the centre, and no building stands there
  int misfits = 0;  ///< pairs of half sides that are joined or parted otherwise than in the data
  int strays = 0;   ///< fields that touch other cities than in the data
};

/// The layout at rotation 0.
[[nodiscard]] Layout layout_of(const TileDef& def);

/// One way to draw a tile: a choice for every segment, see variants.cpp.
struct Variant {
  std::vector<int> choice{};  ///< by segment
  bool stubs = false;         ///< paths lead from the centre to every city
  bool meet = false;          ///< cities that face each other meet in the centre
};

/// All variants worth trying, the plainest first.
[[nodiscard]] std::vector<Variant> variants_of(const TileDef& def);
[[nodiscard]] Layout draw(const TileDef& def, const Variant& variant);

// City outlines: sides are bits by Side.
[[nodiscard]] int sides_of(const SegmentDef& segment);
/// A road or river with more than one side.
[[nodiscard]] bool passes_through(const SegmentDef& segment);
/// Cities and blocks, with tips where fields part at a corner or at the middle of a side.
void draw_cities(const TileDef& def, const Variant& variant, Layout& out);

// Lines.
void draw_lines(const TileDef& def, const Variant& variant, Layout& out);

/// How a line with one end finds its inner end. Larger numbers: kToCity + 2 * index of the city (straight on)
/// or
/// + 1 (its nearest point); a block counts as the last city.
enum LineChoice { kToCentre, kStub, kToLine, kToCorner, kToCity };
/// How a line that passes through goes.
enum ThroughChoice { kPlain, kUnder, kUnderStubFirst, kUnderStubLast, kUnderStubs, kTouchCity };
/// How a city with two facing sides is drawn.
enum CityChoice { kBand, kBridged };

}  // namespace assize::picture
