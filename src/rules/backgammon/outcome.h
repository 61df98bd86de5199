// What a finished game is worth, and how a match goes on.
#pragma once

#include <optional>

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

Outcome outcome(const State& state);

// 1 for a single game, 2 for a gammon, 3 for a backgammon, if `loser` lost with the board as it stands (BG-13, BG-14).
int win_multiple(Gammons reading, const Checkers& loser);

// Whether gammons count in this game: for money under Jacoby's rule only once the cube has been turned.
bool gammons_count(const State& state);

// What the seat has won of the match before this game.
int score_before(const State& state, Seat seat);

std::optional<State> next_game(const State& state);

}  // namespace fourfold::backgammon
