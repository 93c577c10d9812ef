#include "tools/cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tools/cli/commands.hpp"

namespace assize::cli {

std::string inked(Ink ink, std::string_view text) {
  static const bool colours = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  constexpr std::array<int, 5> kCodes = {32, 31, 33, 2, 1};
  if (!colours) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(ink)], text);
}

int complain(const Diagnostic& diagnostic) {
  fmt::print(stderr, "assize: {}\n", to_string(diagnostic));
  return kBadInput;
}

int complain(const std::vector<Diagnostic>& diagnostics) {
  for (const Diagnostic& d : diagnostics) complain(d);
  return kBadInput;
}

std::string counted(std::size_t n, std::string_view noun) {
  return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s");
}

std::string wrapped(std::string_view text, std::size_t indent) {
  constexpr std::size_t kWidth = 100;
  std::string out(indent, ' ');
  std::size_t column = indent;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t space = std::min(text.find(' ', from), text.size());
    const std::string_view word = text.substr(from, space - from);
    if (column > indent && column + 1 + word.size() > kWidth) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    }
    if (column > indent) out += ' ';
    column += word.size() + (column > indent ? 1 : 0);
    out += word;
    from = space + 1;
  }
  return out;
}

std::string indented(std::string_view text, std::size_t indent) {
  std::string out;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    if (end > from) out += std::string(indent, ' ');
    out += text.substr(from, end - from);
    out += '\n';
    from = end + 1;
  }
  return out;
}

}  // namespace assize::cli
