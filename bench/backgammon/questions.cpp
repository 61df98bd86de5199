#include "questions.h"

#include <algorithm>

#include "players/backgammon/evaluate.h"
#include "players/seeded_draws.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

Rules for_money(Rules rules, bool cube) {
  rules.match_length = 0;
  rules.cube = cube;
  rules.jacoby = false;
  return rules;
}

bool in_contact(const State& state) {
  const Position& position = state.position();
  return !is_race(position.side(Seat::one), position.side(Seat::two));
}

// The decisions of one game are much alike, so that of each game only some are taken, at random.
constexpr std::uint64_t one_in = 8;

template <class Wanted>
std::vector<State> met(const Rules& rules, players::Engine<Game>& player, std::size_t count, std::uint64_t seed,
                       Wanted wanted) {
  std::vector<State> states;
  for (std::uint64_t game = 0; states.size() < count; ++game) {
    State state = initial(rules);
    for (std::uint64_t step = 0; phase(state) != Phase::over && states.size() < count; ++step) {
      const std::uint64_t random_number = players::mixed(seed, game, step);
      if (phase(state) == Phase::roll) {
        state = roll(state, players::roll_drawn(state, random_number));
        continue;
      }
      if (wanted(state) && players::mixed(random_number, game, step) % one_in == 0) states.push_back(state);
      state = apply(state, decision_of(player, state, random_number).play);
    }
  }
  return states;
}

}  // namespace

std::vector<State> plays_to_choose(const Rules& rules, players::Engine<Game>& player, std::size_t count,
                                   std::uint64_t seed) {
  return met(for_money(rules, false), player, count, seed, [](const State& state) {
    return state.position().stage == Stage::moving && legal(state).size() > 1 && in_contact(state);
  });
}

std::vector<State> doubles_to_choose(const Rules& rules, players::Engine<Game>& player, std::size_t count,
                                     std::uint64_t seed) {
  return met(for_money(rules, true), player, count, seed, [](const State& state) {
    const PlayList plays = legal(state);
    return std::ranges::find(plays, PlayKind::offer_double, &Play::kind) != plays.end();
  });
}

}  // namespace fourfold::backgammon
