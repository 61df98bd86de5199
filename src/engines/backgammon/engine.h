// Our player for programs that ask in lines: GNU Backgammon's socket for external players, and the Universal Backgammon
// Interface (draft 0.01). Both send a position, as a FIBS board or an XGID, and want the best action in return.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engines/session.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// A play in the words of both: 25 is the bar and 0 is off, every step is written out, and the rest is double, roll,
// take and drop.
std::string action_words(const Play& play);

std::span<const engines::Protocol> protocols(Game game);

}  // namespace fourfold::backgammon
