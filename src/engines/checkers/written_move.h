// Moves by their ends, as other programs write them: 11-15, and 14x30 for a capture whichever way it goes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// 11-15, 14x30
std::string move_by_ends(const Play& play);

// The legal move from one square to the other that captures exactly those squares, or any where that is not told.
// Refused where there is none, and where there are several that do not come to the same.
Result<Play> move_between(const State& state, Square from, Square to, std::optional<Squares> captured = std::nullopt);

// A move by all its squares or by its ends alone.
Result<Play> read_move(const State& state, std::string_view text);

}  // namespace fourfold::checkers
