// The case of Backgammon Dice as data (see notation/scene.h).
//
// Kinds are the sides of pawns: "regular", "regular+", "regular-", "double+", "switch0", "half-",
// "unrolled". Facts of the table: stage, special_sides (1 or 0). Of a seat: off, captured, score (of the round), points
// (of the match).
#pragma once

#include <span>
#include <vector>

#include "notation/scene.h"
#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// With the hops made so far in the turn.
Scene scene(const State& state, std::span<const Hop> made = {});

// The state that a scene shows, or why there is none: its pieces, turn, dice and those facts that are no consequence of
// others. A scene that waits for nothing but the next decision or roll comes back as it was.
Result<State> set_up(const Rules& rules, const Scene& scene);

// How the pieces of whoever is to act move in the play, in order; nothing for words.
std::vector<Arrow> arrows(const State& state, const Play& play);

// What the hop, which may follow those made, takes hold of.
Touched touched(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::backgammon_dice
