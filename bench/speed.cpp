#include "bench/speed.h"

#include <algorithm>

#include "bench/evaluation_speed.h"
#include "players/registry.h"
#include "players/seeded_draws.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::bench {
namespace {

template <Game G>
typename G::Rules rules_of(std::string_view preset) {
  const auto found = find_preset<G>(preset);
  return found ? found->rules : G::presets().front().rules;
}

// One roll or one play further. The game is not over.
template <class State>
State random_step(const State& state, RandomSource& random) {
  if (phase(state) == Phase::roll) return roll(state, players::roll_drawn(state, random.next()));
  return apply(state, players::play_drawn(state, random.next()));
}

// Leaves of the tree below the start.
template <Game G>
std::uint64_t perft_from_start(std::string_view preset, int depth) {
  return perft(begin_with(rules_of<G>(preset), Seat::one), depth);
}

// Positions met in random games while they wait for dice.
template <Game G>
std::vector<typename G::State> random_positions(std::string_view preset, std::size_t count) {
  std::vector<typename G::State> positions;
  RandomSource random(1);
  typename G::State state = begin_with(rules_of<G>(preset), Seat::one);
  while (positions.size() < count) {
    if (phase(state) == Phase::over) state = begin_with(state.rules(), Seat::one);
    if (phase(state) == Phase::roll) positions.push_back(state);
    state = random_step(state, random);
  }
  return positions;
}

// The legal plays of every roll in 2,000 positions.
template <Game G>
std::uint64_t plays_of_every_roll(std::string_view preset) {
  static const std::vector<typename G::State> positions = random_positions<G>(preset, 2000);
  std::uint64_t plays = 0;
  for (const auto& position : positions) {
    for (const auto& each : chance(position).rolls) plays += legal(roll(position, each.roll)).size();
  }
  return plays;
}

template <Game G>
std::uint64_t random_games(std::string_view preset, std::uint64_t games) {
  RandomSource random(1);
  const typename G::Rules rules = rules_of<G>(preset);
  for (std::uint64_t i = 0; i < games; ++i) {
    typename G::State state = initial(rules);
    while (phase(state) != Phase::over) state = random_step(state, random);
  }
  return games;
}

// A search from the start, as deep as so many nodes go.
std::uint64_t searched_from_start() {
  const auto engine = *players::make_player<checkers::Game>("expert");
  const auto decision =
      engine->think(begin_with(rules_of<checkers::Game>("tournament"), Seat::one), {.nodes = 500'000});
  return decision ? decision->nodes : 0;
}

constexpr Workload all_workloads[] = {
    {"checkers tournament, perft 11 from the start", "leaves",
     [] { return perft_from_start<checkers::Game>("tournament", 11); }},
    {"checkers tournament, searched from the start", "nodes", searched_from_start},
    {"backgammon liberty, every roll of 2000 positions", "plays",
     [] { return plays_of_every_roll<backgammon::Game>("liberty"); }},
    {"ludo standard, two at random", "games", [] { return random_games<ludo::Game>("standard", 2000); }},
    {"backgammon-dice simple, two at random", "games",
     [] { return random_games<backgammon_dice::Game>("simple", 5000); }},
    {"backgammon in contact, judged one by one", "evaluations", evaluate_one_by_one},
    {"backgammon in contact, the plays of a roll", "evaluations", evaluate_plays_of_rolls},
};

}  // namespace

std::span<const Workload> workloads() { return all_workloads; }

Speed measure(const Workload& workload, int repetitions, double (*clock)()) {
  Speed speed;
  workload.run();  // once for the caches, and for positions that are made when first needed
  for (int i = 0; i < repetitions; ++i) {
    const double start = clock();
    speed.count = workload.run();
    speed.seconds.push_back(std::max(clock() - start, 1e-9));
  }
  std::ranges::sort(speed.seconds);
  return speed;
}

}  // namespace fourfold::bench
