// Why a play of ludo is the best, in words that the numbers license.
#pragma once

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// Of a play that was chosen among so many.
Message reason_for(const State& state, const Play& play, std::size_t choices);

}  // namespace fourfold::ludo
