#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "spec/scenario/toml_values.hpp"

namespace assize::scenario {
namespace {

using toml_text::Pairs;

std::string word(const TileRef& tile) {
  return tile.rotation == 0 ? tile.name : fmt::format("{}@{}", tile.name, tile.rotation);
}

/// The tiles in rows and columns, and where the top left lies.
void write_map(const std::vector<MapTile>& tiles, std::string& out) {
  std::map<Cell, std::string> words;
  Cell low{tiles.front().at}, high{tiles.front().at};
  for (const MapTile& tile : tiles) {
    words[tile.at] = word(tile.tile);
    low = {std::min(low.x, tile.at.x), std::min(low.y, tile.at.y)};
    high = {std::max(high.x, tile.at.x), std::max(high.y, tile.at.y)};
  }
  std::map<std::int16_t, std::size_t> widths;
  for (const auto& [cell, text] : words) widths[cell.x] = std::max(widths[cell.x], text.size());
  out += "map = \"\"\"\n";
  for (std::int16_t y = low.y; y <= high.y; ++y) {
    std::string row;
    for (std::int16_t x = low.x; x <= high.x; ++x) {
      const auto tile = words.find({x, y});
      const std::string_view text = tile == words.end() ? std::string_view(".") : tile->second;
      row += fmt::format("  {:<{}}", text, std::max<std::size_t>(widths[x], 1));
    }
    row.erase(row.find_last_not_of(' ') + 1);
    out += row + '\n';
  }
  out += "\"\"\"\n";
  if (low != Cell{}) out += fmt::format("at = {}\n", toml_text::value(low));
}

std::string figure(const BoardFigure& figure) {
  Pairs pairs;
  pairs.put("figure", figure.figure);
  pairs.put("at", figure.place.at);
  pairs.put("on", figure.place.on);
  if (figure.ghosts != 0) pairs.put("ghosts", figure.ghosts);
  return pairs.inline_table();
}

std::string tower(const BoardTower& tower) {
  Pairs pairs;
  pairs.put("at", tower.at);
  pairs.put("floors", tower.floors);
  return pairs.inline_table();
}

std::string neutral(const BoardNeutral& neutral, std::string_view kind) {
  Pairs pairs;
  pairs.put(kind, name_of(neutral.kind));
  pairs.put("at", neutral.at);
  if (neutral.area) pairs.put("on", name_of(*neutral.area));
  pairs.put("holder", neutral.holder);
  put_beside(neutral.beside, "beside", "beside_on", pairs);
  pairs.filled("span", neutral.span);
  return pairs.inline_table();
}

template <typename T, typename F>
void rows(Pairs& pairs, std::string_view name, const std::vector<T>& items, F write) {
  std::vector<std::string> texts;
  for (const T& item : items) texts.push_back(write(item));
  if (!texts.empty()) pairs.text(name, toml_text::list(texts));
}

}  // namespace

void write_board(const Board& board, std::string& out) {
  out += "\n[board]\n";
  write_map(board.tiles, out);
  Pairs pairs;
  rows(pairs, "figures", board.figures, figure);
  rows(pairs, "towers", board.towers, tower);
  rows(pairs, "neutral", board.neutral, [](const BoardNeutral& n) { return neutral(n, "figure"); });
  rows(pairs, "tokens", board.tokens, [](const BoardNeutral& n) { return neutral(n, "token"); });
  pairs.per_player("prisoners", board.prisoners);
  pairs.per_player("score", board.score);
  pairs.per_player("supply", board.supply);
  pairs.per_player("goods", board.goods);
  pairs.put("bag", board.bag);
  pairs.put("hand", board.hand);
  pairs.put("just_placed", board.just_placed);
  if (board.second_part) pairs.put("part", 2);
  out += pairs.lines(true);
}

}  // namespace assize::scenario
