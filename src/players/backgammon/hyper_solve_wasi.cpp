#include "players/backgammon/hyper_solve.h"

namespace fourfold::backgammon {

const players::GameSolver<Game>* game_solver() { return nullptr; }

}  // namespace fourfold::backgammon
