// What a reader made of a text, for tests.
#pragma once

#include <algorithm>
#include <string>

#include "records/reading.h"
#include "records/replay.h"
#include "sentences/catalogue.h"

namespace fourfold::test {

inline const records::Wording in_english{[](const Message& note) { return english(note); }, {"Player 1", "Player 2"}};

// The one record in it, all of which could be kept.
inline Result<records::Record> whole(Result<records::Reading> reading) {
  if (!reading) return tl::unexpected<Error>(reading.error());
  if (!reading->remarks.empty()) return tl::unexpected<Error>(reading->remarks.front());
  if (reading->records.size() != 1) return refuse<"test.records", "count">(reading->records.size());
  return std::move(reading->records.front());
}

// What is said first against the text: a refusal, or a remark on what was left out.
inline std::string first_remark(const Result<records::Reading>& reading) {
  if (!reading) return english(reading.error());
  return reading->remarks.empty() ? "read" : english(reading->remarks.front());
}

// Whether everything that is said against the text names a line, and everything that was kept is legal.
inline bool says_where(const Result<records::Reading>& reading) {
  const auto names_line = [](const Error& error) { return english(error).starts_with("line "); };
  if (!reading) return names_line(reading.error());
  return !reading->records.empty() && std::ranges::all_of(reading->remarks, names_line) &&
         std::ranges::all_of(reading->records, [](const auto& record) { return records::check(record).has_value(); });
}

}  // namespace fourfold::test
