// Rolling in Backgammon Dice: the start, the two dice of a turn, and the captured pawns that are rolled with them.
#pragma once

#include <cstdint>

#include "rules/backgammon_dice/referee.h"
#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// 21 rolls of two dice times the 252 ways in which five captured pawns can fall.
using RollChances = Distribution<Roll, std::size_t{21} * 252>;

// Every roll with its weight. A tie in the opening is rolled again and so is none of them.
RollChances chance(const State& state);

// two_dice_in_order as rolls of a turn, for when two dice are all that falls.
inline constexpr auto turn_rolls_in_order = [] {
  std::array<Roll, two_dice_total> all{};
  for (std::size_t n = 0; n < all.size(); ++n) all[n] = turn_roll(two_dice_in_order[n].high, two_dice_in_order[n].low);
  return all;
}();

// Whether two dice are all that falls next.
inline bool two_dice_fall(const State& state) {
  return state.stage() == Stage::rolling && !state.rules().special_sides;
}
// The same as chance_total and roll_at, whatever is rolled next.
std::uint32_t falls_of_all(const State& state);
Roll fall_of_all(const State& state, std::uint32_t n);

inline std::uint32_t chance_total(const State& state) {
  return two_dice_fall(state) ? two_dice_total : falls_of_all(state);
}
inline Roll roll_at(const State& state, std::uint32_t n) {
  if (!two_dice_fall(state)) return fall_of_all(state, n);
  return turn_rolls_in_order[n];
}

inline State roll(const State& state, const Roll& dice) {
  const bool two_dice = state.stage() == Stage::rolling && dice.faces.empty();
  return two_dice && dice.first >= dice.second ? Referee::turn_rolled(state, dice) : Referee::rolled(state, dice);
}
// A roll without sides keeps the sides that already stand on the mover's captured pawns.
Result<State> with_roll(const State& state, const Roll& dice);

// How many pawns are rolled along with the dice of this turn (BD-13).
int pawns_to_roll(const State& state);

}  // namespace fourfold::backgammon_dice
