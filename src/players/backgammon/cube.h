// What `greedy` says about the cube and about resignations.
#pragma once

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// What the player to act does in a state that asks about the cube or a resignation, not about moving checkers.
PlayKind cube_decision(const State& state);

}  // namespace fourfold::backgammon
