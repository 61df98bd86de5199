// Every distinct way to move a roll on a bare board: the inner loop of bots, rollouts and perft. Whole plays are
// judged, never single dice (BG-6).
#pragma once

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// Adds to `plays` one play for every distinct position that the mover can reach with the dice, or a single pass.
void generate(const Checkers& mover, const Checkers& opponent, const Roll& dice, PlayList& plays);

// Moves one checker; a lone opposing checker on the way goes to the bar (BG-7). Inline: bots do little else.
inline void make_step(Checkers& mover, Checkers& opponent, Step step) {
  --mover[step.from];
  ++mover[step.to];
  if (step.to == off) return;
  std::uint8_t& there = opponent[static_cast<std::size_t>(points + 1 - step.to)];
  if (there == 0) return;
  there = 0;
  ++opponent[bar];
}

}  // namespace fourfold::backgammon
