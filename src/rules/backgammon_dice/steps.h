// One step: one die played by one pawn. What it does to both sides' pawns, and which steps a die allows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/backgammon_dice/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon_dice {

// Both players' pawns in the middle of a turn, with what the mover has scored in it. Each player counts the own path.
struct MidTurn {
  Pawns mine;
  Pawns theirs;
  std::uint8_t scored = 0;

  bool operator==(const MidTurn&) const = default;
};

// How a turn begins: the pawns, and the dice to be played.
inline MidTurn turn_begun(const State& state) { return {state.mine(), state.theirs(), 0}; }
DiceLeft dice_begun(const State& state);

// The side that a captured pawn shows until it is rolled.
constexpr Face captured_face(const Rules& rules) {
  return rules.special_sides && rules.redeem_roll == RedeemRoll::once ? Face::unrolled : Face::regular;
}

// A step that the board allows, and what the duties of BD-6 and BD-9 ask about it.
struct PossibleStep {
  Step step;
  MidTurn after;
  bool captures = false;
  bool captures_unaided = false;  // without a switch: such a capture is compulsory (BD-6, BD-15)
  bool matches_home = false;      // bears off by the exact number, without a switch or a second leg (BD-9, BD-17)
};

// Five Switch pawns with nine partners each, and moving without a switch, for each of two dice.
using PossibleSteps = FixedList<PossibleStep, std::size_t{2} * pawns_a_side * 10>;

// Adds every step that the board allows with the die, the duties not yet considered.
void add_possible_steps(const Rules& rules, const MidTurn& now, int die, PossibleSteps& steps);
// The same with each of the dice left.
PossibleSteps possible_steps(const Rules& rules, const MidTurn& now, const DiceLeft& dice);

// Keeps the steps that pass, in their order.
template <class Passes>
void keep_if(PossibleSteps& steps, Passes passes) {
  const PossibleStep* kept =
      std::remove_if(steps.begin(), steps.end(), [&](const PossibleStep& step) { return !passes(step); });
  while (steps.end() != kept) steps.pop_back();
}

// Drops what BD-6 and BD-9 forbid at this step: while one of the steps is a duty, those that fulfil none. The steps are
// those of all dice left.
void keep_dutiful(const Rules& rules, PossibleSteps& steps);
PossibleSteps dutiful_steps(const Rules& rules, const MidTurn& now, const DiceLeft& dice);

// Whether the step compels the mover to it or to another such step, and whether it is one.
bool is_duty(const Rules& rules, const PossibleStep& step);
bool fulfils_duty(const Rules& rules, const PossibleStep& step);

// The spaces on which a pawn lands in a step: one, or two for a Double; off_space is off the board.
struct Landings {
  int from = 0;  // where it starts, after a switch
  int first = 0;
  int second = 0;  // 0 when there is only one

  int last() const { return second != 0 ? second : first; }
};
Landings way_of(Step step);

// The pawns after the switch of a step, and unchanged if it has none.
MidTurn after_switch(MidTurn now, Step step);

// What a possible step makes of the pawns.
MidTurn after_step(const Rules& rules, MidTurn now, Step step);

// Every step of a pawn without sides, by the bits of the step; where there is no such step, one that changes nothing.
inline constexpr auto plain_steps = [] {
  std::array<PlainStep, 256> steps{};
  for (int from = captured_space; from <= last_space; ++from) {
    for (int die = 1; die <= Die::sides; ++die) steps[Step(die, pawn_on(from)).bits()] = plain_step(from, die);
  }
  return steps;
}();

// The same for pawns without sides in a game without scoring. No step at all changes nothing.
inline MidTurn after_plain_step(const MidTurn& now, Step step) {
  const PlainStep& plain = plain_steps[step.bits() & 0xff];
  return {now.mine.with_plain_step(plain), now.theirs.with_plain_capture(plain), 0};
}

}  // namespace fourfold::backgammon_dice
