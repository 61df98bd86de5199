// What one player or a watcher sees of a table: everything needed to draw it, say it, or decide. A watcher is a player
// without a seat.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"
#include "table/clock.h"
#include "table/event.h"

namespace fourfold {

struct View {
  std::uint32_t next_number = 1;  // what the next intent must carry
  Phase phase = Phase::roll;
  int game = 1;         // of the match
  int acting = nobody;  // the player who rolls or decides
  std::string position;
  std::vector<std::string> plays;  // for the player who decides
  std::vector<std::string> offers;
  std::vector<double> score;  // by player
  std::vector<std::optional<Millis>> time_left;
  std::optional<Event> last;
  int asks_takeback = nobody;
  std::uint32_t agreed = 0;  // to that: the bit of each player's number
  bool match_over = false;
  int fallen = nobody;  // who ran out of time
};

// The answer to an intent.
struct Reply {
  enum class Kind : std::uint8_t {
    done,
    stale,    // its sender had not seen everything, or had sent it before: nothing is done, and the view says how it
              // stands
    refused,  // the rules do not allow it
  };

  Kind kind = Kind::done;
  std::optional<Error> error{};  // why it was refused
  std::optional<View> view{};    // for a stale one

  bool done() const { return kind == Kind::done; }
};

}  // namespace fourfold
