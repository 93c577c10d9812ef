#include "tools/picture/text/legend.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/picture/describe.hpp"
#include "tools/picture/marks.hpp"
#include "tools/picture/text/names.hpp"

namespace assize::picture {

namespace {

/// Lines under a heading that is written before the first.
class Section {
 public:
  Section(std::string& out, std::string_view heading) : out_(out), heading_(heading) {}
  void line(const std::string& text) {
    if (!begun_) out_ += fmt::format("{}\n", heading_);
    begun_ = true;
    out_ += fmt::format("  {}\n", text);
  }

 private:
  std::string& out_;
  std::string_view heading_;
  bool begun_ = false;
};

/// Tiles from the top row to the bottom, each row from the west.
std::vector<const SceneTile*> in_reading_order(const Scene& scene) {
  std::vector<const SceneTile*> tiles;
  for (const SceneTile& t : scene.tiles) tiles.push_back(&t);
  std::sort(tiles.begin(), tiles.end(), [](const SceneTile* a, const SceneTile* b) {
    return a->at.y != b->at.y ? a->at.y < b->at.y : a->at.x < b->at.x;
  });
  return tiles;
}

std::string figure_line(const SceneTile& tile, const SceneFigure& f) {
  std::string text = fmt::format("{}  {:<18} {} {}", short_name(f.piece), words(f.piece), words(tile.at),
                                 place_words(tile, f));
  if (f.ghosts > 0) text += fmt::format(", {} ghost{}", f.ghosts, f.ghosts == 1 ? "" : "s");
  return text;
}

void list_figures(const Scene& scene, const std::vector<const SceneTile*>& tiles, std::string& out) {
  Section section(out, "Figures");
  for (const SceneTile* tile : tiles) {
    for (const SceneFigure& f : tile->figures) section.line(figure_line(*tile, f));
  }
  for (const SceneArea& a : scene.areas) {
    section.line(fmt::format("{}  {:<18} {}", short_name(a.piece), words(a.piece), name_of(a.area)));
  }
}

void list_towers(const std::vector<const SceneTile*>& tiles, std::string& out) {
  Section section(out, "Towers");
  for (const SceneTile* tile : tiles) {
    if (tile->floors > 0) section.line(fmt::format("{} {}", words(tile->at), tower_words(*tile)));
  }
}

void list_tokens(const std::vector<const SceneTile*>& tiles, std::string& out) {
  Section section(out, "Tokens");
  for (const SceneTile* tile : tiles) {
    for (const SceneNeutral& n : tile->neutrals) {
      section.line(fmt::format("{}  {} {}{}", short_name(n.what), name_of(n.what), words(tile->at),
                               standing_words(*tile, n)));
    }
  }
}

void list_tiles(const std::vector<const SceneTile*>& tiles, std::string& out) {
  Section section(out, "Tiles");
  for (const SceneTile* tile : tiles) {
    section.line(fmt::format("{} {}@{}{}{}", words(tile->at), tile->def->id, tile->rotation,
                             tile->def->symbols.empty() ? "" : ": ", tile->def->symbols));
  }
}

void list_players(const Scene& scene, std::string& out) {
  Section section(out, "Players");
  for (std::size_t i = 0; i < scene.players.size(); ++i) {
    const ScenePlayer& p = scene.players[i];
    std::string text =
        fmt::format("{} {:<6} {:>3} points; at hand: {}", static_cast<int>(i) == scene.on_turn ? '>' : ' ',
                    name_of(p.colour), p.score, words(p.supply, false));
    if (scene.tower) text += fmt::format(", {} floor{}", p.floors, p.floors == 1 ? "" : "s");
    if (!p.prisoners.empty()) text += fmt::format("; holds {}", words(p.prisoners, true));
    if (const std::string goods = words(p.goods); !goods.empty()) text += "; goods: " + goods;
    section.line(text);
  }
  if (!scene.players.empty()) section.line("  " + status_words(scene));
}

/// What occurs on the tiles of a scene.
struct Signs {
  bool city = false, coat = false, road = false, river = false, monastery = false, garden = false,
       foundation = false, tower = false, bridge = false, block = false, unknown = false;
  std::array<bool, kMarkNames.size()> marks{};

  void add(const SceneTile& tile, const Parts& idle) {
    for (const SegmentDef& s : tile.def->segments) {
      city |= s.kind == SegmentKind::city;
      road |= s.kind == SegmentKind::road;
      river |= s.kind == SegmentKind::river;
      coat |= s.coats > 0;
    }
    monastery |= tile.def->monastery;
    garden |= tile.def->garden;
    foundation |= tile.def->foundation && tile.floors == 0;
    tower |= tile.floors > 0;
    block |= tile.def->has_block;
    unknown |= !tile.def->known;
    for (const SceneNeutral& n : tile.neutrals) bridge |= n.what == Neutral::bridge;
    for (const PrintedMark& m : marks_of(*tile.def)) {
      if (!has(idle, part_of(m.what))) marks[static_cast<std::size_t>(m.what)] = true;
    }
  }
};

/// Explains the signs that the board uses.
std::string key_of(const Scene& scene, bool unicode) {
  Signs signs;
  for (const SceneTile& tile : scene.tiles) signs.add(tile, scene.idle);
  std::string key;
  const auto add = [&](bool shown, std::string_view ascii, std::string_view other, std::string_view meaning) {
    if (shown) key += fmt::format("{}{} {}", key.empty() ? "" : ", ", unicode ? other : ascii, meaning);
  };
  add(signs.city, "#", "▒", "city");
  add(signs.coat, "%", "%", "coat of arms");
  add(signs.road, "-|", "═║", "road");
  add(signs.river, "~", "≈", "river");
  add(signs.monastery, "[M]", "[M]", "monastery");
  add(signs.garden, "[G]", "[G]", "garden");
  add(signs.foundation, "[T]", "[T]", "tower foundation");
  add(signs.tower, "[2]", "[2]", "tower with its floors");
  for (std::size_t m = 0; m < signs.marks.size(); ++m) {
    const std::string_view sign = sign_of(static_cast<Mark>(m));
    add(signs.marks[m], sign, sign, kMarkNames[m]);
  }
  add(signs.bridge, "=", "╪", "bridge token");
  add(signs.block, "@", "▓", "block");
  add(signs.unknown, "/", "╱", "layout not known");
  add(scene.placed.has_value(), "*", "◆", "tile placed this turn");
  return key;
}

}  // namespace

std::string legend(const Scene& scene, const TextOptions& options) {
  const auto order = in_reading_order(scene);
  std::string out;
  if (const std::string key = key_of(scene, options.unicode); !key.empty()) out += key + "\n";
  list_figures(scene, order, out);
  list_towers(order, out);
  list_tokens(order, out);
  if (options.tiles) list_tiles(order, out);
  list_players(scene, out);
  return out;
}

}  // namespace assize::picture
