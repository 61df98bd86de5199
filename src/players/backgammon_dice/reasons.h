// Why a play of Backgammon Dice is the best, in words that the numbers license.
#pragma once

#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

// Of a play that was chosen among so many.
Message reason_for(const State& state, const Play& play, std::size_t choices);

}  // namespace fourfold::backgammon_dice
