// How many rolls hit a blot.
#pragma once

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

// Of the 36 rolls, those with which `hitters`, whose turn it is, can hit the single checker that `side` has on its own
// point: directly, by both dice together or by a double, with checkers on the bar coming in first. Where a die that
// hits would leave the other one unplayable, the hit is counted although it may be forbidden.
int shots(const Checkers& side, int point, const Checkers& hitters);

}  // namespace fourfold::backgammon
