// What a play of checkers did: checkers captured.
#pragma once

#include "rules/checkers/state.h"
#include "rules/deeds.h"

namespace fourfold::checkers {

Deeds deeds(const State& state, const Play& play);

}  // namespace fourfold::checkers
