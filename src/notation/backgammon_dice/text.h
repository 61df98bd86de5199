// Positions, plays and rolls of Backgammon Dice as text. The forms are described in docs/rules/backgammon-dice.md.
#pragma once

#include <string>
#include <string_view>

#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

// "1:c,3,12H,16,o 2:1,8D,8,11,o turn:2"
std::string format_position(const State& state);
std::string format_position_like(const State& state, std::string_view sample);
Result<State> parse_position(const Rules& rules, std::string_view text);

// "c/4 3/8/10*": read in any order, as long as the dice can be played so.
std::string format_play(const State& state, const Play& play);
Result<Play> parse_play(const State& state, std::string_view text);

// "64", or with the sides of the captured pawns "64 S+". Without sides, those that stand on the captured pawns are
// kept.
std::string format_roll(const Roll& dice);
Result<Roll> parse_roll(const State& state, std::string_view text);

}  // namespace fourfold::backgammon_dice
