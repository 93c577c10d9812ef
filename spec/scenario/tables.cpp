#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// The members of a table whose keys are players; an empty table says nothing and is a complaint.
std::vector<std::pair<Colour, const Member*>> by_player(const Fields& fields, std::string_view key,
                                                        const Reader& reader) {
  std::vector<std::pair<Colour, const Member*>> rows;
  const Node* table = fields.find(key, Node::Kind::table);
  if (table == nullptr) return rows;
  if (table->members.empty()) {
    reader.complain(table->where, fmt::format("'{}' is empty and says nothing", key),
                    "name a player, or leave it out");
  }
  for (const Member& member : table->members) {
    if (const auto who = reader.player(Ref{member.key, member.where})) rows.emplace_back(*who, &member);
  }
  return rows;
}

Supply read_supply(const Node& node, std::string_view what, const Reader& reader) {
  Supply supply{.figures = {}, .floors = {}, .where = node.where};
  if (!is(node, Node::Kind::table, what, reader.complaints)) return supply;
  if (node.members.empty()) reader.complain(node.where, fmt::format("{} is empty and says nothing", what));
  for (const Member& member : node.members) {
    const std::string name = fmt::format("'{}'", member.key);
    if (member.key == "floors") {
      supply.floors = read_integer(member.value, 0, kManyThings, name, reader.complaints);
      continue;
    }
    auto names = as_candidates(kFigureNames);
    names.push_back("floors");
    const auto kind =
        read_word<FigureKind>({member.key, member.where}, names, "kind of figure", reader.complaints);
    if (!kind) continue;
    if (const auto count = read_integer(member.value, 0, kManyThings, name, reader.complaints)) {
      supply.figures[*kind] = *count;
    }
  }
  return supply;
}

}  // namespace

std::vector<RulingRef> Reader::rulings(const Fields& fields, std::string_view key) const {
  std::vector<RulingRef> list;
  const Node* table = fields.find(key, Node::Kind::table);
  if (table == nullptr) return list;
  for (const Member& member : table->members) {
    if (member.value.kind == Node::Kind::table) {
      complain(member.where, fmt::format("'{}' is no option", member.key),
               "put quotes round an option's name: \"tower.capture-own\" = \"no\"");
    } else if (auto ref = ruling({member.key, member.where}, member.value)) {
      list.push_back(std::move(*ref));
    }
  }
  return list;
}

std::vector<ProfileRef> Reader::profiles(const Fields& fields, std::string_view key) const {
  std::vector<ProfileRef> list;
  for (const Ref& name : fields.texts(key)) {
    auto ref = profile(name);
    if (!ref) continue;
    if (std::any_of(list.begin(), list.end(), [&](const ProfileRef& p) { return p.index == ref->index; })) {
      complain(name.where, fmt::format("profile '{}' stands here twice", name.text), "leave one out");
      continue;
    }
    list.push_back(std::move(*ref));
  }
  return list;
}

std::vector<TileRef> Reader::tiles(const Fields& fields, std::string_view key, const TileBook* other) const {
  std::vector<TileRef> list;
  for (const Ref& name : fields.texts(key)) {
    if (auto ref = tile(name, false, other)) list.push_back(std::move(*ref));
  }
  return list;
}

std::map<Colour, int> Reader::per_player(const Fields& fields, std::string_view key, int least,
                                         int most) const {
  std::map<Colour, int> map;
  for (const auto& [who, member] : by_player(fields, key, *this)) {
    const std::string what = fmt::format("'{}' of {}", key, member->key);
    if (const auto number = read_integer(member->value, least, most, what, complaints)) map[who] = *number;
  }
  return map;
}

std::map<Colour, Supply> Reader::supplies(const Fields& fields, std::string_view key) const {
  std::map<Colour, Supply> map;
  for (const auto& [who, member] : by_player(fields, key, *this)) {
    map[who] = read_supply(member->value, fmt::format("'{}' of {}", key, member->key), *this);
  }
  return map;
}

