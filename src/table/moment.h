// The fold of a table's log: everything the events up to one of them say.
#pragma once

#include <array>
#include <cstdint>

#include "rules/game.h"
#include "table/clock.h"
#include "table/event.h"

namespace fourfold {

template <class G>
struct Moment {
  typename G::State state;
  Clock clock;
  int game = 1;
  int rotation = 0;                             // how far the players have moved round the seats
  std::array<int, most_players> half_points{};  // by player; a drawn game of a series is half a point
  std::uint64_t rolls = 0;                      // so far, taken-back ones left out
  int asks_takeback = nobody;
  bool match_over = false;
  int fallen = nobody;
  bool revealed = false;

  bool operator==(const Moment&) const = default;
};

}  // namespace fourfold
