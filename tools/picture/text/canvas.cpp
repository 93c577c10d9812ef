#include "tools/picture/text/canvas.hpp"

#include <fmt/format.h>

#include <array>

namespace assize::picture {

namespace {

/// All printable characters, so that a view of one outlives whoever asked for it.
constexpr std::string_view kPrintable =
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/// Select Graphic Rendition codes in the 256 colours that terminals agree on.
std::string sgr(const Ink& ink) {
  constexpr std::array<std::string_view, 6> kGrounds = {"0",
                                                        "0;48;5;151;38;5;65",
                                                        "0;48;5;151;38;5;238",
                                                        "0;48;5;180;38;5;137",
                                                        "0;48;5;117;38;5;32",
                                                        "0;48;5;250;38;5;238"};
  constexpr std::array<std::string_view, 8> kOwners = {
      "0;1;48;5;160;38;5;231", "0;1;48;5;26;38;5;231", "0;1;48;5;28;38;5;231",  "0;1;48;5;220;38;5;16",
      "0;1;48;5;234;38;5;231", "0;1;48;5;212;38;5;16", "0;1;48;5;243;38;5;231", "0;1;48;5;231;38;5;16"};
  if (ink.owner >= 0) return std::string(kOwners[static_cast<std::size_t>(ink.owner)]);
  std::string code(kGrounds[static_cast<std::size_t>(ink.ground)]);
  if (ink.strong) code += ink.ground == Ground::none ? ";1" : ";1;38;5;16";
  if (ink.faint) code += ";38;5;245";
  return code;
}

}  // namespace

Ink letter(char c) {
  const std::size_t at =
      c >= ' ' && c <= '~' ? static_cast<std::size_t>(c - ' ') : static_cast<std::size_t>('?' - ' ');
  Ink ink;
  ink.ascii = kPrintable[at];
  ink.unicode = kPrintable.substr(at, 1);
  return ink;
}

Canvas::Canvas(int columns, int rows)
    : columns_(columns), rows_(rows), inks_(static_cast<std::size_t>(columns * rows)) {}

void Canvas::write(int column, int row, std::string_view text, bool faint) {
  for (const char c : text) {
    if (column >= 0 && column < columns_) {
      at(column, row) = letter(c);
      at(column, row).faint = faint;
    }
    ++column;
  }
}

std::string Canvas::str(bool unicode, bool colour) {
  std::string out;
  for (int row = 0; row < rows_; ++row) {
    std::string line, style = "0";
    for (int column = 0; column < columns_; ++column) {
      const Ink& ink = at(column, row);
      if (const std::string next = sgr(ink); colour && next != style) {
        line += fmt::format("\x1b[{}m", next);
        style = next;
      }
      unicode ? line.append(ink.unicode) : line.append(1, ink.ascii);
    }
    if (style != "0") line += "\x1b[0m";
    if (!colour) line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

}  // namespace assize::picture
