// Moving pawns one at a time (see rules/walk.h). Places are the mover's path 1 to 16, captured 0 and borne off 17. One
// hop is one die: a Double's two landings are one hop to the last, a switch and the move after it one hop of the pawn
// that switches. Choice is the bits of the Step where it switches, or where another step has the same ends (another
// side of pawn, another die); else 0.
#pragma once

#include <optional>
#include <span>

#include "rules/backgammon_dice/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon_dice {

// What the duties of BD-6 and BD-9 leave: step by step, or over the whole turn under duty=turn.
HopList next_hops(const State& state, std::span<const Hop> made);
// A turn is whole when no hop may follow; under duty=none at any time.
std::optional<Play> play_of(const State& state, std::span<const Hop> made);
// Captured pawns leave at once. The mover's own that stay captured show their sides until the turn is confirmed
// (BD-13).
Position preview(const State& state, std::span<const Hop> made);
DiceLeft dice_left(const State& state, std::span<const Hop> made);
Message why_not(const State& state, std::span<const Hop> made, int from, int to);
Message why_stays(const State& state, std::span<const Hop> made, int from);

// What the hop does after those made: the die, the pawn with its side, the partner of a switch. Nothing if it may not
// follow step by step.
std::optional<Step> step_of(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::backgammon_dice
