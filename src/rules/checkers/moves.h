// What may be done in a game of checkers, and what it leads to. Every function is pure.
#pragma once

#include "rules/checkers/state.h"

namespace fourfold::checkers {

// The mail deck's 156 ballots are the most ways anything can fall.
using RollDistribution = Distribution<Roll, 156>;

State initial(const Rules& rules);
// The start with that seat to move. A ballot, if the rules have one and dark begins, is still to be drawn.
State begin_with(const Rules& rules, Seat seat);

Phase phase(const State& state);
Seat to_act(const State& state);

// Lots are drawn at the start only: who begins (CK-2), or the opening.
RollDistribution chance(const State& state);
std::uint32_t chance_total(const State& state);
Roll roll_at(const State& state, std::uint32_t n);
State roll(const State& state, const Roll& dice);
Result<State> with_roll(const State& state, const Roll& dice);

// Every play of the player to act; one for every distinct path (CK-3 to CK-8).
PlayList legal(const State& state);
// Resigning, offering a draw, claiming one (CK-10).
OfferList offers(const State& state);
State apply(const State& state, const Play& play);
Result<State> try_apply(const State& state, const Play& play);

// Whether the play is allowed, or the rule that stands against it.
Result<void> check_play(const State& state, const Play& play);

// Leaf plays with the draw rules ignored; choosing who begins and answering an offer count as plays.
std::uint64_t perft(const State& state, int depth);

}  // namespace fourfold::checkers
