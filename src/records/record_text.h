// Our own record as text (.fourfold): JSON lines. The first line says what was agreed, every further line one event.
// The format is described in docs/records.md.
//
// Fields and lines that this version does not know are passed over, so that files of later versions stay readable; what
// would change the course of the game (an unknown kind of event, a higher format number) is refused.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "records/record.h"
#include "rules/result.h"
#include "table/secret.h"

namespace fourfold::records {

inline constexpr int record_format = 1;

// With the secret of fair dice it is the authority's own file, and nobody else's: whoever reads it knows every roll
// that is still to come.
std::string write_record(const Record& record, const std::optional<Secret>& secret = std::nullopt);

// The same piece by piece, for who adds to a file what is new: the first line, and the line of an event with the notes
// that stand after it.
std::string write_header(const Record& record, const std::optional<Secret>& secret = std::nullopt);
std::string write_event(const Event& event, std::span<const Note> notes);

// What to do about a last line that was cut short, as when the program that wrote it was killed.
enum class CutLine : std::uint8_t { refused, left_out };

// The record, every event of which the rules allow; or the line that cannot be, and why.
Result<Record> read_record(std::string_view text, CutLine cut = CutLine::refused);

// The same of an authority's own file, with the secret of the dice if it is there.
struct OwnRecord {
  Record record;
  std::optional<Secret> secret;

  bool operator==(const OwnRecord&) const = default;
};
Result<OwnRecord> read_own_record(std::string_view text, CutLine cut = CutLine::refused);

}  // namespace fourfold::records
