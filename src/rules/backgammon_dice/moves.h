// How a game of Backgammon Dice goes on: who acts, what may be played, what a play makes of the position.
#pragma once

#include <cstdint>

#include "rules/backgammon_dice/plays.h"
#include "rules/backgammon_dice/referee.h"
#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

State initial(const Rules& rules);
State begin_with(const Rules& rules, Seat seat);

inline Phase phase(const State& state) {
  if (state.stage() == Stage::deciding) return Phase::decide;
  return state.stage() == Stage::over ? Phase::over : Phase::roll;
}
inline Seat to_act(const State& state) { return state.turn(); }

// The plays of a turn where the rules are not plain, by the edition that they are of.
void find_plays_by_edition(const State& state, PlayList& plays);

// One play for each distinct position that the turn can lead to; empty unless a turn is to be played.
inline PlayList legal(const State& state) {
  PlayList plays;
  if (state.stage() != Stage::deciding) return plays;
  if (state.plain()) {
    find_plain_plays(state.mine(), state.theirs(), {state.high_die(), state.low_die()}, plays);
  } else {
    find_plays_by_edition(state, plays);
  }
  return plays;
}
// One play of a turn that is to be played: the one so far down that list, of 2 to the power of 32. Where the rules are
// plain the others are not written out.
inline Play legal_play_drawn(const State& state, std::uint32_t lot) {
  if (state.plain()) {
    return draw_plain_play(state.mine(), state.theirs(), {state.high_die(), state.low_die()}, lot);
  }
  const PlayList plays = legal(state);
  return plays[static_cast<std::size_t>(std::uint64_t{lot} * plays.size() >> 32)];
}
OfferList offers(const State& state);

// What a play makes of a state under every rule; apply takes a shorter way where the rules are plain.
State apply_sided(const State& state, const Play& play);
inline State apply(const State& state, const Play& play) {
  return state.plain() && !play.resigns() ? Referee::plainly_played(state, play) : apply_sided(state, play);
}
// Accepts any order of steps that leads to a position which the rules allow.
Result<State> try_apply(const State& state, const Play& play);

std::uint64_t perft(const State& state, int depth);

}  // namespace fourfold::backgammon_dice
