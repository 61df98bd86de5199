// What one player (or a spectator) sees of a table: everything needed to draw it, say it, or decide.
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
  bool match_over = false;
  int fallen = nobody;  // who ran out of time
};

enum class Verdict : std::uint8_t { done, stale, refused };

// The answer to an intent: whether it was done, the reason if not, and always the table as it now stands.
struct Answer {
  Verdict verdict = Verdict::done;
  std::string reason;
  View view;
};

}  // namespace fourfold
