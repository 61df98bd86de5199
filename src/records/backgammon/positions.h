// Single backgammon positions in files: one GNUBG ID (.gnubgid) or XGID (.xgid) a line, with dice, cube and score. A
// position is kept as a record that begins there and in which nothing has happened yet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

// Either form, whatever the file is called, also as GNU Backgammon shows them above its board, one below the other.
Result<Reading> read_positions(std::string_view text, const UnnamedPlayers& unnamed = {});

// Where the record stands in the end.
Result<std::string> write_gnubg_id(const Record& record);
Result<std::string> write_xgid(const Record& record);

}  // namespace fourfold::records
