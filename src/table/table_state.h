// How a table stands: everything that the events so far say.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <variant>

#include "rules/game.h"
#include "table/clock.h"
#include "table/event.h"

namespace fourfold {

template <class G>
struct TableState {
  typename G::State state;
  Clock clock;
  int game = 1;
  int rotation = 0;                             // how far the players have moved round the seats
  std::array<int, most_players> half_points{};  // by player; a drawn game of a series is half a point
  std::uint64_t rolls = 0;                      // so far, taken-back ones left out
  int asks_takeback = nobody;
  std::uint32_t agreed = 0;  // who has agreed to that: the bit of each player's number
  bool match_over = false;
  int fallen = nobody;
  bool revealed = false;

  bool operator==(const TableState&) const = default;
};

// What an event's text means in the game's own values; nothing for events that are not of the game.
template <class G>
using EventValue = std::variant<std::monostate, typename G::Roll, typename G::Play>;

template <class G>
Seat seat_of(const TableState<G>& table, int player) {
  const auto all = seats(table.state.rules());
  return all[static_cast<std::size_t>(player + table.rotation) % all.size()];
}

template <class G>
int player_at(const TableState<G>& table, Seat seat) {
  const auto all = seats(table.state.rules());
  const auto place = std::find(all.begin(), all.end(), seat) - all.begin();
  const auto count = static_cast<int>(all.size());
  return (static_cast<int>(place) - table.rotation % count + count) % count;
}

// The player whose dice or decision the table waits for.
template <class G>
int acting_player(const TableState<G>& table) {
  if (table.match_over || phase(table.state) == Phase::over) return nobody;
  return player_at(table, to_act(table.state));
}

// The next player after the one who asks for a takeback who has not agreed to it yet and whom `wanted` takes; nobody if
// there is none.
template <class Wanted>
int next_to_agree(int asker, std::uint32_t agreed, int players, Wanted wanted) {
  for (int i = 1; i < players; ++i) {
    const int next = (asker + i) % players;
    if ((agreed >> next & 1U) == 0 && wanted(next)) return next;
  }
  return nobody;
}

}  // namespace fourfold
