// How a finished game is told: who won, why, and what it counts. "You" is whoever the telling is for, if it is one of
// the players; everybody else is called by name.
#pragma once

#include <optional>
#include <vector>

#include "rules/message.h"

namespace fourfold {

struct ToldEnding {
  Message headline;          // "Anna wins a gammon."
  std::vector<Message> why;  // "The other side has borne off none."
  std::vector<Message>
      counts;  // "The cube shows 2, times 2 for the gammon: 4 points."; nothing where nothing is counted

  bool operator==(const ToldEnding&) const = default;
};

inline Message tell_winner(Seat winner, std::optional<Seat> you) {
  return you == winner ? say<"told.you-win">() : say<"told.wins", "player">(winner);
}

}  // namespace fourfold
