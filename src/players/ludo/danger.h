// Which own pieces the next rolls of the others could send back.
#pragma once

#include "rules/ludo/state.h"

namespace fourfold::ludo {

// Of the opponent who reaches most.
struct Danger {
  int rolls = 0;            // out of `total`, by which one of the seat's pieces can be sent back at once
  int total = 1;            // as many ways as the dice may fall
  int pieces = 0;           // of the seat, that some roll reaches
  bool of_several = false;  // whether there are other opponents, who reach no more
};

// As if it were the turn of each opponent, with the pieces as they stand.
Danger danger_to(const State& state, Seat seat);

}  // namespace fourfold::ludo
