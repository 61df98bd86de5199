// What a play of ludo did: spaces moved, pieces sent back.
#pragma once

#include "rules/deeds.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

Deeds deeds(const State& state, const Play& play);

}  // namespace fourfold::ludo
