// Characters in rows and columns, each with what lies under it, for plain text or colours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/words.hpp"

namespace assize::picture {

enum class Ground : std::uint8_t { none, field, road, city, river, stone };

/// What is written on a place of the canvas.
struct Ink {
  char ascii = ' ';
  std::string_view unicode = " ";
  Ground ground = Ground::none;
  int owner = -1;      ///< a Colour: part of a figure's name
  bool faint = false;  ///< a seam or an axis
  bool strong = false;
};

/// The ink of a character that is the same in both alphabets; its text must outlive the canvas.
[[nodiscard]] Ink letter(char c);

class Canvas {
 public:
  Canvas(int columns, int rows);

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] Ink& at(int column, int row) {
    return inks_[static_cast<std::size_t>(row * columns_ + column)];
  }
  void write(int column, int row, std::string_view text, bool faint = false);

  /// The rows as lines; blanks at the ends are left out where no colours are used.
  [[nodiscard]] std::string str(bool unicode, bool colour);

 private:
  int columns_, rows_;
  std::vector<Ink> inks_;
};

}  // namespace assize::picture
