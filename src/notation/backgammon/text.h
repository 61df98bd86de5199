// Backgammon as text: GNU Backgammon's position and match IDs, XGID, and the plays as players write them.
#pragma once

#include <string>
#include <string_view>

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// POSITION:MATCH as GNU Backgammon writes it, with a word after it for the few things that cannot say: "opening"
// (waiting for the single dice), "rolling" (has chosen not to double), "beavered".
std::string format_position(const State& state);
// Like the sample: a bare position ID (also for no sample), POSITION:MATCH, or XGID.
std::string format_position_like(const State& state, std::string_view sample);
// Any of these forms, also as people copy them: GNUBGID=..., xgid=..., two IDs with a blank between them, or "Position
// ID: ... Match ID: ..." as GNU Backgammon shows them above its board. A bare position ID puts seat one on turn. A
// match length in the text overrides that of the rules.
Result<State> parse_position(const Rules& rules, std::string_view text);

std::string format_position_id(const State& state);
std::string format_match_id(const State& state);
std::string format_xgid(const State& state);

// "8/5 6/5", "bar/22*", "13/7*/1", "6/off(2)", "pass", "roll", "double", "take", "drop", "beaver", "resign 2", ...
std::string format_play(const State& state, const Play& play);
Result<Play> parse_play(const State& state, std::string_view text);

std::string format_roll(const Roll& dice);
Result<Roll> parse_roll(const State& state, std::string_view text);

}  // namespace fourfold::backgammon
