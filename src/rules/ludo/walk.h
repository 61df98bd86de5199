// Moving ludo's pieces one at a time (see rules/walk.h). Places are a piece's progress counted from base: 0 is base, 1
// the starting flower, 2 to 56 the track and the home column, 57 home. One hop is one die, or the sum of both by one
// piece (LU-6); a piece that enters and moves on makes two. Where two numbers lead from one place to the same (LU-11),
// and where two numbers enter, choice is the number; else 0.
#pragma once

#include <optional>
#include <span>

#include "rules/ludo/state.h"
#include "rules/walk.h"

namespace fourfold::ludo {

constexpr std::uint8_t place_of(Progress piece) { return static_cast<std::uint8_t>(piece - base); }
constexpr Progress progress_at(std::uint8_t place) { return static_cast<Progress>(place + base); }

HopList next_hops(const State& state, std::span<const Hop> made);
// Hops that come to the same as a legal play are that play, also where they use a die less (53/53 with a 6 moves
// nothing).
std::optional<Play> play_of(const State& state, std::span<const Hop> made);
// Opposing pieces go back at once where landing captures; where the end of the turn does (LU-8), they stay till then.
Position preview(const State& state, std::span<const Hop> made);
DiceLeft dice_left(const State& state, std::span<const Hop> made);
Message why_not(const State& state, std::span<const Hop> made, int from, int to);
Message why_stays(const State& state, std::span<const Hop> made, int from);

// The hops as steps with the numbers they use, whether or not a legal play can come of them; nothing where the dice and
// the pieces do not allow them.
std::optional<Play> steps_of(const State& state, std::span<const Hop> made);

}  // namespace fourfold::ludo
