// Moving a checker square by square (see rules/walk.h). Places are the squares 1 to 32; a step is one hop, and so is
// each jump. Two squares say which checker is jumped, so choice is always 0.
#pragma once

#include <optional>
#include <span>

#include "rules/checkers/state.h"
#include "rules/walk.h"

namespace fourfold::checkers {

// The hops of one move; where a capture may stop early (CK-5), more may follow although the move is whole.
HopList next_hops(const State& state, std::span<const Hop> made);
std::optional<Play> play_of(const State& state, std::span<const Hop> made);
// Jumped checkers are lifted as they are jumped, although they are captured with the whole move (CK-6): nothing else
// that may follow depends on it, for no jump lands where another checker was jumped. A crowned man shows as a king at
// once.
Position preview(const State& state, std::span<const Hop> made);
// None: checkers is played without dice.
DiceLeft dice_left(const State& state, std::span<const Hop> made);
Message why_not(const State& state, std::span<const Hop> made, int from, int to);
Message why_stays(const State& state, std::span<const Hop> made, int from);

}  // namespace fourfold::checkers
