// One step: one die played by one pawn. What it does to both sides' pawns, and which steps a die allows.
#pragma once

#include <array>
#include <cstdint>

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// Both sides as the mover sees them during a turn, with what the mover has scored in it. Each side counts its own path.
struct View {
  Pawns mine;
  Pawns theirs;
  std::uint8_t scored = 0;

  bool operator==(const View&) const = default;
};

// The side that a captured pawn shows until it is rolled.
constexpr Side captured_side(const Rules& rules) {
  return rules.special_sides && rules.redeem_roll == RedeemRoll::once ? Side::unrolled : Side::regular;
}

// A step that the board allows, and what the duties of BD-6 and BD-9 ask about it.
struct PossibleStep {
  Step step;
  View after;
  bool captures = false;
  bool captures_unaided = false;  // without a switch: such a capture is compulsory (BD-6, BD-15)
  bool matches_home = false;      // bears off by the exact number, without a switch or a second leg (BD-9, BD-17)
};

// Five Switch pawns with nine partners each, and moving without a switch, for each of two dice.
using PossibleSteps = FixedList<PossibleStep, std::size_t{2} * pawns_a_side * 10>;

// Adds every step that the board allows with the die, the duties not yet considered.
void add_possible_steps(const Rules& rules, const View& view, int die, PossibleSteps& steps);

// Drops what the duties forbid: BD-9 for each die, and BD-6 where it is judged step by step.
void keep_dutiful(const Rules& rules, PossibleSteps& steps);

// The spaces on which a pawn lands in a step: one, or two for a Double; off_space is off the board.
struct Landings {
  int from = 0;  // where it starts, after a switch
  int first = 0;
  int second = 0;  // 0 when there is only one

  int last() const { return second != 0 ? second : first; }
};
Landings way_of(Step step);

// The pawns after the switch of a step, and unchanged if it has none.
View after_switch(View view, Step step);

// What a possible step makes of the pawns.
View after_step(const Rules& rules, View view, Step step);

// Every step of a pawn without sides, by the bits of the step; where there is no such step, one that changes nothing.
inline constexpr auto plain_steps = [] {
  std::array<PlainStep, 256> steps{};
  for (int from = captured_space; from <= last_space; ++from) {
    for (int die = 1; die <= Die::sides; ++die) steps[Step(die, pawn_on(from)).bits()] = plain_step(from, die);
  }
  return steps;
}();

// The same for pawns without sides in a game without scoring. No step at all changes nothing.
inline View after_plain_step(const View& view, Step step) {
  const PlainStep& plain = plain_steps[step.bits() & 0xff];
  return {view.mine.with_plain_step(plain), view.theirs.with_plain_capture(plain), 0};
}

}  // namespace fourfold::backgammon_dice
