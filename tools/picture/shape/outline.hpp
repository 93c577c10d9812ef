// The closed line round a city: along its sides, and between them by inner curves.
#pragma once

#include <functional>
#include <vector>

#include "tools/picture/shape/geometry.hpp"

namespace assize::picture {

/// A stretch of the tile's rim, in units of perimeter().
struct Stretch {
  double from = 0, to = 0;
};

inline constexpr double kTipHalf = 0.12;  ///< half the width of a tip

/// What lies in the space that an inner curve leaves.
enum class Beyond { field, beside_tip, city, city_and_field };

/// The outline that runs along the stretches; `beyond` says what lies on the rim between two places.
[[nodiscard]] Curve outline_of(std::vector<Stretch> stretches,
                               const std::function<Beyond(double, double)>& beyond);

/// A cap on that side, with a point that reaches the centre.
[[nodiscard]] Curve pointed_cap(int side);
/// A band from that side to the facing one; its middle is a narrow bridge over a river or road below.
[[nodiscard]] Curve bridged_band(int side);

}  // namespace assize::picture
