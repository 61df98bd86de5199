// Why the engine of checkers plays what it plays, said from what the search saw and nothing else.
#pragma once

#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// Of a decision about a move, best candidate first, in a state with so many moves to choose from.
Message reason_for(const State& state, const players::Decision<Game>& decision, std::size_t choices);

}  // namespace fourfold::checkers
