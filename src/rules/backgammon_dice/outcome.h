// What a finished game or round of Backgammon Dice gives, and whether another follows.
#pragma once

#include <optional>

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// Without scoring the winner gets 1 and the loser -1. A scored round gives each side its tournament points (BD-18); one
// that is resigned gives the other side both.
Outcome outcome(const State& state);

// What the seat has won of the match before this round.
int score_before(const State& state, Seat seat);

// The next round with the points carried on, until one side has the agreed points and more than the other (BD-21).
// Games without scoring count one point each.
std::optional<State> next_game(const State& state);

}  // namespace fourfold::backgammon_dice
