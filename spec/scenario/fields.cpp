#include "spec/scenario/fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/scenario/spot.hpp"

namespace assize::scenario {
namespace {

std::string hint_or(std::string hint, std::string_view note) {
  return hint.empty() ? std::string(note) : hint;
}

}  // namespace

bool is(const Node& node, Node::Kind kind, std::string_view what, const Complaints& complaints) {
  if (node.kind == kind) return true;
  complaints.add(node.where, fmt::format("{} must be {}, not {}", what, name_of(kind), name_of(node.kind)));
  return false;
}

std::optional<int> read_integer(const Node& node, int least, int most, std::string_view what,
                                const Complaints& complaints) {
  if (!is(node, Node::Kind::integer, what, complaints)) return std::nullopt;
  if (node.integer >= least && node.integer <= most) return static_cast<int>(node.integer);
  complaints.add(node.where, fmt::format("{} is {}", what, node.integer),
                 most == INT_MAX ? fmt::format("it must be at least {}", least)
                                 : fmt::format("it must be from {} to {}", least, most));
  return std::nullopt;
}

std::optional<Cell> read_cell(const Node& node, std::string_view what, const Complaints& complaints) {
  const bool pair = node.kind == Node::Kind::array && node.items.size() == 2 &&
                    node.items[0].kind == Node::Kind::integer && node.items[1].kind == Node::Kind::integer;
  if (!pair) {
    complaints.add(node.where, fmt::format("{} must be a cell", what),
                   "write [x, y]: x grows east, y grows south");
    return std::nullopt;
  }
  const std::int64_t x = node.items[0].integer;
  const std::int64_t y = node.items[1].integer;
  if (x < -kFarthest || x > kFarthest || y < -kFarthest || y > kFarthest) {
    complaints.add(node.where, fmt::format("{} is [{}, {}], out of bounds", what, x, y),
                   fmt::format("both must be from {} to {}", -kFarthest, kFarthest));
    return std::nullopt;
  }
  return Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

std::optional<Figure> read_figure(const Ref& ref, const Complaints& complaints) {
  const std::size_t blank = ref.text.find(' ');
  if (blank == std::string::npos) {
    complaints.add(ref.where, fmt::format("'{}' is no figure", ref.text),
                   "write its owner and its kind: 'red meeple'");
    return std::nullopt;
  }
  const auto owner =
      read_word<Colour>({ref.text.substr(0, blank), ref.where}, kColourNames, "colour", complaints);
  const auto kind = read_word<FigureKind>({ref.text.substr(blank + 1), ref.where}, kFigureNames,
                                          "kind of figure", complaints);
  if (!owner || !kind) return std::nullopt;
  return Figure{*owner, *kind};
}

std::optional<SpotName> read_spot(const Ref& ref, const Complaints& complaints) {
  auto name = parse_spot(ref.text);
  if (name) return *name;
  complaints.add(ref.where, name.error().message, advice(name.error().choices));
  return std::nullopt;
}

Fields::Fields(const Node& table, const Keys& keys, const Complaints& complaints)
    : table_(&table), complaints_(&complaints) {
  if (!is(table, Node::Kind::table, keys.title, complaints)) return;
  for (const Member& member : table.members) {
    if (std::find(keys.keys.begin(), keys.keys.end(), member.key) != keys.keys.end()) continue;
    complaints.add(member.where, fmt::format("unknown key '{}' in {}", member.key, keys.title),
                   hint_or(hint_for(member.key, as_candidates(keys.keys)), keys.note));
  }
}

bool Fields::need(std::string_view key, std::string_view hint) const {
  if (has(key)) return true;
  if (table_->kind == Node::Kind::table) {
    complaints_->add(table_->where, fmt::format("'{}' is missing", key), std::string(hint));
  }
  return false;
}

const Node* Fields::find(std::string_view key) const {
  const Member* member = table_->find(key);
  return member == nullptr ? nullptr : &member->value;
}

const Node* Fields::find(std::string_view key, Node::Kind kind) const {
  const Node* node = find(key);
  if (node == nullptr || !is(*node, kind, fmt::format("'{}'", key), *complaints_)) return nullptr;
  return node;
}

std::optional<Ref> Fields::text(std::string_view key) const {
  const Node* node = find(key, Node::Kind::text);
  if (node == nullptr) return std::nullopt;
  if (node->text.find_first_not_of(" \t\n\r") != std::string::npos) return Ref{node->text, node->where};
  complaints_->add(node->where, fmt::format("'{}' is empty", key), "say something, or leave the key out");
  return std::nullopt;
}

std::optional<bool> Fields::flag(std::string_view key) const {
  const Node* node = find(key, Node::Kind::boolean);
  return node == nullptr ? std::nullopt : std::optional(node->boolean);
}

std::optional<int> Fields::integer(std::string_view key, int least, int most) const {
  const Node* node = find(key);
  return node == nullptr ? std::nullopt
                         : read_integer(*node, least, most, fmt::format("'{}'", key), *complaints_);
}

std::optional<Cell> Fields::cell(std::string_view key) const {
  const Node* node = find(key);
  return node == nullptr ? std::nullopt : read_cell(*node, fmt::format("'{}'", key), *complaints_);
}

std::optional<Figure> Fields::figure(std::string_view key) const {
  const auto value = text(key);
  return value ? read_figure(*value, *complaints_) : std::nullopt;
}

std::optional<SpotName> Fields::spot(std::string_view key) const {
  const auto value = text(key);
  return value ? read_spot(*value, *complaints_) : std::nullopt;
}

std::vector<const Node*> Fields::list(std::string_view key, Node::Kind kind) const {
  std::vector<const Node*> items;
  const Node* node = find(key, Node::Kind::array);
  if (node == nullptr) return items;
  for (const Node& item : node->items) {
    if (is(item, kind, fmt::format("an entry of '{}'", key), *complaints_)) items.push_back(&item);
  }
  return items;
}

std::vector<Ref> Fields::texts(std::string_view key) const {
  std::vector<Ref> refs;
  for (const Node* item : list(key, Node::Kind::text)) refs.push_back({item->text, item->where});
  return refs;
}

}  // namespace assize::scenario
