#include <fmt/format.h>

#include <array>
#include <sstream>

#include "spec/catalogue/draft.hpp"
#include "spec/catalogue/geometry.hpp"

namespace assize {
namespace {

constexpr std::array<std::string_view, 5> kRiverRoles = {"none", "source", "mid", "fork", "lake"};
constexpr int kMostOnTile = 15;  ///< cities, coats, segments
constexpr int kMostTiles = 200;

std::uint16_t edges_of(const Ref& text, SegmentKind kind, const Complaints& complaints) {
  unsigned mask = 0;
  std::istringstream in(text.text);
  for (std::string word; in >> word;) {
    const auto position = read_word<unsigned>({word, text.where}, kRingNames, "edge", complaints);
    if (!position) continue;
    const bool side = *position % 3 == 1;
    if (side == (kind == SegmentKind::field)) {
      complaints.add(text.where,
                     fmt::format("'{}': fields lie on half sides, other segments on sides", word));
    }
    mask |= 1U << *position;
  }
  return static_cast<std::uint16_t>(mask);
}

void mention(std::string& symbols, std::string_view word) {
  if (!symbols.empty()) symbols += ", ";
  symbols += word;
}

/// Keys that only people read: they become words in `symbols`.
template <std::size_t N>
void mention_keys(TableReader& table, const std::array<std::string_view, N>& keys, std::string& symbols) {
  for (const std::string_view key : keys) {
    const Node* node = table.node(key);
    if (node == nullptr) continue;
    if (node->kind == Node::Kind::boolean) {
      if (node->boolean) mention(symbols, key);
    } else if (node->kind == Node::Kind::text) {
      mention(symbols, fmt::format("{} {}", key, node->text));
    } else if (node->kind == Node::Kind::integer) {
      mention(symbols, fmt::format("{} {}", key, node->integer));
    } else {
      mention(symbols, key);
    }
  }
}

/// A drawing that a rule speaks of.
bool shown(TableReader& table, std::string_view key) {
  const Node* node = table.node(key);
  return node != nullptr && node->kind == Node::Kind::boolean && node->boolean;
}

std::int8_t goods_on(TableReader& city, const Complaints& complaints) {
  const Node* node = city.node("goods", Node::Kind::text);
  if (node == nullptr) return -1;
  const auto goods = read_word<Goods>({node->text, node->where}, kGoodsNames, "kind of goods", complaints);
  return goods ? static_cast<std::int8_t>(*goods) : std::int8_t{-1};
}

void read_segments(TableReader& tile, std::string_view key, SegmentKind kind, TileDraft& draft) {
  static constexpr std::array<std::string_view, 5> kCity = {"cathedral", "princess", "besieged", "goods",
                                                            "points"};
  static constexpr std::array<std::string_view, 3> kRoad = {"inn", "tunnel", "labyrinth"};
  static constexpr std::array<std::string_view, 2> kField = {"pig_herd", "carcassonne"};
  for (const Node* node : tile.tables(key)) {
    TableReader table(*node, tile.complaints(), key);
    SegmentDraft segment;
    segment.kind = kind;
    const Ref edges = table.ref("edges");
    segment.edges = edges_of(edges, kind, tile.complaints());
    if (kind == SegmentKind::city) {
      segment.coats = static_cast<std::uint8_t>(table.integer_or("coats", 0, kMostOnTile));
      (void)table.node("castle");
      (void)table.node("shared");
      segment.cathedral = shown(table, "cathedral");
      segment.princess = shown(table, "princess");
      segment.goods = goods_on(table, tile.complaints());
      mention_keys(table, kCity, draft.symbols);
    } else if (kind == SegmentKind::road) {
      if (table.text_or("over") == "city") draft.road_bridge = true;
      segment.inn = shown(table, "inn");
      mention_keys(table, kRoad, draft.symbols);
    } else if (kind == SegmentKind::field) {
      if (const Node* cities = table.node("cities", Node::Kind::array)) {
        for (const Node& city : cities->items) {
          segment.cities |= 1U << natural(city, "a city's position", kMostOnTile, tile.complaints());
        }
      }
      const bool inner = table.flag_or("inner", false);
      if (inner != (segment.edges == 0)) {
        tile.complaints().add(edges.where, "exactly the inner fields have no edge");
      }
      mention_keys(table, kField, draft.symbols);
    }
    table.close();
    draft.segments.push_back(segment);
  }
}

/// A field must name cities that the tile has.
void check_cities(const TileDraft& tile, const Complaints& complaints) {
  unsigned cities = 0;
  for (const SegmentDraft& s : tile.segments) cities += s.kind == SegmentKind::city ? 1U : 0U;
  for (const SegmentDraft& s : tile.segments) {
    if (s.cities >> cities != 0) {
      complaints.add(tile.id.where,
                     fmt::format("a field of '{}' borders a city that the tile lacks", tile.id.text));
    }
  }
}

TileDraft read_tile(const Node& node, const Complaints& complaints) {
  static constexpr std::array<std::string_view, 21> kSymbols = {
      "volcano",  "dragon",   "magic_portal", "bazaar",         "festival",  "goldmine",   "ferry",
      "hill",     "vineyard", "magic_symbol", "circus",         "acrobats",  "yaga_hut",   "razboynik",
      "vodyanoy", "thieves",  "corn_circle",  "flying_machine", "wind_rose", "watchtower", "arrow"};
  TableReader table(node, complaints, "tile");
  TileDraft tile;
  tile.id = table.ref("id");
  tile.count = table.integer_or("count", 0, kMostTiles);
  tile.letter = table.text_or("letter");
  tile.start = table.integer_or("start", 0, 1) != 0;
  tile.monastery = table.flag_or("monastery", false);
  tile.garden = table.flag_or("garden", false);
  tile.foundation = table.flag_or("foundation", false);
  tile.volcano = shown(table, "volcano");
  tile.dragon = shown(table, "dragon");
  tile.portal = shown(table, "magic_portal");
  tile.festival = shown(table, "festival");
  if (const Node* role = table.node("river_role", Node::Kind::text)) {
    tile.river = read_word<RiverRole>({role->text, role->where}, kRiverRoles, "river role", complaints)
                     .value_or(RiverRole::none);
  }
  read_segments(table, "city", SegmentKind::city, tile);
  read_segments(table, "road", SegmentKind::road, tile);
  read_segments(table, "river", SegmentKind::river, tile);
  read_segments(table, "field", SegmentKind::field, tile);
  if (const Node* layout = table.node("layout", Node::Kind::text)) tile.known = layout->text != "unknown";
  if (const Node* block = table.node("block", Node::Kind::array);
      block != nullptr && block->items.size() == 2) {
    tile.has_block = true;
    tile.block_x = natural(block->items[0], "a place in the block", kMostOnTile, complaints);
    tile.block_y = natural(block->items[1], "a place in the block", kMostOnTile, complaints);
  }
  for (const Node* pair : {table.node("crossing", Node::Kind::array)}) {
    if (pair == nullptr) continue;
    for (const Node& item : pair->items) {
      bool road = false, river = false;
      for (const Node& end : item.items) {
        road = road || end.text.starts_with('R');
        river = river || end.text.starts_with('V');
      }
      if (road && river) tile.road_bridge = true;
    }
  }
  mention_keys(table, kSymbols, tile.symbols);
  mention_keys(table, std::array<std::string_view, 4>{"monastery_kind", "drawing", "abbey", "kind"},
               tile.symbols);
  for (const std::string_view key :
       {"links", "reach", "split_sides", "split_corners", "overpass", "inner_field", "known"}) {
    (void)table.node(key);
  }
  table.close();
  if (tile.segments.size() > kMostOnTile) {
    complaints.add(tile.id.where, fmt::format("'{}' has more than {} segments", tile.id.text, kMostOnTile));
  } else {
    check_cities(tile, complaints);
  }
  return tile;
}

}  // namespace

void read_tiles(const Node& file, const Complaints& complaints, Draft& draft) {
  TableReader top(file, complaints, "a tile file");
  SetDraft set;
  set.complaints = complaints;
  int tiles = 0;
  if (const Node* head = top.node("set", Node::Kind::table)) {
    TableReader table(*head, complaints, "set");
    set.id = table.ref("id");
    set.title = table.text("title");
    set.edition = table.text("edition");
    set.rulebook = table.text("rulebook");
    tiles = table.integer_or("tiles", 0, kMostTiles);
    (void)table.refs("sources");
    for (const std::string_view key : {"refs_seen", "arrow_symbols", "thieves_values", "kinds", "known"}) {
      (void)table.node(key);
    }
    table.close();
  } else if (!top.has("set")) {
    complaints.add({}, "a tile file without [set]");
  }
  for (const Node* node : top.tables("tile")) set.tiles.push_back(read_tile(*node, complaints));
  for (const Node* node : top.tables("special")) {
    TileDraft tile = read_tile(*node, complaints);
    tile.count = 0;
    set.tiles.push_back(std::move(tile));
  }
  top.close();
  int sum = 0;
  for (const TileDraft& tile : set.tiles) sum += tile.count;
  if (sum != tiles) {
    complaints.add(set.id.where,
                   fmt::format("set '{}' says {} tiles, its tiles add up to {}", set.id.text, tiles, sum));
  }
  draft.sets.push_back(std::move(set));
}

}  // namespace assize
