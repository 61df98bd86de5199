#include "training/backgammon_dice/self_play.h"

#include <algorithm>
#include <optional>

#include "players/backgammon_dice/greedy.h"
#include "players/backgammon_dice/solve.h"
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

// Rounds of a match begin at any score, and some games with fewer pawns.
State start(const DiceSelfPlay& how, RandomSource& random) {
  const Rules& rules = how.rules;
  const State first = begin_with(rules, seat_at(static_cast<int>(random.below(2))));
  Position position = first.position();
  if (rules.scored) {
    for (int& points : position.points) points = static_cast<int>(random.below(rules.match_points));
  } else if (with_chance(how.fewer_share, random)) {
    for (auto& pawns : position.pawns) pawns = start_of(rules, 2 + static_cast<int>(random.below(3))).list();
  }
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

std::optional<Chances> solved(const SolvedTables* tables, const State& state) {
  const auto chance = tables == nullptr ? std::nullopt : tables->chance(state.mine(), state.theirs());
  if (!chance) return std::nullopt;
  return Chances::of_winning(state.turn(), static_cast<float>(in_parts_of_one(*chance)));
}

// A turn of which it will be known only later what it was worth.
struct JudgedTurn {
  State state;
  Chances next;         // after the play
  bool strays = false;  // what came after that is no result of good play
};

class SelfPlayedGame {
 public:
  SelfPlayedGame(Evaluator& evaluator, const SolvedTables* tables, const DiceSelfPlay& how, std::uint64_t seed,
                 std::vector<DiceSample>& samples)
      : evaluator_(evaluator), tables_(tables), how_(how), random_(seed), samples_(samples) {}

  void play() {
    State state = start(how_, random_);
    for (int turn = 0; turn < longest_game && phase(state) != Phase::over; ++turn) {
      const State rolled = roll(state, drawn_roll(state, random_));
      if (how_.siblings > 0) look_at_siblings(rolled);
      if (with_chance(how_.strays, random_)) {
        if (!turns_.empty()) turns_.back().strays = true;
        look_at(state);
        state = apply(rolled, drawn_play(legal(rolled), random_));
        continue;
      }
      const JudgedPlay choice = evaluator_.best(rolled);
      if (!look_at(state) && how_.exact_share == 0) turns_.push_back({state, choice.chances, false});
      state = choice.after;
    }
    look_back();
  }

 private:
  // Learns what the position is worth if that is known, or found out by looking at all rolls.
  bool look_at(const State& state) {
    if (phase(state) == Phase::over) return true;
    if (const auto exact = solved(tables_, state)) {
      add(state, *exact, samples_);
      return true;
    }
    if (!with_chance(how_.exact_share, random_)) return false;
    add(state, after_a_roll(evaluator_, state), samples_);
    return true;
  }

  void look_at_siblings(const State& rolled) {
    const PlayList plays = legal(rolled);
    if (plays.size() < 2) return;
    for (int i = 0; i < how_.siblings; ++i) look_at(apply(rolled, drawn_play(plays, random_)));
  }

  void look_back() {
    const auto lambda = static_cast<float>(how_.lambda);
    Chances later = turns_.empty() ? Chances{} : turns_.back().next;
    for (std::size_t i = turns_.size(); i-- > 0;) {
      const JudgedTurn& each = turns_[i];
      Chances target = each.next;
      if (!each.strays) target.add(later, lambda).add(each.next, -lambda);
      add(each.state, target, samples_);
      later = target;
    }
  }

  Evaluator& evaluator_;
  const SolvedTables* tables_;
  const DiceSelfPlay& how_;
  RandomSource random_;
  std::vector<DiceSample>& samples_;
  std::vector<JudgedTurn> turns_;
};

}  // namespace

void play_dice_game(Evaluator& evaluator, const SolvedTables* tables, const DiceSelfPlay& how, std::uint64_t seed,
                    std::vector<DiceSample>& samples) {
  SelfPlayedGame(evaluator, tables, how, seed, samples).play();
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
