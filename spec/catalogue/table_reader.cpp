#include "spec/catalogue/table_reader.hpp"

#include <fmt/format.h>

namespace assize {

int natural(const Node& node, std::string_view what, int most, const Complaints& complaints) {
  if (node.kind != Node::Kind::integer) {
    complaints.add(node.where, fmt::format("{} must be an integer, not {}", what, name_of(node.kind)));
    return 0;
  }
  if (node.integer >= 0 && node.integer <= most) return static_cast<int>(node.integer);
  complaints.add(node.where, fmt::format("{} is {}", what, node.integer),
                 fmt::format("it must be from 0 to {}", most));
  return 0;
}

TableReader::TableReader(const Node& table, Complaints complaints, std::string_view what)
    : table_(&table), complaints_(std::move(complaints)), what_(what) {}

const Node* TableReader::node(std::string_view key) {
  known_.emplace(key);
  const Member* member = table_->find(key);
  return member == nullptr ? nullptr : &member->value;
}

const Node* TableReader::node(std::string_view key, Node::Kind kind) {
  const Node* value = node(key);
  if (value == nullptr || value->kind == kind) return value;
  complaints_.add(value->where,
                  fmt::format("'{}' must be {}, not {}", key, name_of(kind), name_of(value->kind)));
  return nullptr;
}

const Node* TableReader::required(std::string_view key, Node::Kind kind) {
  const Node* value = node(key, kind);
  if (value == nullptr && !has(key)) {
    complaints_.add(table_->where, fmt::format("{} without '{}'", what_, key));
  }
  return value;
}

Ref TableReader::ref(std::string_view key) {
  const Node* value = required(key, Node::Kind::text);
  if (value == nullptr) return {{}, table_->where};
  return {value->text, value->where};
}

std::string TableReader::text(std::string_view key) {
  return ref(key).text;
}

std::string TableReader::text_or(std::string_view key, std::string_view fallback) {
  const Node* value = node(key, Node::Kind::text);
  return value == nullptr ? std::string(fallback) : value->text;
}

int TableReader::integer_or(std::string_view key, int fallback, int most) {
  const Node* value = node(key);
  return value == nullptr ? fallback : natural(*value, fmt::format("'{}'", key), most, complaints_);
}

bool TableReader::flag_or(std::string_view key, bool fallback) {
  const Node* value = node(key, Node::Kind::boolean);
  return value == nullptr ? fallback : value->boolean;
}

std::vector<Ref> TableReader::refs(std::string_view key) {
  std::vector<Ref> list;
  const Node* value = node(key, Node::Kind::array);
  if (value == nullptr) return list;
  for (const Node& item : value->items) {
    if (item.kind == Node::Kind::text) {
      list.push_back({item.text, item.where});
    } else {
      complaints_.add(item.where, fmt::format("'{}' must be a list of strings", key));
    }
  }
  return list;
}

std::vector<const Node*> TableReader::tables(std::string_view key) {
  std::vector<const Node*> list;
  const Node* value = node(key, Node::Kind::array);
  if (value == nullptr) return list;
  for (const Node& item : value->items) {
    if (item.kind == Node::Kind::table) {
      list.push_back(&item);
    } else {
      complaints_.add(item.where, fmt::format("'{}' must be a list of tables", key));
    }
  }
  return list;
}

std::vector<std::pair<Ref, Ref>> TableReader::text_table(std::string_view key) {
  std::vector<std::pair<Ref, Ref>> list;
  const Node* value = node(key, Node::Kind::table);
  if (value == nullptr) return list;
  for (const Member& member : value->members) {
    if (member.value.kind == Node::Kind::text) {
      list.push_back({{member.key, member.where}, {member.value.text, member.value.where}});
    } else {
      complaints_.add(member.value.where, fmt::format("'{}.{}' must be a string", key, member.key));
    }
  }
  return list;
}

void TableReader::close() {
  for (const Member& member : table_->members) {
    if (known_.contains(member.key)) continue;
    complaints_.add(member.where, fmt::format("unknown key '{}' in {}", member.key, what_),
                    hint_for(member.key, as_candidates(known_)));
  }
}

}  // namespace assize
