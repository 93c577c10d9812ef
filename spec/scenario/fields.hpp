// Reads the values of one table: a key that the table does not know or a value of the wrong kind is a
// complaint.
#pragma once

#include <climits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "spec/catalogue/document.hpp"
#include "spec/catalogue/table_reader.hpp"
#include "spec/scenario/keys.hpp"
#include "spec/scenario/refs.hpp"

namespace assize::scenario {

/// No board reaches further than this from [0, 0].
inline constexpr int kFarthest = 120;

// Of single values; `what` names the value in complaints ("'at'").
bool is(const Node& node, Node::Kind kind, std::string_view what, const Complaints& complaints);
std::optional<int> read_integer(const Node& node, int least, int most, std::string_view what,
                                const Complaints& complaints);
std::optional<Cell> read_cell(const Node& node, std::string_view what, const Complaints& complaints);
std::optional<Figure> read_figure(const Ref& text, const Complaints& complaints);
std::optional<SpotName> read_spot(const Ref& text, const Complaints& complaints);

class Fields {
 public:
  /// Complains about unknown keys. A node that is no table is a complaint, too, and has no keys.
  Fields(const Node& table, const Keys& keys, const Complaints& complaints);

  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
  [[nodiscard]] assize::Where where() const { return table_->where; }
  /// Whether the key has a value; a complaint if not, with the hint.
  bool need(std::string_view key, std::string_view hint = {}) const;
  [[nodiscard]] const Node* find(std::string_view key) const;
  [[nodiscard]] const Node* find(std::string_view key, Node::Kind kind) const;

  [[nodiscard]] std::optional<Ref> text(std::string_view key) const;
  [[nodiscard]] std::optional<bool> flag(std::string_view key) const;
  [[nodiscard]] std::optional<int> integer(std::string_view key, int least, int most = INT_MAX) const;
  [[nodiscard]] std::optional<Cell> cell(std::string_view key) const;
  [[nodiscard]] std::optional<Figure> figure(std::string_view key) const;
  [[nodiscard]] std::optional<SpotName> spot(std::string_view key) const;
  template <typename Enum, typename Names>
  [[nodiscard]] std::optional<Enum> word(std::string_view key, const Names& names,
                                         std::string_view what) const {
    const auto value = text(key);
    return value ? read_word<Enum>(*value, names, what, *complaints_) : std::nullopt;
  }
  /// The items of a list, each of the kind; others are complaints.
  [[nodiscard]] std::vector<const Node*> list(std::string_view key, Node::Kind kind) const;
  [[nodiscard]] std::vector<Ref> texts(std::string_view key) const;

 private:
  const Node* table_;
  const Complaints* complaints_;
};

}  // namespace assize::scenario
