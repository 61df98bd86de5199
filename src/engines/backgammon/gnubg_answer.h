// What GNU Backgammon answers over its socket, read with care: whatever comes is a play that can be made, or nothing.
#pragma once

#include <optional>
#include <string_view>

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// The legal play that leads where the answer leads: GNU Backgammon writes steps in its own order, as 25/22 22/21*.
std::optional<Play> read_gnubg_answer(const State& state, std::string_view answer);

}  // namespace fourfold::backgammon
