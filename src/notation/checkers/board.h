// A checkers board drawn in text.
#pragma once

#include <optional>
#include <string>

#include "rules/checkers/state.h"

namespace fourfold::checkers {

// As in every book: square 1 at the top, dark's men above, light's below. Every dark square shows its number.
std::string draw_board(const State& state);

// Checkers has no dice; lots drawn at the start are played at once.
std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::checkers
