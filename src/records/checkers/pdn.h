// PDN 3.0 of English draughts (GameType 21): many games a file, comments, glyphs and variations kept.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

// One record for each game; but games of the same two players who change colours after each, with the same tags, are
// one record of a series.
Result<Reading> read_pdn(std::string_view text, const UnnamedPlayers& unnamed = {});

// Every game of every record.
Result<std::string> write_pdn(std::span<const Record> records);

}  // namespace fourfold::records
