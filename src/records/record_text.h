// Our own record as text (.fourfold): JSON lines. The first line says what was agreed, every further line one event.
// The format is described in docs/records.md.
//
// Fields and lines that this version does not know are passed over, so that files of later versions stay readable; what
// would change the course of the game (an unknown kind of event, a higher format number) is refused.
#pragma once

#include <string>
#include <string_view>

#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

inline constexpr int record_format = 1;

std::string write_record(const Record& record);

// What to do about a last line that was cut short, as when the program that wrote it was killed.
enum class CutLine : std::uint8_t { refused, left_out };

// The record, every event of which the rules allow; or the line that cannot be, and why.
Result<Record> read_record(std::string_view text, CutLine cut = CutLine::refused);

}  // namespace fourfold::records
