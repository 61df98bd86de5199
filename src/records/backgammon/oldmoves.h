// The moves of a match as the First Internet Backgammon Server shows them (oldmoves); only read.
#pragma once

#include <string_view>

#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

// It names both players.
Result<Reading> read_oldmoves(std::string_view text);

}  // namespace fourfold::records
