#include "spec/catalogue/diagnostic.hpp"

#include <fmt/format.h>

namespace assize {

std::string to_string(const Diagnostic& d) {
  std::string text = d.file;
  if (d.line != 0) text += fmt::format(":{}:{}", d.line, d.column);
  if (!text.empty()) text += ": ";
  text += d.message;
  if (!d.hint.empty()) text += fmt::format(" ({})", d.hint);
  return text;
}

std::string to_string(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& d : diagnostics) text += to_string(d) + '\n';
  return text;
}

}  // namespace assize
