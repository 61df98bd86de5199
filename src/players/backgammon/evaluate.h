// What a backgammon position looks like to a player who counts: pips, blots and their shots, points, primes, anchors.
#pragma once

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

// Whether the sides have passed each other.
bool is_race(const Checkers& a, const Checkers& b);

// Pips with what the bear-off will waste: doubled checkers on the low points, gaps, checkers still to come home. In
// tenths.
int race_length(const Checkers& side);

// What the position promises the side that has just moved, in about thousandths of a point, the cube left aside. The
// other side is on roll.
int evaluate(const Checkers& moved, const Checkers& on_roll);

}  // namespace fourfold::backgammon
