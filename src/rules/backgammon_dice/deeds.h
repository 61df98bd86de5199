// What a turn of Backgammon Dice did: spaces moved, pawns captured.
#pragma once

#include "rules/backgammon_dice/state.h"
#include "rules/deeds.h"

namespace fourfold::backgammon_dice {

Deeds deeds(const State& state, const Play& play);

}  // namespace fourfold::backgammon_dice
