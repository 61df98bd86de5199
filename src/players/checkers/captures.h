// A position judged after all captures have been seen out.
#pragma once

#include <cstdint>

#include "rules/checkers/board.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

// For a side that has lost: it has no checker, or none that can move.
inline constexpr int lost = -100000;

// What the board is worth to the side whose turn it is, both sides capturing as suits them best until nothing is left
// to capture; a side that need not capture may also leave it. At most `nodes` boards are looked at: past them, captures
// that are still open are not counted.
int value_after_captures(const Rules& rules, const Board& board, Side turn, std::uint64_t nodes);

}  // namespace fourfold::checkers
