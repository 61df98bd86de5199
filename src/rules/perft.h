// Counting leaf plays: the exact numbers that tell whether a rules engine is right.
#pragma once

#include <cstdint>

#include "rules/game.h"

namespace fourfold {

// For a game with dice: at each depth the sum over the distinct rolls of the distinct plays, a forced pass counting
// one; a finished game counts one and stops.
template <class State>
std::uint64_t perft_with_dice(const State& state, int depth) {
  if (depth == 0 || phase(state) == Phase::over) return 1;
  if (phase(state) == Phase::roll) {
    std::uint64_t leaves = 0;
    for (const auto& chance : chance(state).rolls) leaves += perft_with_dice(roll(state, chance.roll), depth);
    return leaves;
  }
  const auto plays = legal(state);
  if (depth == 1) return plays.size();
  std::uint64_t leaves = 0;
  for (const auto& play : plays) leaves += perft_with_dice(apply(state, play), depth - 1);
  return leaves;
}

}  // namespace fourfold
