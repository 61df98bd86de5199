// How a finished game is told: who won, why, and what it counts. "You" is whoever the telling is for, if it is one of
// the players; everybody else is called by name.
#pragma once

#include <optional>
#include <vector>

#include "rules/message.h"

namespace fourfold {

struct ToldEnding {
  Message headline;          // "Anna wins a gammon."
  std::vector<Message> why;  // "Bert has borne off none."
  std::vector<Message>
      counts;  // "The cube shows 2, times 2 for the gammon: 4 points."; nothing where nothing is counted

  bool operator==(const ToldEnding&) const = default;
};

// What is said of one of the players: to them as "you", to everybody else by name.
template <message_detail::Literal Named, message_detail::Literal Yours>
Message tell_of(Seat player, std::optional<Seat> you) {
  return you == player ? say<Yours>() : say<Named, "player">(player);
}

inline Message tell_winner(Seat winner, std::optional<Seat> you) {
  return tell_of<"told.wins", "told.you-win">(winner, you);
}

inline Message tell_resigned(Seat loser, std::optional<Seat> you) {
  return tell_of<"told.resigned", "told.you-resigned">(loser, you);
}

}  // namespace fourfold
