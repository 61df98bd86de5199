// eXtreme Gammon's position text: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10.
#pragma once

#include <string_view>

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

inline constexpr std::string_view xgid_mark = "XGID=";

// Sets all of the position, and what the text says of the rules: the match length, and for money Jacoby and beavers.
Result<void> read_xgid(std::string_view text, Rules& rules, Position& position);

}  // namespace fourfold::backgammon
