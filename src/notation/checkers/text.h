// Checkers as text: positions as PDN's FEN, moves as 11-15 and 14x23x30.
//
// A FEN is followed by one word when the game waits for something other than a move, or ended in a way the board does
// not show: "... draw-offered". The moves since the last capture or man's move are not written, so reading a position
// back gives state.without_history().
#pragma once

#include <string>
#include <string_view>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

std::string format_position(const State& state);
// As above; in [FEN "..."] if the sample is.
std::string format_position_like(const State& state, std::string_view sample);
Result<State> parse_position(const Rules& rules, std::string_view text);

std::string format_play(const State& state, const Play& play);
// Also reads a capture by its ends alone (14x30) where only one is meant.
Result<Play> parse_play(const State& state, std::string_view text);

// "dark", "light", or the number of a ballot.
std::string format_roll(const Roll& dice);
Result<Roll> parse_roll(const State& state, std::string_view text);

}  // namespace fourfold::checkers
