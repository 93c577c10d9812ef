// The course of the river: river.continue, river.no-uturn.
#pragma once

#include "checker/game.hpp"

namespace assize::river {

void judge_course(const Game& game, const Action& a, Grounds& no);

}  // namespace assize::river
