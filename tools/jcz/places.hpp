// Recordings' pointers and ids, and the places and figures of a game that they name.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "checker/game.hpp"
#include "tools/jcz/location.hpp"
#include "tools/jcz/recording.hpp"

namespace assize::jcz {

/// The part of a tile to which the pointer points, which must be the tile's own part with all its sides; the
/// error says what is wrong.
[[nodiscard]] tl::expected<Target, std::string> find_target(const Game& game, const Pointer& pointer);
/// The place on the board of that target.
[[nodiscard]] Place place_of(const Target& target);

/// "{City,NS,[0,-1]}"
[[nodiscard]] std::string pointer_text(const Game& game, const Target& target);
[[nodiscard]] std::string pointer_text(const Game& game, Place place);
/// "{0.small.1,City,NS,[0,-1]}"
[[nodiscard]] std::string meeple_pointer_text(const Game& game, FigureId figure);
/// A pointer as an assertion writes it, in the same form; nothing if it is none.
[[nodiscard]] std::string pointer_text(std::string_view feature, std::string_view location, Cell at);

/// "0.small.1": the figure, in the supply or not; the error says what is wrong.
[[nodiscard]] tl::expected<FigureId, std::string> find_meeple(const Game& game, std::string_view id);
[[nodiscard]] std::string meeple_id(const Game& game, FigureId figure);
/// "SmallFollower"
[[nodiscard]] std::string_view meeple_class(FigureKind kind);

}  // namespace assize::jcz
