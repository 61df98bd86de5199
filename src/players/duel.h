// One round of a duel: the same dice once for every seat that the tested player can take. Its opponent has all other
// seats. Both begin each game without a memory, so that a game can be repeated by itself.
//
// The k-th roll of a round is the same in each of its games, and depends on nothing but the seed, the round and k.
// Where a game has no dice, its first plies are drawn instead, again the same in the whole round.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "players/engine.h"
#include "players/seeded_draws.h"
#include "players/tally.h"

namespace fourfold::players {

struct DuelSettings {
  std::uint64_t seed = 0;
  // For each decision; 0 leaves it to the players. In every round up to an eighth more: players that draw nothing would
  // play the same game again whenever the same opening is drawn.
  std::uint64_t nodes = 0;
  // When a decision that begins now has to be made at the latest; without it time does not count.
  std::function<Deadline()> deadline{};
  int drawn_plies = 6;       // at the start of a game without dice
  int longest_game = 20000;  // decisions; a longer game is broken off and nobody gets a point
};

namespace duel_detail {

enum class DrawnFor : std::uint8_t { roll, opening, decision, nodes };

template <class... Where>
std::uint64_t seed_of(const DuelSettings& settings, DrawnFor kind, Where... where) {
  return mixed(settings.seed, static_cast<std::uint64_t>(kind), where...);
}

// Of everybody in the round.
inline std::uint64_t nodes_of_round(const DuelSettings& settings, std::uint64_t round) {
  return settings.nodes + seed_of(settings, DrawnFor::nodes, round) % (settings.nodes / 8 + 1);
}

// Once it is settled who begins, a game with dice waits for them.
template <Game G>
bool without_dice(const typename G::Rules& rules) {
  return phase(begin_with(rules, seats(rules).front())) == Phase::decide;
}

template <Game G>
Result<Played> play_game(const typename G::Rules& rules, Engine<G>& tested, Seat seat, Engine<G>& opponent,
                         const DuelSettings& settings, std::uint64_t round) {
  tested.new_game();
  opponent.new_game();
  auto state = initial(rules);
  int rolls = 0;
  int decisions = 0;
  const int drawn = without_dice<G>(rules) ? settings.drawn_plies : 0;
  const std::uint64_t nodes = nodes_of_round(settings, round);
  for (Phase now = phase(state); now != Phase::over; now = phase(state)) {
    if (now == Phase::roll) {
      state = roll(state, roll_drawn(state, seed_of(settings, DrawnFor::roll, round, rolls++)));
      continue;
    }
    if (decisions == settings.longest_game) return Played{{}, seat, false};
    if (decisions < drawn) {
      state = apply(state, play_drawn(state, seed_of(settings, DrawnFor::opening, round, decisions)));
    } else if (const auto plays = legal(state); plays.size() == 1) {
      // Who has no choice is not asked: one player would think about it and remember, and another would not.
      state = apply(state, plays[0]);
    } else {
      const Seat acting = to_act(state);
      Limits limits{.nodes = nodes, .seed = seed_of(settings, DrawnFor::decision, round, index(seat), decisions)};
      if (settings.deadline) limits.deadline = settings.deadline();
      const auto decision = (acting == seat ? tested : opponent).think(state, limits);
      if (!decision) return refuse(decision.error());
      state = apply(state, decision->play);
    }
    ++decisions;
  }
  return Played{outcome(state), seat, true};
}

}  // namespace duel_detail

// Round number `round` of the duel of `tested` against `opponent`; an error if one of them cannot go on.
template <Game G>
Result<Tally> play_round(const typename G::Rules& rules, Engine<G>& tested, Engine<G>& opponent,
                         const DuelSettings& settings, std::uint64_t round) {
  std::array<Played, max_seats> games;
  std::size_t count = 0;
  for (const Seat seat : seats(rules)) {
    const auto played = duel_detail::play_game<G>(rules, tested, seat, opponent, settings, round);
    if (!played) return refuse(played.error());
    games[count++] = *played;
  }
  return tally_of({games.data(), count}, seats(rules));
}

}  // namespace fourfold::players
