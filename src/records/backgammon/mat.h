// Jellyfish's match text (.mat), as GNU Backgammon and most others read and write it.
#pragma once

#include <string>
#include <string_view>

#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

// Any number of matches and sessions.
Result<Reading> read_mat(std::string_view text, const UnnamedPlayers& unnamed = {});
Result<std::string> write_mat(const Record& record);

}  // namespace fourfold::records
