// What the TOML parser must not see: it is well behaved on all other text, right or wrong.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace assize {

/// Parts of one dotted key, and brackets in one another; a parser that builds a table for each runs out of
/// stack long before it runs out of text.
inline constexpr int kDeepestKey = 32;
inline constexpr int kDeepestNest = 32;

struct Misfit {
  std::size_t at = 0;
  std::string message;
  std::string hint;
};
/// A character beyond ASCII outside strings and comments, which toml++ 3.3 takes for impossible when it asks
/// whether one is a blank; or a key or a value that is too deep. Sees strings as TOML does up to the first
/// error in the text, and no parser goes beyond that.
[[nodiscard]] std::optional<Misfit> find_misfit(std::string_view text);

}  // namespace assize
