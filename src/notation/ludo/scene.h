// A board of ludo as data (see notation/scene.h).
//
// Kind is always "piece". Facts of the table: stage (opening, rolling, moving, over), again (1 when the same seat rolls
// again). Of a seat: home (pieces), place (1 for first; 0 without one yet), to_go (spaces), resigned (1 or 0), opening
// (what it rolled for the start; 0 before that).
#pragma once

#include <span>
#include <vector>

#include "notation/scene.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

// With the hops made so far in the turn.
Scene scene(const State& state, std::span<const Hop> made = {});

// The state that a scene shows, or why there is none: its pieces, turn, dice and those facts that are no consequence of
// others. A scene that waits for nothing but the next decision or roll comes back as it was.
Result<State> set_up(const Rules& rules, const Scene& scene);

// How the pieces of whoever is to act move in the play, in order; nothing for words.
std::vector<Arrow> arrows(const State& state, const Play& play);

// What the hop, which may follow those made, takes hold of.
Touched touched(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::ludo
