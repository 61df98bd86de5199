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

// True where the plain generator knows every rule in force: pawns without sides and the duties as printed.
inline bool plain_enough(const Rules& rules) {
  return !rules.special_sides && !rules.scored && rules.duty == Duty::step && rules.bear_off == BearOff::exact &&
         rules.must_bear_off;
}

// For plain pawns, on bit masks: what the millions of games of a play-out use.
void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays);

// For every rule and every side.
void find_sided_plays(const Rules& rules, const View& view, TurnDice dice, PlayList& plays);

}  // namespace fourfold::backgammon_dice
