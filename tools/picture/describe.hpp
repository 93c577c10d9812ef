// Words for what a scene shows, as scenarios and legends write them.
#pragma once

#include <string>
#include <vector>

#include "tools/picture/scene.hpp"

namespace assize::picture {

/// "red meeple"
[[nodiscard]] std::string words(Piece piece);
/// "city N"; the side is left out where the tile has one of the kind.
[[nodiscard]] std::string place_words(const SceneTile& tile, const SceneFigure& figure);
/// ", north to south" for a bridge, " beside red meeple city" for the fairy.
[[nodiscard]] std::string standing_words(const SceneTile& tile, const SceneNeutral& neutral);
/// "[1,0]"
[[nodiscard]] std::string words(Cell cell);
/// "6 meeple, 1 abbot"; prisoners are named with their owners. Empty: "-".
[[nodiscard]] std::string words(const std::vector<Stock>& stock, bool owners);
/// "2 wine, 1 cloth"; empty: "".
[[nodiscard]] std::string words(const std::array<int, kGoodsNames.size()>& goods);
/// "2 floors, closed by blue meeple"
[[nodiscard]] std::string tower_words(const SceneTile& tile);
/// "turn 5, red on turn, second part (figure); BA/L in hand; 40 tiles left"
[[nodiscard]] std::string status_words(const Scene& scene);
[[nodiscard]] const SceneFigure* on_top(const SceneTile& tile);

}  // namespace assize::picture
