#include "spec/catalogue/document.hpp"

#define TOML_EXCEPTIONS 0
// toml++ 3.3 asserts on some malformed input that it goes on to report; a user's slip must not end the
// program.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "spec/catalogue/text_guard.hpp"

namespace assize {
namespace {

Where where_of(const toml::source_region& region) {
  return {region.begin.line, region.begin.column};
}

Node convert(const toml::node& from) {
  Node node;
  node.where = where_of(from.source());
  if (const auto* text = from.as_string()) {
    node.kind = Node::Kind::text;
    node.text = text->get();
  } else if (const auto* integer = from.as_integer()) {
    node.kind = Node::Kind::integer;
    node.integer = integer->get();
  } else if (const auto* boolean = from.as_boolean()) {
    node.kind = Node::Kind::boolean;
    node.boolean = boolean->get();
  } else if (const auto* array = from.as_array()) {
    node.kind = Node::Kind::array;
    for (const toml::node& item : *array) node.items.push_back(convert(item));
  } else if (const auto* table = from.as_table()) {
    node.kind = Node::Kind::table;
    for (auto&& [key, value] : *table) {
      node.members.push_back({std::string(key.str()), where_of(key.source()), convert(value)});
    }
    std::stable_sort(node.members.begin(), node.members.end(), [](const Member& a, const Member& b) {
      return std::pair(a.where.line, a.where.column) < std::pair(b.where.line, b.where.column);
    });
  }
  return node;
}

Where place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_end = before.rfind('\n');
  const std::size_t start = line_end == std::string_view::npos ? 0 : line_end + 1;
  return {static_cast<unsigned>(std::count(before.begin(), before.end(), '\n') + 1),
          static_cast<unsigned>(offset - start + 1)};
}

}  // namespace

const Member* Node::find(std::string_view key) const {
  for (const Member& member : members) {
    if (member.key == key) return &member;
  }
  return nullptr;
}

std::string_view name_of(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::text:
      return "a string";
    case Node::Kind::integer:
      return "an integer";
    case Node::Kind::boolean:
      return "true or false";
    case Node::Kind::array:
      return "a list";
    case Node::Kind::table:
      return "a table";
    case Node::Kind::other:
      break;
  }
  return "a number with a fraction, a date or a time";
}

tl::expected<Node, Diagnostic> parse_document(std::string_view text, const std::string& file) {
  if (auto misfit = find_misfit(text)) {
    const Where where = place_of(text, misfit->at);
    return tl::unexpected(
        Diagnostic{file, where.line, where.column, std::move(misfit->message), std::move(misfit->hint)});
  }
  const toml::parse_result result = toml::parse(text, file);
  if (!result) {
    const toml::parse_error& error = result.error();
    const Where where = where_of(error.source());
    return tl::unexpected(Diagnostic{file, where.line, where.column, std::string(error.description()), {}});
  }
  return convert(result.table());
}

tl::expected<Node, Diagnostic> read_document(const std::filesystem::path& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    return tl::unexpected(Diagnostic{path.string(), 0, 0, "is no regular file", {}});
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) return tl::unexpected(Diagnostic{path.string(), 0, 0, "cannot be read", {}});
  std::ostringstream text;
  text << in.rdbuf();
  return parse_document(text.str(), path.string());
}

}  // namespace assize
