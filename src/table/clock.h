// Chess-clock arithmetic for any number of players. Pure: the time is always an argument, in milliseconds from any
// start.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold {

using Millis = std::int64_t;

enum class ClockKind : std::uint8_t {
  none,
  fischer,   // every turn adds the extra
  delay,     // the first `extra` of every turn are free (simple delay; Bronstein's gives the same remainder)
  per_move,  // every turn has `base`, and what is left over is lost
};

struct ClockRules {
  ClockKind kind = ClockKind::none;
  Millis base = 0;
  Millis extra = 0;

  bool operator==(const ClockRules&) const = default;
};

// "none", "fischer 10:00+5", "delay 2:00+12", "per-move 0:30". Minutes and seconds, then the seconds of each turn. Read
// as well: "fischer:10m+5s", with h, m and s.
std::string format_clock(const ClockRules& rules);
Result<ClockRules> parse_clock(std::string_view text);

inline constexpr int most_players = 4;

class Clock {
 public:
  Clock() = default;
  explicit Clock(const ClockRules& rules);

  bool operator==(const Clock&) const = default;

  // The player's turn begins; whoever's ran before ends with it. The same player again is a turn that goes on.
  Clock turn_to(int player, Millis now) const;
  // Nobody's turn: between games, and at the end.
  Clock stopped(Millis now) const;

  // Stopped by the player's having run out: nothing is left, whatever the next turn would have added.
  Clock run_out(int player, Millis now) const;

  // What the player has left at that time; never below zero. Unlimited without a clock.
  std::optional<Millis> left(int player, Millis now) const;
  // Who has run out of time, if anybody.
  std::optional<int> fallen(Millis now) const;

 private:
  ClockRules rules_;
  std::array<Millis, most_players> left_{};
  int running_ = -1;
  Millis since_ = 0;

  Millis used(Millis now) const;
};

}  // namespace fourfold
