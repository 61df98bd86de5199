// Why a play or a step is not allowed: a message that names the rule.
#pragma once

#include "rules/backgammon_dice/plays.h"
#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

// Nothing when the play leads to a position that the rules allow, or the reason why it may not be made.
Result<void> check_play(const State& state, const Play& play);

// Why the board does not allow the step, whatever the duties.
Message why_impossible(const Rules& rules, const MidTurn& now, Step step);

}  // namespace fourfold::backgammon_dice
