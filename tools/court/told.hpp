// The way back from a game to a scenario: its places, actions and positions in a scenario's words.
#pragma once

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"

namespace assize::court {

[[nodiscard]] scenario::ClauseRef clause_told(const Catalogue& catalogue, ClauseId clause);
[[nodiscard]] std::vector<scenario::RulingRef> rulings_told(const Catalogue& catalogue,
                                                            const std::vector<Ruling>& rulings);
[[nodiscard]] scenario::Figure figure_told(const Game& game, FigureId figure);
/// A place on the board: a segment, a tower, a bridge or a castle.
[[nodiscard]] scenario::Place place_told(const Game& game, Place place);
/// The step that does this, taken in this position.
[[nodiscard]] scenario::Step step_told(const Game& game, const Action& action);
/// Adds it to the steps. `last`: the player of the step before; a change of players is named.
void add_step(const Game& game, const Action& action, Colour& last, std::vector<scenario::Step>& steps);
/// Tiles, figures, floors, prisoners and points; supplies where they lack what the board does not show.
[[nodiscard]] scenario::Board board_told(const Game& game);
/// The undrawn tiles, and the one in hand.
[[nodiscard]] std::vector<scenario::TileRef> bag_told(const Game& game);
[[nodiscard]] scenario::TileRef hand_told(const Game& game);

}  // namespace assize::court
