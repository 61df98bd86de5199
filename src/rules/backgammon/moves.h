// The course of a game of backgammon: who decides what, which plays there are, and what follows from them.
#pragma once

#include <optional>
#include <string_view>

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

State initial(const Rules& rules);
State begin_with(const Rules& rules, Seat seat);

Phase phase(const State& state);
Seat to_act(const State& state);

Distribution<Roll, 36> chance(const State& state);
std::uint32_t chance_total(const State& state);
Roll roll_at(const State& state, std::uint32_t n);
State roll(const State& state, const Roll& dice);
Result<State> with_roll(const State& state, const Roll& dice);

PlayList legal(const State& state);
OfferList offers(const State& state);
State apply(const State& state, const Play& play);
// Accepts the steps of a turn in any order that the rules allow.
Result<State> try_apply(const State& state, const Play& play);

// Why the player on turn may not double now.
enum class NoDouble : std::uint8_t {
  none,         // they may
  no_cube,      // the rules have none
  single_game,  // or a match to one point (BG-17)
  opening,      // the opening roll comes first
  after_roll,   // or it is not their turn (BG-18)
  crawford,     // the one game without doubling (BG-21)
  not_owner,    // the opponent has the cube (BG-18)
  highest,      // the cube shows all that it can (BG-18)
  dead_cube,    // it could only help the opponent (BG-19)
};
NoDouble why_no_double(const State& state);

// The same with the cube put away and the question of who begins settled: what perft counts.
State dice_only(const State& state);
std::uint64_t perft(const State& state, int depth);

}  // namespace fourfold::backgammon
