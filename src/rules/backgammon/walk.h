// Moving backgammon's checkers one at a time (see rules/walk.h). Places are the mover's points 1 to 24, the bar 25 and
// off 0. One hop is one checker by one die, so a checker that moves by both dice makes two. Dice may be played in any
// order that BG-6 leaves; choice is always 0.
#pragma once

#include <optional>
#include <span>

#include "rules/backgammon/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon {

HopList next_hops(const State& state, std::span<const Hop> made);
// A board that stands as after a legal play is one, however it came to do so: with 61, 5/off leaves the same as
// 5/4/off.
std::optional<Play> play_of(const State& state, std::span<const Hop> made);
// Hit checkers are on the bar at once; the dice, the turn and the stage stay as they are until the turn is confirmed.
Position preview(const State& state, std::span<const Hop> made);
DiceLeft dice_left(const State& state, std::span<const Hop> made);
Message why_not(const State& state, std::span<const Hop> made, int from, int to);
Message why_stays(const State& state, std::span<const Hop> made, int from);

}  // namespace fourfold::backgammon
