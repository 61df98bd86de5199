// Solves the game without special sides, tier after tier, into files in the resources' folder. Native only.
#pragma once

#include "players/solving.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

// Nothing in a page.
const players::GameSolver<Game>* game_solver();

// How both sides begin with fewer pawns: the others of the setup are borne off.
Pawns start_of(const Rules& rules, int pawns);

}  // namespace fourfold::backgammon_dice