std::map<Colour, GoodsCount> Reader::goods(const Fields& fields, std::string_view key) const {
  std::map<Colour, GoodsCount> map;
  for (const auto& [who, member] : by_player(fields, key, *this)) {
    const std::string what = fmt::format("'{}' of {}", key, member->key);
    if (!is(member->value, Node::Kind::table, what, complaints)) continue;
    if (member->value.members.empty()) complain(member->where, fmt::format("{} is empty and says nothing", what));
    for (const Member& row : member->value.members) {
      const auto kind = read_word<Goods>({row.key, row.where}, kGoodsNames, "kind of goods", complaints);
      const auto count = read_integer(row.value, 0, kManyThings, fmt::format("'{}'", row.key), complaints);
      if (kind && count) map[who][*kind] = *count;
    }
  }
  return map;
}

std::optional<Beside> Reader::beside(const Fields& fields, std::string_view figure, std::string_view on) const {
  if (!fields.has(figure)) {
    if (fields.has(on)) complain(fields.find(on)->where, fmt::format("'{}' without '{}'", on, figure), "name the figure, too");
    return std::nullopt;
  }
  const auto whose = fields.figure(figure);
  const auto spot = fields.spot(on);
  if (!whose || !player(Ref{std::string(name_of(whose->owner)), fields.find(figure)->where})) return std::nullopt;
  return Beside{.figure = *whose, .on = spot};
}

std::map<Colour, std::vector<Figure>> Reader::prisoners(const Fields& fields, std::string_view key) const {
  std::map<Colour, std::vector<Figure>> map;
  for (const auto& [who, member] : by_player(fields, key, *this)) {
    std::vector<Figure>& held = map[who];
    if (!is(member->value, Node::Kind::array, fmt::format("what {} holds", member->key), complaints))
      continue;
    for (const Node& item : member->value.items) {
      if (!is(item, Node::Kind::text, "a prisoner", complaints)) continue;
      const auto figure = read_figure({item.text, item.where}, complaints);
      if (!figure || !player(Ref{std::string(name_of(figure->owner)), item.where})) continue;
      if (figure->owner == who) {
        complain(item.where, fmt::format("{} holds a figure of its own", member->key),
                 "a prisoner is held by another player: leave it out");
        continue;
      }
      held.push_back(*figure);
    }
    std::sort(held.begin(), held.end());
  }
  return map;
}

std::vector<Colour> Reader::players(const Fields& fields, std::string_view key) const {
  std::vector<Colour> list;
  for (const Ref& name : fields.texts(key)) {
    const auto who = player(name);
    if (!who) continue;
    if (std::find(list.begin(), list.end(), *who) != list.end()) {
      complain(name.where, fmt::format("{} stands in '{}' twice", name.text, key), "leave one out");
      continue;
    }
    list.push_back(*who);
  }
  std::sort(list.begin(), list.end());
  return list;
}

std::optional<Place> Reader::place(const Fields& fields, std::string_view at, std::string_view on) const {
  if (!fields.need(on,
                   fmt::format("say where: {} = \"city\", \"road\", \"field\", \"monastery\", ...", on))) {
    return std::nullopt;
  }
  const auto spot = fields.spot(on);
  const auto cell = fields.cell(at);
  if (!spot) return std::nullopt;
  Place place{.at = cell, .on = *spot, .where = fields.find(on)->where};
  if (off_the_tiles(spot->spot)) {
    if (!fields.has(at)) return place;
    complain(fields.find(at)->where, fmt::format("'{}' lies off the tiles", name_of(spot->spot)),
             fmt::format("leave '{}' out", at));
    return std::nullopt;
  }
  if (!fields.need(at, fmt::format("say on which tile: {} = [x, y]", at)) || !cell) return std::nullopt;
  return place;
}

}  // namespace assize::scenario
