#include "spec/scenario/text_guard.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize::scenario {
namespace {

bool bare(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '"' || c == '\'';
}

/// Where a key of too many parts begins; npos: nowhere. Words and dots in turn count as a key wherever they
/// stand.
std::size_t deep_key(std::string_view text) {
  std::size_t begin = 0;
  int dots = 0;
  bool after_dot = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (bare(c)) {
      if (dots == 0 && after_dot) begin = i;
      after_dot = false;
    } else if (c == '.' && !after_dot) {
      after_dot = true;
      if (++dots > kDeepestKey) return begin;
    } else if (c != ' ' && c != '\t') {
      dots = 0;
      after_dot = true;
    }
  }
  return std::string_view::npos;
}

/// How often the character stands there in a row.
std::size_t run_of(std::string_view text, std::size_t at) {
  const std::size_t end = text.find_first_not_of(text[at], at);
  return (end == std::string_view::npos ? text.size() : end) - at;
}

/// The end of the string between triple quotes that begins at `at`; its last quotes may be two more than
/// three.
std::size_t end_of_long_string(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (std::size_t i = at + 3; i < text.size(); ++i) {
    if (text[i] == '\\' && quote == '"') {
      ++i;
    } else if (text[i] == quote) {
      const std::size_t quotes = run_of(text, i);
      if (quotes >= 3) return i + (quotes < 5 ? quotes : 5);
      i += quotes - 1;
    }
  }
  return text.size();
}

/// The end of the string in one line; a line break ends it, too, for then it is wrong anyway.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\n') return i;
    if (text[i] == '\\' && quote == '"') {
      ++i;
    } else if (text[i] == quote) {
      return i + 1;
    }
  }
  return text.size();
}

}  // namespace

std::optional<Misfit> find_misfit(std::string_view text) {
  if (const std::size_t deep = deep_key(text); deep != std::string_view::npos) {
    return Misfit{deep, fmt::format("a key of more than {} parts", kDeepestKey),
                  "no key of a scenario has so many"};
  }
  std::size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0;  // a byte order mark
  while (i < text.size()) {
    const char c = text[i];
    if (c == '#') {
      i = std::min(text.find('\n', i), text.size());
    } else if (c == '"' || c == '\'') {
      i = run_of(text, i) >= 3 ? end_of_long_string(text, i) : end_of_string(text, i);
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      return Misfit{i, "a character that may only stand in strings and comments",
                    "put straight quotes round the text"};
    } else {
      ++i;
    }
  }
  return std::nullopt;
}

}  // namespace assize::scenario
