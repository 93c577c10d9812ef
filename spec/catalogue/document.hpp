// A TOML document as a tree that remembers where everything stood. The only door to the TOML parser.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"

namespace assize {

struct Member;

struct Node {
  enum class Kind : std::uint8_t { text, integer, boolean, array, table, other };
  Kind kind = Kind::other;  ///< other: floating point numbers, dates and times, which no format here uses
  Where where;
  std::string text;
  std::int64_t integer = 0;
  bool boolean = false;
  std::vector<Node> items;      ///< of an array
  std::vector<Member> members;  ///< of a table, in the order of the file

  [[nodiscard]] const Member* find(std::string_view key) const;
};

struct Member {
  std::string key;
  Where where;  ///< of the key
  Node value;
};

/// "a string", "a table", ...
[[nodiscard]] std::string_view name_of(Node::Kind kind);

/// The tree of a TOML text. `file` is only named in the error.
[[nodiscard]] tl::expected<Node, Diagnostic> parse_document(std::string_view text, const std::string& file);
/// The same for a file; one that cannot be read is an error too.
[[nodiscard]] tl::expected<Node, Diagnostic> read_document(const std::filesystem::path& path);

}  // namespace assize
