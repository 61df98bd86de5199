// A record's events put back on a table.
#pragma once

#include <vector>

#include "records/record.h"
#include "rules/result.h"
#include "table/table.h"

namespace fourfold::records {

// The table that the record leads to; the place in a refusal is that of the event that cannot be, counted from 0.
template <class G>
Result<Table<G>> replay(const Record& record) {
  return Table<G>::replay(record.setup, record.events);
}

// Whether the rules of its game allow everything in the record.
Result<void> check(const Record& record);

// The events that count in the end: what was taken back is left out, and so is what is about the table and not the
// game.
std::vector<Event> line_of_play(const std::vector<Event>& events);

}  // namespace fourfold::records
