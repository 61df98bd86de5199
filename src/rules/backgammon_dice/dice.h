// Rolling in Backgammon Dice: the start, the two dice of a turn, and the captured pawns that are rolled with them.
#pragma once

#include <cstdint>

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// 21 rolls of two dice times the 252 ways in which five captured pawns can fall.
using RollChances = Distribution<Roll, 21 * 252>;

// Every roll with its weight. A tie in the opening is rolled again and so is none of them.
RollChances chance(const State& state);
std::uint32_t falls(const State& state);
Roll fall(const State& state, std::uint32_t n);

State roll(const State& state, const Roll& dice);
// A roll without sides keeps the sides that already stand on the mover's captured pawns.
Result<State> with_roll(const State& state, const Roll& dice);

// How many pawns are rolled along with the dice of this turn (BD-13).
int pawns_to_roll(const State& state);

}  // namespace fourfold::backgammon_dice
