// From a scenario's head and board to a game that stands there.
#pragma once

#include <memory>
#include <tl/expected.hpp>

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

/// The set-up that the scenario's head asks for, under these rulings.
[[nodiscard]] SetUp set_up_of(const scenario::Scenario& scenario, const Catalogue& catalogue, Rulings rulings);
/// The scenario's position in a game of these rules, settled.
/// The same before anything that is forced at its beginning.
[[nodiscard]] Game beginning_of(const scenario::Scenario& scenario, std::shared_ptr<const Ruleset> rules);
[[nodiscard]] Game position_of(const scenario::Scenario& scenario, std::shared_ptr<const Ruleset> rules);

/// A colour's seat; -1: it does not play.
[[nodiscard]] PlayerId seat(const Ruleset& rules, Colour colour);
/// The engine's type of a catalogue tile; -1: not in these sets.
[[nodiscard]] TypeId type_of(const Ruleset& rules, std::uint16_t tile);
/// A named place on the board: segment, tower, bridge, castle or area. kind `out`: it is not there.
[[nodiscard]] Place find_place(const Game& game, const scenario::Place& place, Slot fallback = -1);
/// The figure of that owner and kind that stands in the place; without a place anywhere on the board; -1: none.
/// The figure on that tile that the fairy stands, or is to stand, next to; -1: none.
[[nodiscard]] FigureId figure_beside(const Game& game, const scenario::Beside& beside, Slot slot);
[[nodiscard]] FigureId find_figure(const Game& game, const scenario::Figure& figure, const Place& place);

}  // namespace assize::court
