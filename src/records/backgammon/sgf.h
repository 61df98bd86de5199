// GNU Backgammon's match files (.sgf): SGF with GM[6]. Its analysis is passed over.
#pragma once

#include <string>
#include <string_view>

#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

Result<Reading> read_sgf(std::string_view text, const UnnamedPlayers& unnamed = {});
Result<std::string> write_sgf(const Record& record);

}  // namespace fourfold::records
