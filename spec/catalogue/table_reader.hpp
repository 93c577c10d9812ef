// Reads a table strictly: keys of the wrong type, missing keys and keys that nobody asked for are complaints.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/document.hpp"
#include "spec/catalogue/nearest.hpp"

namespace assize {

/// A name as it stands in a file, to be resolved later.
struct Ref {
  std::string text;
  Where where;
};

/// A number from 0 to `most`; 0 and a complaint if it is none.
int natural(const Node& node, std::string_view what, int most, const Complaints& complaints);

class TableReader {
 public:
  /// The table must outlive the reader. `what` names the table in complaints ("clause", "tile").
  TableReader(const Node& table, Complaints complaints, std::string_view what);

  /// The value of a key of any type, or null; asking makes the key known.
  const Node* node(std::string_view key);
  /// The value if it is of that kind; null without it, and a complaint if it is of another kind.
  const Node* node(std::string_view key, Node::Kind kind);

  Ref ref(std::string_view key);           ///< required; complaint and "" without it
  std::string text(std::string_view key);  ///< required
  std::string text_or(std::string_view key, std::string_view fallback = {});
  /// From 0 to `most`.
  int integer_or(std::string_view key, int fallback, int most);
  bool flag_or(std::string_view key, bool fallback);
  std::vector<Ref> refs(std::string_view key);            ///< a list of strings, empty without it
  std::vector<const Node*> tables(std::string_view key);  ///< a list of tables, empty without it
  /// A table whose values are strings, as pairs.
  std::vector<std::pair<Ref, Ref>> text_table(std::string_view key);

  [[nodiscard]] bool has(std::string_view key) const { return table_->find(key) != nullptr; }
  [[nodiscard]] Where where() const { return table_->where; }
  [[nodiscard]] const Complaints& complaints() const { return complaints_; }

  /// Complains about every key that was not asked for. Call it last.
  void close();

 private:
  const Node* required(std::string_view key, Node::Kind kind);

  const Node* table_;
  Complaints complaints_;
  std::string what_;
  std::set<std::string, std::less<>> known_;
};

/// The enum value with this spelling; a complaint and nothing if there is none.
template <typename Enum, typename Names>
std::optional<Enum> read_word(const Ref& ref, const Names& names, std::string_view what,
                              const Complaints& complaints) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == ref.text) return static_cast<Enum>(i);
  }
  complaints.add(ref.where, "unknown " + std::string(what) + " '" + ref.text + "'",
                 hint_for(ref.text, as_candidates(names)));
  return std::nullopt;
}

}  // namespace assize
