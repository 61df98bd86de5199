// A whole match as it is kept: what was agreed, everything that happened, and what is told about it besides.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/event.h"
#include "table/setup.h"

namespace fourfold::records {

// Something said about the game: a comment, a glyph such as $1 for a good move, a variation in round brackets.
struct Note {
  std::uint32_t event = 0;  // the event it stands after; 0 for the game as a whole
  std::string text;

  bool operator==(const Note&) const = default;
};

// Names and texts in the order they were first set; every name stands once.
using NamedTexts = std::vector<std::pair<std::string, std::string>>;

inline void set_text(NamedTexts& texts, std::string_view name, std::string_view text) {
  for (auto& [known, value] : texts) {
    if (known != name) continue;
    value = text;
    return;
  }
  texts.emplace_back(name, text);
}

// It is what everybody may have: the secret of the dice is not part of it.
struct Record {
  Setup setup;
  std::vector<Event> events;
  // Where, when and why the match was played: Event, Site, Date (2026.11.15), Round, Annotator, and whatever else a
  // file says.
  NamedTexts about;
  std::vector<Note> notes;  // in the order of the events they stand after
  // The number that the secret of the dice was made of, if it was not drawn; told with the secret, not before.
  std::optional<std::uint64_t> seed;

  bool operator==(const Record&) const = default;
};

// What the record tells under that name; empty if nothing.
inline std::string_view about(const Record& record, std::string_view name) {
  for (const auto& [key, text] : record.about) {
    if (key == name) return text;
  }
  return {};
}

}  // namespace fourfold::records
