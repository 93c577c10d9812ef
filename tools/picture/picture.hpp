// Pictures of a position, drawn from the data of the tiles: for reports, the terminal and web pages.
#pragma once

#include <string>
#include <vector>

#include "checker/game.hpp"
#include "tools/picture/scene.hpp"

namespace assize {

/// How a board is drawn in characters.
struct TextOptions {
  bool unicode = false;  ///< box drawing and block characters in place of plain ASCII
  bool colour = false;   ///< ANSI colours
  bool legend = true;    ///< figures, towers, tokens and players in words below the board
  bool tiles = false;    ///< the legend also lists every tile with its rotation
};

/// A cell to emphasise.
struct Highlight {
  enum class Kind { range, focus, wrong };
  Cell at{};
  Kind kind = Kind::range;
};

/// How a board is drawn as SVG.
struct SvgOptions {
  int tile = 96;                     ///< width of a tile in pixels
  std::string title;                 ///< above the board, and the accessible title
  std::vector<std::string> caption;  ///< lines below the board, clause ids for example
  std::vector<Highlight> highlights;
  bool coordinates = true;  ///< numbers on the axes
  bool players = true;      ///< scores, supplies and prisoners below the board
  bool mark_placed = true;  ///< emphasises the tile placed this turn
  bool ids = false;         ///< writes its id on every tile
};

/// The board as lines of characters, cropped to the occupied area.
[[nodiscard]] std::string board_text(const Game& game, const TextOptions& options = {});
[[nodiscard]] std::string scene_text(const picture::Scene& scene, const TextOptions& options = {});

/// The board as a standalone SVG document; equal boards give equal text.
[[nodiscard]] std::string board_svg(const Game& game, const SvgOptions& options = {});
[[nodiscard]] std::string scene_svg(const picture::Scene& scene, const SvgOptions& options = {});

}  // namespace assize
