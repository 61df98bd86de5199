#include "training/ludo/self_play.h"

#include <algorithm>
#include <limits>

#include "players/ludo/features.h"
#include "players/ludo/greedy.h"
#include "players/seeded_draws.h"

namespace fourfold::training {

using namespace ludo;

namespace {

// Games end long before, however badly they are played.
constexpr int longest_game = 20'000;

constexpr NumberSet opposite = 1U << 1 | 1U << 3;
constexpr NumberSet neighbours = 1U << 1 | 1U << 2;
constexpr NumberSet everybody = 1U << 1 | 1U << 2 | 1U << 3 | 1U << 4;

bool with_chance(double share, RandomSource& random) {
  return random.below(65536) < static_cast<std::uint32_t>(share * 65536);
}

// A net sees the seats from the one to act on, so that it does not matter where an empty one is.
NumberSet draw_seats(const LudoSelfPlay& how, RandomSource& random) {
  if (with_chance(how.two_share, random)) return with_chance(how.adjacent, random) ? neighbours : opposite;
  return random.below(2) == 0 ? everybody : static_cast<NumberSet>(everybody & ~(1U << 4));
}

State start(Rules rules, NumberSet seated, RandomSource& random) {
  rules.seats = seated;
  const auto all = seats(rules);
  return begin_with(rules, all[random.below(static_cast<std::uint32_t>(all.size()))]);
}

Roll drawn_roll(const State& state, RandomSource& random) { return roll_at(state, random.below(chance_total(state))); }

struct JudgedTurn {
  State state;
  Chances now;          // as the next position tells, or all of them
  Chances next;         // after the play
  bool strays = false;  // what came after that is no result of good play
};

// The mean over all rolls of the best play's chances.
Chances after_a_roll(Evaluator& evaluator, const State& state) {
  const auto rolls = chance(state);
  Chances mean;
  for (const auto& [dice, weight] : rolls.rolls) {
    mean.add(evaluator.best(roll(state, dice)).chances, static_cast<float>(weight) / static_cast<float>(rolls.total));
  }
  return mean;
}

void add(const State& state, const Chances& target, std::vector<LudoSample>& samples) {
  LudoSample sample{state, {}};
  for (int seen = 0; seen < max_seats; ++seen) {
    const Seat seat = seat_at((index(state.turn()) + seen) & (max_seats - 1));
    sample.target[static_cast<std::size_t>(seen)] =
        takes_turns(state, seat) ? std::clamp(target.of(seat), 0.0F, 1.0F) : std::numeric_limits<float>::quiet_NaN();
  }
  samples.push_back(sample);
}

}  // namespace

void play_ludo_game(Evaluator& evaluator, const LudoSelfPlay& how, std::uint64_t seed,
                    std::vector<LudoSample>& samples) {
  RandomSource random(seed);
  State state = start(how.rules, draw_seats(how, random), random);
  std::vector<JudgedTurn> turns;
  for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
    const State rolled = roll(state, drawn_roll(state, random));
    if (with_chance(how.strays, random)) {
      if (!turns.empty()) turns.back().strays = true;
      const PlayList plays = legal(rolled);
      state = apply(rolled, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
      continue;
    }
    const JudgedPlay choice = evaluator.best(rolled);
    const bool exact = how.exact_share > 0;
    if (!exact || with_chance(how.exact_share, random)) {
      turns.push_back({state, exact ? after_a_roll(evaluator, state) : choice.chances, choice.chances, false});
    }
    state = choice.after;
  }
  const float lambda = how.exact_share > 0 ? 0.0F : static_cast<float>(how.lambda);
  // What the position after the last turn was found to be worth.
  Chances later = turns.empty() ? Chances{} : turns.back().next;
  for (std::size_t i = turns.size(); i-- > 0;) {
    const JudgedTurn& each = turns[i];
    Chances target = each.now;
    if (!each.strays) target.add(later, lambda).add(each.next, -lambda);
    add(each.state, target, samples);
    later = target;
  }
}

double ludo_wins_against_greedy(Evaluator& evaluator, const Rules& rules, NumberSet seated, int games,
                                std::uint64_t seed) {
  Greedy greedy;
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    RandomSource random(players::mixed(seed, static_cast<std::uint64_t>(game)));
    State state = start(rules, seated, random);
    const auto all = seats(state.rules());
    const Seat own = all[static_cast<std::size_t>(game) % all.size()];
    for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
      const State rolled = roll(state, drawn_roll(state, random));
      state = apply(rolled, rolled.turn() == own ? evaluator.best(rolled).play : greedy.think(rolled)->play);
    }
    wins += phase(state) == Phase::over && state.turn() == own ? 1 : 0;
  }
  return static_cast<double>(wins) / games;
}

}  // namespace fourfold::training
