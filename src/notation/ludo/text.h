// Ludo as text: positions (`1:b,b,0,50 3:b,12,55,h turn:1`), plays (`b/0/4`, `12/16* 3/9`, `pass`) and rolls (`64`).
// The forms are described in docs/rules/ludo.md.
#pragma once

#include <string>
#include <string_view>

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

std::string format_position(const State& state);
// Ludo has one form; the sample does not matter.
std::string format_position_like(const State& state, std::string_view sample);
// The seats that the text names are the ones that play, whatever rules.seats says.
Result<State> parse_position(const Rules& rules, std::string_view text);

std::string format_play(const State& state, const Play& play);
// Finds the legal play meant: steps in any order, `*` or not, by the sum or one die after the other where it comes to
// the same.
Result<Play> parse_play(const State& state, std::string_view text);

std::string format_roll(const Roll& dice);
Result<Roll> parse_roll(const State& state, std::string_view text);

}  // namespace fourfold::ludo
