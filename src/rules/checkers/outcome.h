// How a finished game of checkers counts.
#pragma once

#include <optional>

#include "rules/checkers/state.h"

namespace fourfold::checkers {

// One point won and lost; nothing for a draw (CK-9, CK-10).
Outcome outcome(const State& state);
// Games of checkers stand alone: there is never a next one.
std::optional<State> next_game(const State& state);

}  // namespace fourfold::checkers
