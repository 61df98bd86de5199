// The duties of BD-6 and BD-9 as this program ruled them first, for games that were recorded then. Nobody can choose
// them any more.
//
//   step  while a die left can capture, the step is a capture; a die that matches a home space bears off or captures,
//         but another die may be played before it
//   turn  the second half of that; and of all ways to play the turn only those that use most dice, and of these only
//         those that capture if one of them does without a switch
//   none  the second half of that; a player may stop at any time
#pragma once

#include "rules/backgammon_dice/plays.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice::first_edition {

// Presets had the duty `step` then.
void go_back_to(Rules& preset);

void keep_dutiful(const Rules& rules, PossibleSteps& steps);

// The plays of a turn under the duty `turn`. The other duties are all in keep_dutiful.
void find_plays_with_most_dice(const Rules& rules, const MidTurn& start, const DiceLeft& dice, PlayList& plays);

}  // namespace fourfold::backgammon_dice::first_edition
