#include "players/backgammon_dice/known_chances.h"

namespace fourfold::backgammon_dice {

void compute_endings(const Rules& /*rules*/, SolvedTables& /*tables*/) {}

}  // namespace fourfold::backgammon_dice
