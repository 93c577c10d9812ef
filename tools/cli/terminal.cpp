#include "tools/cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

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

}  // namespace assize::cli
