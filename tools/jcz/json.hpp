// A JSON text as a tree that remembers where everything stood. The only door to the JSON parser for
// recordings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"

namespace assize::jcz {

/// No recording is larger, nested deeper, or made of more values.
inline constexpr std::size_t kMostBytes = std::size_t{8} * 1024 * 1024;
inline constexpr int kDeepest = 64;
inline constexpr std::size_t kMostValues = 500'000;
inline constexpr std::size_t kMostMembers = 2'000;  ///< of one object

struct Json;

struct JsonMember;

struct Json {
  enum class Kind : std::uint8_t { null, boolean, number, text, array, object };
  Kind kind = Kind::null;
  Where where;
  bool boolean = false;
  bool whole = false;  ///< a number without fraction or exponent that fits into 64 bits
  double number = 0;
  std::string text;
  std::vector<Json> items;
  std::vector<JsonMember> members;  ///< in the order of the file

  [[nodiscard]] const Json* find(std::string_view key) const;
};

struct JsonMember {
  std::string key;
  Where where;
  Json value;
};

/// "a text", "an object", ...
[[nodiscard]] std::string_view name_of(Json::Kind kind);

[[nodiscard]] tl::expected<Json, Diagnostic> parse_json(std::string_view text, const std::string& file);
/// The text of a regular file that is neither empty nor too large.
[[nodiscard]] tl::expected<std::string, Diagnostic> read_file(const std::filesystem::path& path);

}  // namespace assize::jcz
