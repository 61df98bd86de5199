// What a finished game of ludo gives (LU-12).
#pragma once

#include <optional>

#include "rules/game.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

// Each seat gets a point for every opponent it is placed ahead of and loses one for every opponent placed ahead of it;
// two seats without a place owe each other nothing.
Outcome outcome(const State& state);

// Games of ludo stand alone.
std::optional<State> next_game(const State& state);

}  // namespace fourfold::ludo
