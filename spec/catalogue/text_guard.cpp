#include "spec/catalogue/text_guard.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize {
namespace {

bool bare(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// Counts the parts of keys (words and strings with dots between them, wherever they stand) and open
/// brackets.
class Depth {
 public:
  /// A character of a word, or a string.
  void part(std::size_t at) {
    if (dots_ == 0 && !after_part_) begin_ = at;
    after_part_ = true;
  }
  void end_of_key() {
    dots_ = 0;
    after_part_ = false;
  }
  /// Any character outside strings and comments.
  std::optional<Misfit> take(char c, std::size_t at) {
    if (bare(c)) {
      part(at);
    } else if (c == '.') {
      if (after_part_) ++dots_;
      after_part_ = false;
      if (dots_ >= kDeepestKey) {
        return Misfit{begin_, fmt::format("a key of more than {} parts", kDeepestKey), "no key has so many"};
      }
    } else if (c != ' ' && c != '\t') {
      end_of_key();
      if (c == '[' || c == '{') ++open_;
      if (c == ']' || c == '}') --open_;
      if (open_ > kDeepestNest) {
        return Misfit{at, fmt::format("more than {} brackets in one another", kDeepestNest),
                      "no value is nested so deep"};
      }
    }
    return std::nullopt;
  }

 private:
  std::size_t begin_ = 0;
  int dots_ = 0;
  bool after_part_ = false;
  int open_ = 0;
};

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
  Depth depth;
  std::size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0;  // a byte order mark
  while (i < text.size()) {
    const char c = text[i];
    if (c == '#') {
      depth.end_of_key();
      i = std::min(text.find('\n', i), text.size());
    } else if (c == '"' || c == '\'') {
      depth.part(i);
      i = run_of(text, i) >= 3 ? end_of_long_string(text, i) : end_of_string(text, i);
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      return Misfit{i, "a character that may only stand in strings and comments",
                    "put straight quotes round the text"};
    } else {
      if (auto misfit = depth.take(c, i)) return misfit;
      ++i;
    }
  }
  return std::nullopt;
}

}  // namespace assize
