#include "players/backgammon_dice/known_chances.h"

namespace fourfold::backgammon_dice {

std::shared_ptr<const SolvedTables> solved_here(const Rules& /*rules*/, const players::Resources& /*resources*/) {
  return nullptr;
}

}  // namespace fourfold::backgammon_dice
