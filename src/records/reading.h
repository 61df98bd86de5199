// What a file gave: the records in it, and what had to be left out of them. Readers keep what can be kept; who would
// rather have nothing than a part reads strictly, and the first remark refuses.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "records/record.h"
#include "records/text_place.h"
#include "rules/result.h"
#include "table/secret.h"

namespace fourfold::records {

// A place in a record where something was left out. A note is to say so; it has to be put into words first.
struct Gap {
  std::size_t record = 0;   // which of the records that were read
  std::size_t note = 0;     // how many notes of the record stand before it
  std::uint32_t event = 0;  // the event that it stands after
  Message message;
};

struct Reading {
  std::vector<Record> records;
  std::optional<Secret> secret;  // of the dice of the last record: only in an authority's own file
  std::vector<Error> remarks;    // what was left out and why; each begins with its line
  std::vector<Gap> gaps;         // in the order of the records and their notes

  void remark(TextPlace place, Message reason) { remarks.push_back(refuse_line(place, std::move(reason)).value()); }

  // A record, and where something is missing in it.
  void keep(Record record, std::vector<Gap> missing) {
    for (Gap& gap : missing) {
      gap.record = records.size();
      gaps.push_back(std::move(gap));
    }
    records.push_back(std::move(record));
  }

  // What another part of the file gave.
  void add(Reading part) {
    for (Gap& gap : part.gaps) {
      gap.record += records.size();
      gaps.push_back(std::move(gap));
    }
    std::ranges::move(part.records, std::back_inserter(records));
    std::ranges::move(part.remarks, std::back_inserter(remarks));
  }
};

// What the two are called whom a file does not name, in the words of whoever reads it.
using UnnamedPlayers = std::array<std::string, 2>;

// Puts a message into words, for a note in a record; nothing where none is wanted.
using InWords = std::function<std::string(const Message& message)>;

// What a record says in words that the file does not say.
struct Wording {
  InWords note;
  UnnamedPlayers unnamed{};
};

// Writes into the records what was left out of them.
inline void note_gaps(Reading& reading, const InWords& in_words) {
  // From the end, because each note moves those behind it.
  for (auto gap = reading.gaps.rbegin(); gap != reading.gaps.rend(); ++gap) {
    auto& notes = reading.records[gap->record].notes;
    std::string text = in_words(gap->message);
    if (text.empty()) continue;
    notes.insert(notes.begin() + static_cast<std::ptrdiff_t>(gap->note), {gap->event, std::move(text)});
  }
  reading.gaps.clear();
}

enum class Reads : std::uint8_t { leniently, strictly };

inline bool holds_play(const std::vector<Event>& events) {
  return std::ranges::any_of(events, [](const Event& event) { return event.kind == EventKind::play; });
}

// The reading with its remarks in the order of the file. If what was left out is all that there was to play, the first
// remark refuses.
inline Result<Reading> settled(Reading reading) {
  std::multimap<std::size_t, Error> in_order;  // of equal places, the first said stays first
  for (Error& remark : reading.remarks) in_order.emplace(remark.at, std::move(remark));
  std::ranges::transform(in_order, reading.remarks.begin(), [](auto& placed) { return std::move(placed.second); });
  if (!reading.remarks.empty() && std::ranges::none_of(reading.records, holds_play, &Record::events))
    return tl::unexpected<Error>(reading.remarks.front());
  if (reading.records.empty()) return refuse_line({}, say<"record.no-game">());
  return reading;
}

}  // namespace fourfold::records
