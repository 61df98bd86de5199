// The one who may change a state. Only the files of this folder include it. What a play-out does at every turn is
// defined here, so that it is compiled into the play-out itself.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

class Referee {
 public:
  // The setup of BD-1 with regular sides, before anything is rolled.
  static State set_up(const Rules& rules);
  // The state after a random start, if there is one, or waiting for it.
  static State opening(const Rules& rules, const std::array<std::uint16_t, 2>& points);
  static State begin(const Rules& rules, Seat seat);

  static State rolled(const State& state, const Roll& dice);
  // The same for the two dice of a turn, larger first, when no captured pawn is rolled with them.
  static State turn_rolled(const State& state, const Roll& dice);

  static State played(const State& state, const Play& play);
  // The same where the rules are plain.
  static State plainly_played(const State& state, const Play& play);
  static State resigned(const State& state);

 private:
  static void give_turn_to(Seat seat, State& state);
  static State pawn_rolled(State state, Face face);
};

inline State Referee::turn_rolled(const State& state, const Roll& dice) {
  State next = state;
  next.books_ = state.books_.with_dice(dice.first.pips(), dice.second.pips()).with_stage(Stage::deciding);
  return next;
}

// Two words that are written with one instruction. A state is copied right after it was made, sixteen bytes at a time,
// and a processor has to wait long before it can read together what was just written in two parts.
inline std::array<Pawns, 2> written_at_once(Pawns first, Pawns second) {
  using TwoWords [[gnu::vector_size(16)]] = std::uint64_t;
  return std::bit_cast<std::array<Pawns, 2>>(TwoWords{first.bits(), second.bits()});
}

inline State Referee::plainly_played(const State& state, const Play& play) {
  MidTurn now = turn_begun(state);
  std::uint64_t steps = play.bits();
  // Two at a time: most plays have two, and a third is as rare as a double.
  do {
    now = after_plain_step(now, Step::from_bits(static_cast<std::uint16_t>(steps)));
    now = after_plain_step(now, Step::from_bits(static_cast<std::uint16_t>(steps >> 16)));
  } while ((steps >>= 32) != 0);
  State next = state;
  const Bookkeeping after = state.books_.with_dice(0, 0);
  if (now.mine.all_off()) {  // BD-11
    next.pawns_ = written_at_once(now.mine, now.theirs);
    next.books_ = after.with_stage(Stage::over);
  } else {
    next.pawns_ = written_at_once(now.theirs, now.mine);
    next.books_ = after.with_stage(Stage::rolling).with_other_turn();
  }
  return next;
}

}  // namespace fourfold::backgammon_dice
