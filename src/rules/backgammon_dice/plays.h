// Finding the plays of a turn: one for each distinct position that it can lead to. Two generators give the same
// answers.
#pragma once

#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

struct TurnDice {
  int high = 0;
  int low = 0;
};

// For plain pawns, on bit masks: what the millions of games of a play-out use.
void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays);
// One of them: the play so far down the list, of 2 to the power of 32.
Play draw_plain_play(Pawns mine, Pawns theirs, TurnDice dice, std::uint32_t lot);

// For every rule and every side.
void find_sided_plays(const Rules& rules, const MidTurn& start, TurnDice dice, PlayList& plays);

}  // namespace fourfold::backgammon_dice
