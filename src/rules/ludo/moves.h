// Playing ludo: who acts, which rolls there are, what may be played and what comes of it. Every function is pure.
#pragma once

#include <cstdint>

#include "rules/game.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

// LU-2: waits for the players' rolls, one after another; the highest begins, ties among the highest roll again.
State initial(const Rules& rules);
// The seat, or the next one clockwise that plays, begins.
State begin_with(const Rules& rules, Seat seat);

inline Phase phase(const State& state) { return state.phase(); }
inline Seat to_act(const State& state) { return state.turn(); }

// 21 rolls of two dice or 6 of one; none unless dice are due.
Distribution<Roll, 21> chance(const State& state);
std::uint32_t chance_total(const State& state);
Roll roll_at(const State& state, std::uint32_t n);
State roll(const State& state, const Roll& dice);
Result<State> with_roll(const State& state, const Roll& dice);

// One play for each distinct position that may come of the roll. Where no die can be used, a pass.
PlayList legal(const State& state);
// Resigning, for the one whose turn it is, before the roll or after.
OfferList offers(const State& state);
State apply(const State& state, const Play& play);
Result<State> try_apply(const State& state, const Play& play);

// The play of legal(state) that comes to the same as this one, whose steps may be told in another order or use the dice
// another way, or the rule that forbids it.
Result<Play> find_play(const State& state, const Play& play);

// Whether the die on the table is a third six in a row that ends the turn unplayed.
inline bool third_six(const State& state) {
  const auto dice = state.dice();
  return state.rules().three_sixes == ThreeSixes::lose_turn && state.sixes() == 2 && dice && dice->high_pips() == 6;
}

// The opening rolls only settle who begins and may tie for ever: they are not counted, the seat about to roll begins.
std::uint64_t perft(const State& state, int depth);

}  // namespace fourfold::ludo
