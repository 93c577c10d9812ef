#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// The tables of a list that is not empty.
std::vector<const Node*> entries(const Fields& fields, std::string_view key, const Reader& reader) {
  const Node* node = fields.find(key);
  if (node != nullptr && node->kind == Node::Kind::array && node->items.empty()) {
    reader.complain(node->where, fmt::format("'{}' is empty and says nothing", key), "leave it out");
  }
  return fields.list(key, Node::Kind::table);
}

/// Complains if the entry names a thing and says nothing about it.
void need_fact(const Node& entry, std::size_t names, std::string_view facts, const Reader& reader) {
  if (entry.members.size() > names) return;
  reader.complain(entry.where, "nothing is said about it", fmt::format("add {}", facts));
}

void read_figures(const Fields& fields, const Reader& reader, Expectation& out) {
  for (const Node* node : entries(fields, "figures", reader)) {
    const Fields entry(*node, kFigureExpected, reader.complaints);
    const bool named = entry.need("figure", "write its owner and its kind: 'red meeple'");
    const auto figure = entry.figure("figure");
    const auto place = reader.place(entry);
    const auto role = entry.word<Role>("role", kRoleNames, "role");
    if (!named || !figure || !place) continue;
    if (!reader.player(Ref{std::string(name_of(figure->owner)), node->where})) continue;
    out.figures.push_back({*figure, *place, role, node->where});
  }
}

void read_towers(const Fields& fields, const Reader& reader, Expectation& out) {
  for (const Node* node : entries(fields, "towers", reader)) {
    const Fields entry(*node, kTowerExpected, reader.complaints);
    if (!entry.need("at", "say which tower: at = [x, y]")) continue;
    need_fact(*node, 1, "'floors' or 'open'", reader);
    if (const auto at = entry.cell("at")) {
      out.towers.push_back({*at, entry.integer("floors", 0, kManyThings), entry.flag("open"), node->where});
    }
  }
}

std::optional<Place> other_feature(const Fields& entry, std::string_view key, const Reader& reader) {
  const Node* node = entry.find(key);
  if (node == nullptr) return std::nullopt;
  const Fields ref(*node, kFeatureRef, reader.complaints);
  return node->kind == Node::Kind::table ? reader.place(ref) : std::nullopt;
}

void read_features(const Fields& fields, const Reader& reader, Expectation& out) {
  for (const Node* node : entries(fields, "features", reader)) {
    const Fields entry(*node, kFeature, reader.complaints);
    const auto place = reader.place(entry);
    if (!place) continue;
    need_fact(*node, entry.has("at") ? 2 : 1, "what is true of it: 'complete', 'tiles', 'value', ...",
              reader);
    FeatureExpected feature;
    feature.place = *place;
    feature.complete = entry.flag("complete");
    feature.tiles = entry.integer("tiles", 0, kManyThings);
    feature.coats = entry.integer("coats", 0, kManyThings);
    feature.value = entry.integer("value", -kManyPoints, kManyPoints);
    if (entry.has("owners")) feature.owners = reader.players(entry, "owners");
    feature.occupied = entry.flag("occupied");
    feature.same_as = other_feature(entry, "same_as", reader);
    feature.apart_from = other_feature(entry, "apart_from", reader);
    feature.where = node->where;
    out.features.push_back(std::move(feature));
  }
}

void read_parts(const Fields& fields, const Reader& reader, Expectation& out) {
  for (const Node* node : entries(fields, "parts", reader)) {
    const Fields entry(*node, kParts, reader.complaints);
    if (!entry.need("at", "say on which tile: at = [x, y]")) continue;
    need_fact(*node, 1, "'field', 'road' or 'city'", reader);
    PartsExpected parts;
    parts.field = entry.integer("field", 0, kManyThings);
    parts.road = entry.integer("road", 0, kManyThings);
    parts.city = entry.integer("city", 0, kManyThings);
    parts.where = node->where;
    if (const auto at = entry.cell("at")) {
      parts.at = *at;
      out.parts.push_back(parts);
    }
  }
}

std::vector<Cell> read_cells(const Node& list, std::string_view key, const Reader& reader) {
  std::vector<Cell> cells;
  if (!is(list, Node::Kind::array, fmt::format("'{}'", key), reader.complaints)) return cells;
  for (const Node& item : list.items) {
    const auto cell = read_cell(item, fmt::format("an entry of '{}'", key), reader.complaints);
    if (!cell) continue;
    if (std::find(cells.begin(), cells.end(), *cell) != cells.end()) {
      reader.complain(item.where, fmt::format("[{}, {}] stands in '{}' twice", cell->x, cell->y, key),
                      "leave one out");
    } else {
      cells.push_back(*cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

void read_ranges(const Fields& fields, const Reader& reader, Expectation& out) {
  for (const Node* node : entries(fields, "in_range", reader)) {
    const Fields entry(*node, kRange, reader.complaints);
    if (!entry.need("tower", "say which tower: tower = [x, y]")) continue;
    if (entry.has("tiles") == entry.has("count")) {
      reader.complain(node->where,
                      entry.has("tiles") ? "both 'tiles' and 'count' are given" : "nothing is said about it",
                      "write either the tiles or their number");
      continue;
    }
    RangeExpected range;
    range.where = node->where;
    range.count = entry.integer("count", 0, kManyThings);
    if (const Node* tiles = entry.find("tiles")) range.tiles = read_cells(*tiles, "tiles", reader);
    if (const auto tower = entry.cell("tower")) {
      range.tower = *tower;
      out.in_range.push_back(std::move(range));
    }
  }
}

}  // namespace

void read_expected_lists(const Fields& fields, const Reader& reader, Expectation& out) {
  read_figures(fields, reader, out);
  if (const Node* empty = fields.find("empty")) {
    out.empty = read_cells(*empty, "empty", reader);
    if (empty->kind == Node::Kind::array && empty->items.empty()) {
      reader.complain(empty->where, "'empty' is empty and says nothing", "leave it out");
    }
  }
  read_towers(fields, reader, out);
  read_features(fields, reader, out);
  read_parts(fields, reader, out);
  read_ranges(fields, reader, out);
}

}  // namespace assize::scenario
