// Solves hypergammon, tier after tier, into files in the resources' folder. Native only.
#pragma once

#include "players/solving.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Nothing in a page.
const players::GameSolver<Game>* game_solver();

}  // namespace fourfold::backgammon
