#include "tools/picture/describe.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace assize::picture {

std::string words(Piece piece) {
  return fmt::format("{} {}", name_of(piece.owner), name_of(piece.kind));
}

std::string words(Cell cell) {
  return fmt::format("[{},{}]", cell.x, cell.y);
}

namespace {

/// The first side clockwise, or which of the inner fields.
std::string side_words(const TileDef& def, int segment, int rotation) {
  const SegmentDef& s = def.segments[static_cast<std::size_t>(segment)];
  if (s.edges != 0) {
    const unsigned lying = turned(s.edges, rotation);
    return std::string(kRingNames[static_cast<std::size_t>(std::countr_zero(lying))]);
  }
  int inner = 0, before = 0;
  for (int i = 0; i < static_cast<int>(def.segments.size()); ++i) {
    const SegmentDef& other = def.segments[static_cast<std::size_t>(i)];
    if (other.kind != s.kind || other.edges != 0) continue;
    ++inner;
    before += i <= segment ? 1 : 0;
  }
  return inner > 1 ? fmt::format("inner {}", before) : "inner";
}

}  // namespace

std::string place_words(const SceneTile& tile, const SceneFigure& figure) {
  std::string text(name_of(figure.spot));
  if (figure.segment < 0) return text;
  const auto& segments = tile.def->segments;
  const SegmentKind kind = segments[static_cast<std::size_t>(figure.segment)].kind;
  const auto same =
      std::count_if(segments.begin(), segments.end(), [kind](const SegmentDef& s) { return s.kind == kind; });
  return same < 2 ? text : fmt::format("{} {}", text, side_words(*tile.def, figure.segment, tile.rotation));
}

std::string words(const std::vector<Stock>& stock, bool owners) {
  std::string text;
  for (const Stock& s : stock) {
    if (!text.empty()) text += ", ";
    text += fmt::format("{} {}", s.count, owners ? words(s.piece) : std::string(name_of(s.piece.kind)));
  }
  return text.empty() ? "-" : text;
}

std::string standing_words(const SceneTile& tile, const SceneNeutral& neutral) {
  if (neutral.what == Neutral::bridge) return neutral.north_south ? ", north to south" : ", west to east";
  if (neutral.beside < 0) return "";
  const SceneFigure& figure = tile.figures[static_cast<std::size_t>(neutral.beside)];
  return fmt::format(" beside {} {}", words(figure.piece), place_words(tile, figure));
}

std::string words(const std::array<int, kGoodsNames.size()>& goods) {
  std::string text;
  for (std::size_t g = 0; g < goods.size(); ++g) {
    if (goods[g] > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", goods[g], kGoodsNames[g]);
  }
  return text;
}

const SceneFigure* on_top(const SceneTile& tile) {
  for (const SceneFigure& f : tile.figures) {
    if (f.spot == Spot::tower) return &f;
  }
  return nullptr;
}

std::string tower_words(const SceneTile& tile) {
  std::string text = fmt::format("{} floor{}, ", tile.floors, tile.floors == 1 ? "" : "s");
  if (const SceneFigure* top = on_top(tile)) return text + "closed by " + words(top->piece);
  return text + (tile.open ? "open" : "closed for good");
}

namespace {

/// "dragon, 2 steps made, blue to move": what the turn has come to.
std::string step_words(const Scene& scene) {
  std::string text = scene.step;
  if (scene.dragon_steps > 0)
    text += fmt::format(", {} step{} made", scene.dragon_steps, scene.dragon_steps == 1 ? "" : "s");
  if (scene.moves_dragon >= 0 && scene.moves_dragon != scene.on_turn)
    text += fmt::format(", {} to move",
                        name_of(scene.players[static_cast<std::size_t>(scene.moves_dragon)].colour));
  return text;
}

}  // namespace

std::string status_words(const Scene& scene) {
  std::string text;
  if (scene.over) {
    text = "game over";
  } else if (scene.on_turn >= 0) {
    const Colour colour = scene.players[static_cast<std::size_t>(scene.on_turn)].colour;
    text = fmt::format("turn {}, {} on turn", scene.turn + 1, name_of(colour));
    if (scene.second_part) text += ", second part of a double turn";
    if (!scene.step.empty()) text += fmt::format(" ({})", step_words(scene));
  }
  if (!scene.hand.empty()) text += fmt::format("; {} in hand", scene.hand);
  text += fmt::format("; {} tile{} left", scene.bag, scene.bag == 1 ? "" : "s");
  for (std::size_t i = 0; i < scene.discarded.size(); ++i) {
    text += fmt::format("{}{}", i == 0 ? "; put aside: " : ", ", scene.discarded[i]);
  }
  return text;
}

}  // namespace assize::picture
