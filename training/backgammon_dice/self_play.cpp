#include "training/backgammon_dice/self_play.h"

#include <algorithm>
#include <optional>

#include "players/backgammon_dice/greedy.h"
#include "players/seeded_draws.h"

namespace fourfold::training {

using namespace backgammon_dice;

namespace {

// Games end long before, however badly they are played.
constexpr int longest_game = 5'000;

bool with_chance(double share, RandomSource& random) {
  return random.below(65536) < static_cast<std::uint32_t>(share * 65536);
}

Roll drawn_roll(const State& state, RandomSource& random) { return roll_at(state, random.below(chance_total(state))); }

const Play& drawn_play(const PlayList& plays, RandomSource& random) {
  return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
}

// Rounds of a match begin at any score.
State start(const Rules& rules, RandomSource& random) {
  const State first = begin_with(rules, seat_at(static_cast<int>(random.below(2))));
  if (!rules.scored) return first;
  Position position = first.position();
  for (int& points : position.points) points = static_cast<int>(random.below(rules.match_points));
  return State::from(rules, position).value_or(first);
}

// The mean over all rolls of the best play's chances.
Chances after_a_roll(Evaluator& evaluator, const State& state) {
  const auto rolls = chance(state);
  Chances mean;
  for (const auto& [dice, weight] : rolls.rolls) {
    mean.add(evaluator.best(roll(state, dice)).chances, static_cast<float>(weight) / static_cast<float>(rolls.total));
  }
  return mean;
}

void add(const State& state, const Chances& target, std::vector<DiceSample>& samples) {
  DiceSample sample{state, target.seen_by(state.turn())};
  for (float& chance : sample.target) chance = std::clamp(chance, 0.0F, 1.0F);
  samples.push_back(sample);
}

// What a position is worth as far as it can be known: by the tables, or by looking at so many of the others.
class Exactly {
 public:
  Exactly(Evaluator& evaluator, const SolvedTables* tables, const DiceSelfPlay& how, std::vector<DiceSample>& samples)
      : evaluator_(evaluator), tables_(tables), share_(how.exact_share), samples_(samples) {}

  void learn(const State& state, RandomSource& random) {
    if (phase(state) == Phase::over) return;
    const auto solved = tables_ == nullptr ? std::nullopt : tables_->chance(state.mine(), state.theirs());
    if (solved) {
      add(state, Chances::of_winning(state.turn(), static_cast<float>(in_parts_of_one(*solved))), samples_);
    } else if (with_chance(share_, random)) {
      add(state, after_a_roll(evaluator_, state), samples_);
    }
  }

 private:
  Evaluator& evaluator_;
  const SolvedTables* tables_;
  double share_;
  std::vector<DiceSample>& samples_;
};

void play_and_look(Evaluator& evaluator, const SolvedTables* tables, const DiceSelfPlay& how, RandomSource& random,
                   std::vector<DiceSample>& samples) {
  Exactly exactly(evaluator, tables, how, samples);
  State state = start(how.rules, random);
  for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
    exactly.learn(state, random);
    const State rolled = roll(state, drawn_roll(state, random));
    const PlayList plays = legal(rolled);
    if (plays.size() > 1) {
      for (int i = 0; i < how.siblings; ++i) exactly.learn(apply(rolled, drawn_play(plays, random)), random);
    }
    state = with_chance(how.strays, random) ? apply(rolled, drawn_play(plays, random)) : evaluator.best(rolled).after;
  }
}

struct JudgedTurn {
  State state;
  Chances next;         // after the play
  bool strays = false;  // what came after that is no result of good play
};

void play_and_look_back(Evaluator& evaluator, const DiceSelfPlay& how, RandomSource& random,
                        std::vector<DiceSample>& samples) {
  State state = start(how.rules, random);
  std::vector<JudgedTurn> turns;
  for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
    const State rolled = roll(state, drawn_roll(state, random));
    if (with_chance(how.strays, random)) {
      if (!turns.empty()) turns.back().strays = true;
      state = apply(rolled, drawn_play(legal(rolled), random));
      continue;
    }
    const JudgedPlay choice = evaluator.best(rolled);
    turns.push_back({state, choice.chances, false});
    state = choice.after;
  }
  const auto lambda = static_cast<float>(how.lambda);
  Chances later = turns.empty() ? Chances{} : turns.back().next;
  for (std::size_t i = turns.size(); i-- > 0;) {
    const JudgedTurn& each = turns[i];
    Chances target = each.next;
    if (!each.strays) target.add(later, lambda).add(each.next, -lambda);
    add(each.state, target, samples);
    later = target;
  }
}

}  // namespace

void play_dice_game(Evaluator& evaluator, const SolvedTables* tables, const DiceSelfPlay& how, std::uint64_t seed,
                    std::vector<DiceSample>& samples) {
  RandomSource random(seed);
  if (how.exact_share > 0) {
    play_and_look(evaluator, tables, how, random, samples);
  } else {
    play_and_look_back(evaluator, how, random, samples);
  }
}

double dice_result_against_greedy(Evaluator& evaluator, const Rules& rules, int games, std::uint64_t seed) {
  Greedy greedy;
  double sum = 0;
  for (int game = 0; game < games; ++game) {
    RandomSource random(players::mixed(seed, static_cast<std::uint64_t>(game)));
    State state = begin_with(rules, seat_at(static_cast<int>(random.below(2))));
    const Seat own = seat_at(game % 2);
    for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
      const State rolled = roll(state, drawn_roll(state, random));
      state = apply(rolled, rolled.turn() == own ? evaluator.best(rolled).play : greedy.think(rolled)->play);
    }
    const Outcome result = outcome(state);
    sum += rules.scored ? result.of(own) - result.of(other(own)) : result.of(own) > 0 ? 1 : 0;
  }
  return sum / games;
}

}  // namespace fourfold::training
