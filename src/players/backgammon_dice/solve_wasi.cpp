#include "players/backgammon_dice/solve.h"

namespace fourfold::backgammon_dice {

const players::GameSolver<Game>* game_solver() { return nullptr; }

}  // namespace fourfold::backgammon_dice
