// A hop of Backgammon Dice as a short label for menus and screen readers, and in words.
#pragma once

#include <span>
#include <string>

#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

// "3/8", "c/4*", "14/o", "3<>9/12": a star where it captures, <> and the partner of a switch. The sides of the pawns
// and the die are added only where other hops would be called the same: "3S/6", "12H/14 with 3".
std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop);

// Whether it captures.
bool captures(const State& state, std::span<const Hop> made, const Hop& hop);

// The same in words, for menus and hints: what the piece does.
Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::backgammon_dice
