// The only way in which a figure leaves where it stands, and what follows from it.
#pragma once

#include "checker/game.hpp"

namespace assize {

/// How a figure that came home is marked until the turn ends: Place::part in the supply.
enum class Return : std::uint8_t { before, ransomed, exchanged, taken_back };

/// Sends the figure to its owner's supply, or as `captured` to the captor (the owner takes an own one home).
/// A tower it stood on is open again (tower.reopen.*), its ghosts go to the general supply, the fairy loses it, and a builder
/// or pig that it leaves alone goes home too.
void leave(Game& game, FigureId f, Cause cause, PlayerId captor = -1);

}  // namespace assize
