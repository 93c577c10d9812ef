#include <fmt/format.h>

#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

std::optional<TileRef> tile(const Fields& fields, std::string_view key, const Reader& reader) {
  const auto name = fields.text(key);
  if (!name || reader.book.sets().empty()) return std::nullopt;
  return reader.tile(*name, false);
}

void read_setup(const Node& node, const Reader& reader, Expectation& out) {
  const Fields fields(node, kSetup, reader.complaints);
  if (node.kind != Node::Kind::table) return;
  if (node.members.empty()) reader.complain(node.where, "'setup' is empty and says nothing", "leave it out");
  SetupExpected setup;
  setup.where = node.where;
  setup.floors = reader.per_player(fields, "floors", 0, kManyThings);
  setup.box_floors = fields.integer("box_floors", 0, kManyThings);
  setup.bag = fields.integer("bag", 0, kManyThings);
  setup.start = tile(fields, "start", reader);
  setup.supply = reader.supplies(fields, "supply");
  if (fields.has("first")) setup.first = reader.player(fields, "first");
  setup.pile_end = tile(fields, "pile_end", reader);
  out.setup = std::move(setup);
}

void read_copies(const Fields& fields, const TileBook& book, const Reader& reader, SetExpected& set) {
  const Node* table = fields.find("copies", Node::Kind::table);
  if (table == nullptr) return;
  for (const Member& member : table->members) {
    auto tile = reader.tile({member.key, member.where}, false, &book);
    const auto count =
        read_integer(member.value, 0, kManyThings, fmt::format("'{}'", member.key), reader.complaints);
    if (tile && count) set.copies.emplace_back(std::move(*tile), *count);
  }
}

void read_set(const Node& node, const Reader& reader, Expectation& out) {
  const Fields fields(node, kSet, reader.complaints);
  if (!fields.need("set", "name a tile set")) return;
  const auto name = fields.text("set");
  const auto index = name ? reader.set(*name) : std::nullopt;
  if (!index) return;
  if (node.members.size() == 1)
    reader.complain(node.where, "nothing is said about the set", "add a count or a list");
  SetExpected set;
  set.set = *index;
  set.name = name->text;
  set.where = node.where;
  const TileBook book(reader.catalogue, {*index});
  for (const std::string_view key : kSetCounts) {
    if (const auto count = fields.integer(key, 0, kManyThings)) set.counts[std::string(key)] = *count;
  }
  for (const std::string_view flag : kSetFlags) {
    const std::string key = fmt::format("with_{}", flag);
    if (fields.has(key)) set.with[std::string(flag)] = reader.tiles(fields, key, &book);
  }
  read_copies(fields, book, reader, set);
  out.catalogue.push_back(std::move(set));
}

}  // namespace

void read_expected_setup(const Fields& fields, const Reader& reader, Expectation& out) {
  if (const auto clause = fields.text("illegal_setup")) out.illegal_setup = reader.clause(*clause);
  if (const Node* setup = fields.find("setup")) read_setup(*setup, reader, out);
  if (!fields.has("catalogue")) return;
  const Node* sets = fields.find("catalogue", Node::Kind::array);
  if (sets == nullptr) return;
  if (sets->items.empty())
    reader.complain(sets->where, "'catalogue' is empty and says nothing", "leave it out");
  for (const Node& node : sets->items) read_set(node, reader, out);
}

}  // namespace assize::scenario
