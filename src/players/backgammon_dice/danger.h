// Which own pawns the next roll of the opponent could capture.
#pragma once

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

struct Danger {
  int rolls = 0;  // out of `total`, by which one of the seat's pawns can be captured at once
  int total = 1;  // as many ways as the dice may fall, and captured pawns with them
  int pawns = 0;  // of the seat, that some roll reaches
};

// As if it were the opponent's turn, with the pawns as they stand.
Danger danger_to(const State& state, Seat seat);

}  // namespace fourfold::backgammon_dice
