// What a play of backgammon did: pips moved, checkers hit.
#pragma once

#include "rules/backgammon/state.h"
#include "rules/deeds.h"

namespace fourfold::backgammon {

Deeds deeds(const State& state, const Play& play);

}  // namespace fourfold::backgammon
