// GNU Backgammon's two IDs: 80 bits for a board, 67 for the match around it, in base 64.
// The layout is described in the GNU Backgammon manual, "A technical description of the Position ID / Match ID".
#pragma once

#include <array>
#include <string_view>

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

inline constexpr std::size_t position_id_length = 14;
inline constexpr std::size_t match_id_length = 12;

// The checkers of [0] the player not on roll and [1] the player on roll; `all` checkers a side, the missing ones borne
// off.
Result<std::array<Checkers, 2>> read_position_id(std::string_view text, int all);

// Sets everything in `position` but the board, and what a match ID says of the rules: the match length and Jacoby's
// rule.
Result<void> read_match_id(std::string_view text, Rules& rules, Position& position);

}  // namespace fourfold::backgammon
