// The whole text picture: axes, tiles, legend.
#include <fmt/format.h>

#include <map>

#include "tools/picture/picture.hpp"
#include "tools/picture/text/legend.hpp"
#include "tools/picture/text/tile.hpp"

namespace assize {

namespace picture {
namespace {

constexpr int kLeft = 5;  // columns before the first tile
constexpr int kTop = 1;

std::string draw_board(const Scene& scene, const TextOptions& options) {
  const Area area = area_of(scene);
  const int columns = area.last.x - area.first.x + 1, rows = area.last.y - area.first.y + 1;
  Canvas canvas(kLeft + columns * kColumns + 1, kTop + rows * kRows + 1);
  for (int x = 0; x < columns; ++x) {
    const std::string label = std::to_string(area.first.x + x);
    canvas.write(kLeft + x * kColumns + kColumns / 2 - static_cast<int>(label.size() - 1) / 2, 0, label,
                 true);
  }
  for (int y = 0; y < rows; ++y) {
    canvas.write(0, kTop + y * kRows + kRows / 2, fmt::format("{:>3}", area.first.y + y), true);
  }
  std::map<const TileDef*, Layout> layouts;
  for (const SceneTile& tile : scene.tiles) {
    const auto layout = layouts.try_emplace(tile.def, layout_of(*tile.def)).first;
    draw_tile(canvas, kLeft + (tile.at.x - area.first.x) * kColumns,
              kTop + (tile.at.y - area.first.y) * kRows, tile, layout->second,
              {.placed = scene.placed == tile.at, .idle = scene.idle});
  }
  return canvas.str(options.unicode, options.colour);
}

}  // namespace
}  // namespace picture

std::string scene_text(const picture::Scene& scene, const TextOptions& options) {
  std::string text = picture::draw_board(scene, options);
  if (options.legend) text += "\n" + picture::legend(scene, options);
  return text;
}

std::string board_text(const Game& game, const TextOptions& options) {
  return scene_text(picture::scene_of(game), options);
}

}  // namespace assize
