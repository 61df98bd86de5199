// What can happen at a table, as an append-only, numbered log. Plays and rolls are kept as text in the game's own
// notation, so that a log means the same to every program that reads it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/clock.h"

namespace fourfold {

enum class EventKind : std::uint8_t {
  seal,             // a player fixes a word for the seed of the dice without showing it: text is its hash
  word,             // a player shows the word, or says one that was not sealed
  roll,             // the dice fell: text
  play,             // a player played: text
  ask_takeback,     // a player would like to take the last play back
  accept_takeback,  // another player agrees, and others have not been heard yet
  // Agreed: the table stands as it did after event number `text`. An authority waits for the word of everybody else;
  // whoever reads a log does not ask for it again, because one word used to be enough.
  agree_takeback,
  refuse_takeback,  // or does not
  next_game,        // the next game of the match begins
  flag,             // a player's time ran out
  reveal,           // the match is over and the host shows the secret: text
};

inline constexpr std::array<std::string_view, 11> event_words = {
    "seal",      "word", "roll",  "play", "ask-takeback", "accept-takeback", "agree-takeback", "refuse-takeback",
    "next-game", "flag", "reveal"};

constexpr std::string_view word_for(EventKind kind) { return event_words[static_cast<std::size_t>(kind)]; }
constexpr std::optional<EventKind> event_kind(std::string_view word) {
  for (std::size_t i = 0; i < event_words.size(); ++i) {
    if (event_words[i] == word) return static_cast<EventKind>(i);
  }
  return std::nullopt;
}

// Of a word for the seed of the dice, in bytes.
inline constexpr std::size_t longest_word = 200;

// Who has no seat: the dice, the host, a watcher.
inline constexpr int nobody = -1;

struct Event {
  std::uint32_t number = 0;  // from 1, without gaps
  Millis at = 0;             // since the table was opened
  EventKind kind = EventKind::play;
  int player = nobody;  // counted from 0; nobody for the dice and the host
  std::string text;

  bool operator==(const Event&) const = default;
};

// What a player asks for: that such an event becomes number `number`. A wrong number means that the player has not seen
// everything, or has asked before; nothing is done then.
struct Intent {
  std::uint32_t number = 0;
  EventKind kind = EventKind::play;
  std::string text;  // a play, a word, a roll typed from real dice

  bool operator==(const Intent&) const = default;
};

}  // namespace fourfold
