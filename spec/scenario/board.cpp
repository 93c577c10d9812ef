#include <fmt/format.h>

#include "spec/scenario/check.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// Neutral figures come before tokens in kNeutralNames.
constexpr std::size_t kNeutralFigures = static_cast<std::size_t>(Neutral::teacher) + 1;

void read_figures(const Fields& fields, const Reader& reader, Board& board) {
  for (const Node* node : fields.list("figures", Node::Kind::table)) {
    const Fields entry(*node, kBoardFigure, reader.complaints);
    if (!entry.need("figure", "write its owner and its kind: 'red meeple'")) continue;
    const auto figure = entry.figure("figure");
    const auto place = reader.place(entry);
    const int ghosts = entry.integer("ghosts", 0, kManyThings).value_or(0);
    if (!figure || !place) continue;
    const assize::Where where = entry.find("figure")->where;
    if (!reader.player(Ref{std::string(name_of(figure->owner)), where})) continue;
    board.figures.push_back({*figure, *place, ghosts, where});
  }
}

void read_towers(const Fields& fields, const Reader& reader, Board& board) {
  for (const Node* node : fields.list("towers", Node::Kind::table)) {
    const Fields entry(*node, kBoardTower, reader.complaints);
    const bool whole = static_cast<int>(entry.need("at")) & static_cast<int>(entry.need("floors"));
    if (!whole) continue;
    const auto at = entry.cell("at");
    const auto floors = entry.integer("floors", 1, kBoxFloors);
    if (at && floors) board.towers.push_back({*at, *floors, node->where});
  }
}

/// Exactly one of at, on and holder.
bool one_place(const Fields& entry, const Reader& reader) {
  const int places = static_cast<int>(entry.has("at")) + static_cast<int>(entry.has("on")) +
                     static_cast<int>(entry.has("holder"));
  if (places == 1) return true;
  reader.complain(entry.where(), places == 0 ? "no place is given" : "more than one place is given",
                  "write 'at' (a tile), 'on' (an area off the tiles) or 'holder' (a player)");
  return false;
}

std::string read_span(const Fields& entry, bool bridge, const Reader& reader) {
  const auto span = entry.text("span");
  if (bridge && !entry.has("span")) {
    reader.complain(entry.where(), "a bridge without 'span'", "write span = \"WE\" or \"NS\"");
  }
  if (!span) return {};
  if (!bridge) {
    reader.complain(span->where, "only a bridge has a 'span'", "leave it out");
  } else if (span->text != "WE" && span->text != "NS") {
    reader.complain(span->where, fmt::format("unknown span '{}'", span->text), "known: WE, NS");
  } else {
    return span->text;
  }
  return {};
}

std::vector<BoardNeutral> read_neutrals(const Fields& fields, std::string_view key, const Keys& keys,
                                        bool token, const Reader& reader) {
  std::vector<BoardNeutral> list;
  const std::string_view name = keys.keys.front();
  const std::size_t first = token ? kNeutralFigures : 0;
  const std::size_t count = token ? kNeutralNames.size() - kNeutralFigures : kNeutralFigures;
  const auto names = std::span(kNeutralNames).subspan(first, count);
  for (const Node* node : fields.list(key, Node::Kind::table)) {
    const Fields entry(*node, keys, reader.complaints);
    if (!entry.need(name)) continue;
    const auto word = entry.text(name);
    if (!word) continue;
    const auto index =
        read_word<std::size_t>(*word, names, token ? "token" : "neutral figure", reader.complaints);
    if (!index || !one_place(entry, reader)) continue;
    BoardNeutral neutral;
    neutral.kind = static_cast<Neutral>(first + *index);
    neutral.at = entry.cell("at");
    neutral.where = word->where;
    if (token) neutral.span = read_span(entry, neutral.kind == Neutral::bridge, reader);
    if (!token && neutral.kind == Neutral::fairy) {
      neutral.beside = reader.beside(entry, "beside", "beside_on");
    } else if (!token && (entry.has("beside") || entry.has("beside_on"))) {
      reader.complain(word->where, "only the fairy stands beside a figure", "leave 'beside' out");
    }
    if (entry.has("holder")) neutral.holder = reader.player(entry, "holder");
    if (const auto area = entry.spot("on")) {
      neutral.area = area->spot;
      if (!off_the_tiles(area->spot)) {
        reader.complain(entry.find("on")->where,
                        fmt::format("'{}' is no area off the tiles", name_of(area->spot)),
                        "a neutral figure or token on a tile needs only 'at'");
        continue;
      }
    }
    if (neutral.at || neutral.area || neutral.holder) list.push_back(std::move(neutral));
  }
  return list;
}

}  // namespace

void read_board(const Node& node, Reader& reader) {
  const Fields fields(node, kBoard, reader.complaints);
  if (node.kind != Node::Kind::table) return;
  Board board;
  board.where = node.where;
  const Cell corner = fields.cell("at").value_or(Cell{});
  if (fields.need("map", "draw the tiles: map = \"\"\"...\"\"\"")) {
    const Node* map = fields.find("map", Node::Kind::text);
    if (map != nullptr && !reader.book.sets().empty()) read_map(*map, corner, reader, board);
  }
  read_figures(fields, reader, board);
  read_towers(fields, reader, board);
  board.neutral = read_neutrals(fields, "neutral", kBoardNeutral, false, reader);
  board.tokens = read_neutrals(fields, "tokens", kBoardToken, true, reader);
  const auto where_of = [&](std::string_view key) {
    return fields.has(key) ? fields.find(key)->where : node.where;
  };
  board.prisoners_where = where_of("prisoners");
  board.bag_where = where_of("bag");
  board.just_placed_where = where_of("just_placed");
  board.prisoners = reader.prisoners(fields, "prisoners");
  board.score = reader.per_player(fields, "score", -kManyPoints, kManyPoints);
  board.supply = reader.supplies(fields, "supply");
  board.goods = reader.goods(fields, "goods");
  board.second_part = fields.integer("part", 1, 2).value_or(1) == 2;
  if (!reader.book.sets().empty()) {
    if (fields.has("bag")) board.bag = reader.tiles(fields, "bag");
    if (const auto hand = fields.text("hand")) board.hand = reader.tile(*hand, false);
  }
  board.just_placed = fields.cell("just_placed");
  reader.out.board = std::move(board);
}

}  // namespace assize::scenario
