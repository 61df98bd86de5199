// What every reader of files keeps to, whatever it is given.
#pragma once

#include <cstdlib>
#include <vector>

#include "records/reading.h"
#include "records/replay.h"
#include "sentences/catalogue.h"

namespace fourfold::records::fuzz {

inline void says_where(const Error& error, std::size_t size) {
  if (!english(error).starts_with("line ") || error.at > size) std::abort();
}

// The records, all of them legal; none where the text is refused. Whatever is said against it names a line.
inline std::vector<Record> legal_records(Result<Reading> reading, std::size_t size) {
  if (!reading) {
    says_where(reading.error(), size);
    return {};
  }
  if (reading->records.empty()) std::abort();
  for (const Error& remark : reading->remarks) says_where(remark, size);
  for (const Record& record : reading->records) {
    if (!check(record)) std::abort();
  }
  return std::move(reading->records);
}

}  // namespace fourfold::records::fuzz
