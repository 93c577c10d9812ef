// Scenes for tests: tiles by id, figures on them.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tools/picture/picture.hpp"

namespace assize::tests {

/// Every tile once, whichever sets hold it; with sanitizers only those of some sets.
inline std::vector<const TileDef*> different_tiles() {
  std::vector<const TileDef*> tiles;
  std::set<std::string_view> ids;
  for (const TileDef& def : builtin_catalogue().tiles) {
#ifdef ASSIZE_QUICK_TESTS
    if (def.set != "base-c2" && def.set != "tower-c2" && def.set != "river-c2" && def.set != "count")
      continue;
#endif
    if (ids.insert(def.id).second) tiles.push_back(&def);
  }
  return tiles;
}

inline const TileDef& tile_def(std::string_view id) {
  for (const TileDef& def : builtin_catalogue().tiles) {
    if (def.id == id) return def;
  }
  throw std::runtime_error("no such tile");
}

inline picture::SceneTile& lay(picture::Scene& scene, const TileDef& def, int x, int y, int rotation = 0) {
  picture::SceneTile tile;
  tile.def = &def;
  tile.at = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  tile.rotation = rotation;
  scene.tiles.push_back(tile);
  return scene.tiles.back();
}

inline picture::SceneTile& lay(picture::Scene& scene, std::string_view id, int x, int y, int rotation = 0) {
  return lay(scene, tile_def(id), x, y, rotation);
}

inline void stand(picture::SceneTile& tile, Colour owner, FigureKind kind, Spot spot, int segment = -1,
                  int ghosts = 0) {
  picture::SceneFigure figure;
  figure.piece = {owner, kind};
  figure.spot = spot;
  figure.segment = segment;
  figure.ghosts = ghosts;
  tile.figures.push_back(figure);
}

inline int occurrences(const std::string& text, std::string_view part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

}  // namespace assize::tests
