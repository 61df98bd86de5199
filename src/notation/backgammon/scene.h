// A backgammon board as data (see notation/scene.h).
//
// Kind is always "checker". Facts of the table: cube (what it shows), cube_owner (a seat's number; 0 in the
// middle), cube_in_play (1 or 0), offered (what a double or beaver that waits for its answer would make of it; else 0),
// resigning (points that a resignation waiting for its answer would give; else 0), stage, match_length, crawford (1 in
// the Crawford game). Of a seat: pips, off, score (of the match).
#pragma once

#include <span>
#include <vector>

#include "notation/scene.h"
#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// With the hops made so far in the turn.
Scene scene(const State& state, std::span<const Hop> made = {});

// The state that a scene shows, or why there is none: its pieces, turn, dice and those facts that are no consequence of
// others. A scene that waits for nothing but the next decision or roll comes back as it was.
Result<State> set_up(const Rules& rules, const Scene& scene);

// How the pieces of whoever is to act move in the play, in order; nothing for words.
std::vector<Arrow> arrows(const State& state, const Play& play);

// What the hop, which may follow those made, takes hold of.
Touched touched(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::backgammon
