// The words of a recording's set-up: elements, rules and tile sets, and what each of them is here.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "spec/catalogue/words.hpp"

namespace assize::jcz {

/// An element switches one thing on.
struct Element {
  std::string_view name;
  std::string_view expansion;             ///< as that program names it
  std::optional<FigureKind> figure = {};  ///< the value counts figures of each player
  std::optional<Part> part = {};
  bool played = false;
  std::string_view tiles = {};  ///< not played: it acts only through tiles of sets whose names begin so
};
[[nodiscard]] std::span<const Element> elements();
[[nodiscard]] const Element* element(std::string_view name);

/// A rule, its values, the first of them the default, and the option that it sets here.
struct RuleWord {
  std::string_view value;
  std::string_view means = {};  ///< the option's value
};
struct Rule {
  std::string_view name;
  std::string_view option;  ///< empty: it speaks of an expansion that is not played
  std::span<const RuleWord> values;
};
[[nodiscard]] std::span<const Rule> rules();
[[nodiscard]] const Rule* rule(std::string_view name);

/// A tile set, and the one of this catalogue that holds the same tiles.
struct TileSetWord {
  std::string_view name;
  std::string_view expansion;
  std::string_view set = {};  ///< empty: its expansion is not played
};
[[nodiscard]] std::span<const TileSetWord> tile_sets();
[[nodiscard]] const TileSetWord* tile_set(std::string_view name);

}  // namespace assize::jcz
