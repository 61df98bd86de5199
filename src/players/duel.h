// One round of a duel: the same dice once for every seat that the tested player can take. Its opponent has all other
// seats.
//
// The k-th roll of a round is the same in each of its games, and depends on nothing but the seed, the round and k.
// Where a game has no dice, its first plies are drawn instead, again the same in the whole round.
#pragma once

#include <array>
#include <cstdint>

#include "players/lots.h"
#include "players/player.h"
#include "players/tally.h"

namespace fourfold::players {

struct DuelSettings {
  std::uint64_t seed = 0;
  std::uint64_t nodes = 0;   // for each decision; 0 leaves it to the players
  int drawn_plies = 6;       // at the start of a game without dice
  int longest_game = 20000;  // decisions; a longer game is broken off and nobody gets a point
};

namespace duel_detail {

enum class Lot : std::uint8_t { roll, opening, decision };

template <class... Where>
std::uint64_t lot(const DuelSettings& settings, Lot kind, Where... where) {
  return mixed(settings.seed, static_cast<std::uint64_t>(kind), where...);
}

// Once it is settled who begins, a game with dice waits for them.
template <Game G>
bool without_dice(const typename G::Rules& rules) {
  return phase(begin_with(rules, seats(rules).front())) == Phase::decide;
}

template <Game G>
Played play_game(const typename G::Rules& rules, const Player<G>& tested, Seat seat, const Player<G>& opponent,
                 const DuelSettings& settings, std::uint64_t round) {
  auto state = initial(rules);
  int rolls = 0;
  int decisions = 0;
  const int drawn = without_dice<G>(rules) ? settings.drawn_plies : 0;
  for (Phase now = phase(state); now != Phase::over; now = phase(state)) {
    if (now == Phase::roll) {
      state = roll(state, roll_drawn(state, lot(settings, Lot::roll, round, rolls++)));
      continue;
    }
    if (decisions == settings.longest_game) return {{}, seat, false};
    if (decisions < drawn) {
      state = apply(state, play_drawn(state, lot(settings, Lot::opening, round, decisions)));
    } else {
      const Seat acting = to_act(state);
      const Budget budget{settings.nodes, lot(settings, Lot::decision, round, index(seat), decisions), {}};
      state = apply(state, (acting == seat ? tested : opponent).decide(state, budget).play);
    }
    ++decisions;
  }
  return {outcome(state), seat, true};
}

}  // namespace duel_detail

// Round number `round` of the duel of `tested` against `opponent`.
template <Game G>
Tally play_round(const typename G::Rules& rules, const Player<G>& tested, const Player<G>& opponent,
                 const DuelSettings& settings, std::uint64_t round) {
  std::array<Played, max_seats> games;
  std::size_t count = 0;
  for (const Seat seat : seats(rules)) {
    games[count++] = duel_detail::play_game<G>(rules, tested, seat, opponent, settings, round);
  }
  return tally_of({games.data(), count}, seats(rules));
}

}  // namespace fourfold::players
