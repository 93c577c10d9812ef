// A layout in pixels: which field, city or line covers each. Tells whether the fields come out as the data
// says, and where there is room for things to stand.
#pragma once

#include <array>
#include <vector>

#include "tools/picture/shape/layout.hpp"

namespace assize::picture {

class Raster {
 public:
  static constexpr int kSize = 60;

  explicit Raster(const Layout& layout);

  /// Segment that covers the pixel, on top of others; -1: none (a stub, or a field that the data does not
  /// have).
  [[nodiscard]] int segment(int x, int y) const { return segments_[index(x, y)]; }
  [[nodiscard]] int segment(Point p) const;
  [[nodiscard]] static Point centre(int x, int y) { return {(x + 0.5) / kSize, (y + 0.5) / kSize}; }

  /// Pairs of half sides that are joined or parted otherwise than in the data, and inner fields too many or
  /// few.
  [[nodiscard]] int misfits() const { return misfits_; }
  /// Fields that touch a city which they do not border in the data, or the reverse.
  [[nodiscard]] int strays() const { return strays_; }

 private:
  [[nodiscard]] static std::size_t index(int x, int y) { return static_cast<std::size_t>(y * kSize + x); }
  void cover(const Layout& layout);
  void find_fields();
  void flood(int x, int y, int field);
  [[nodiscard]] bool is_wide(int field) const;
  void name_fields(const TileDef& def);
  void count_misfits(const TileDef& def);
  void count_strays(const TileDef& def);
  [[nodiscard]] int field_at_half(int ring) const;

  std::vector<int> segments_;
  std::vector<int> fields_;  // number of the connected field, -1: covered
  std::vector<int> sizes_;   // by number, in pixels
  std::vector<int> names_;   // by number: segment, or -1
  int misfits_ = 0, strays_ = 0;
};

}  // namespace assize::picture
