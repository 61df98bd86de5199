// A board of checkers as data (see notation/scene.h).
//
// Kinds are "man" and "king"; place 0 is captured. Facts of the table: status. Of a seat: colour, men, kings,
// captured (how many of its own were taken).
#pragma once

#include <span>
#include <vector>

#include "notation/scene.h"
#include "rules/checkers/state.h"

namespace fourfold::checkers {

// With the hops made so far in the turn.
Scene scene(const State& state, std::span<const Hop> made = {});

// The state that a scene shows, or why there is none: its pieces, turn, dice and those facts that are no consequence of
// others. A scene that waits for nothing but the next decision or roll comes back as it was.
Result<State> set_up(const Rules& rules, const Scene& scene);

// How the pieces of whoever is to act move in the play, in order; nothing for words.
std::vector<Arrow> arrows(const State& state, const Play& play);

// What the hop, which may follow those made, takes hold of.
Touched touched(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::checkers
