// What a play of ludo gains at once, counted.
#pragma once

#include "rules/ludo/state.h"

namespace fourfold::ludo {

struct Gains {
  int captured = 0;  // opposing pieces sent back
  int finished = 0;  // own pieces that came home
  int entered = 0;   // own pieces that came into play
  int columned = 0;  // own pieces that reached the home column
  int furthest = 0;  // where a piece that ran on the track came to
};

Gains gains_of(const State& state, const Play& play);

}  // namespace fourfold::ludo
