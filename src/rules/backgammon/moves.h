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
std::uint32_t falls(const State& state);
Roll fall(const State& state, std::uint32_t n);
State roll(const State& state, const Roll& dice);
Result<State> with_roll(const State& state, const Roll& dice);

PlayList legal(const State& state);
OfferList offers(const State& state);
State apply(const State& state, const Play& play);
// Accepts the steps of a turn in any order that the rules allow.
Result<State> try_apply(const State& state, const Play& play);

// Why the player on turn may not double now; nothing if they may.
std::optional<std::string_view> why_no_double(const State& state);

// The same with the cube put away and the question of who begins settled: what perft counts.
State dice_only(const State& state);
std::uint64_t perft(const State& state, int depth);

}  // namespace fourfold::backgammon
