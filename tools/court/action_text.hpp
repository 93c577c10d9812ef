// Actions in the form that `play` prints and `options` compares.
#pragma once

#include <string>

#include "checker/game.hpp"

namespace assize::court {

[[nodiscard]] std::string action_text(const Game& game, const Action& action);
/// "red meeple"
[[nodiscard]] std::string figure_text(const Game& game, FigureId figure);
/// "[1,0] city N", "carcassonne", "supply"
[[nodiscard]] std::string place_text(const Game& game, Place place);
[[nodiscard]] std::string cell_text(Cell c);
/// A choice as `play` prints it; its place may go by any name: "field NL" for "field WL" where that is one
/// field.
[[nodiscard]] std::string as_printed(const Game& game, const std::string& choice);
/// Every legal action in the position, without doubles, sorted.
[[nodiscard]] std::vector<std::string> legal_texts(const Game& game);

}  // namespace assize::court
