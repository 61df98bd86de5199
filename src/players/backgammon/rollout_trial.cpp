#include "players/backgammon/rollout_trial.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "players/random_source.h"
#include "players/seeded_draws.h"
#include "players/stable_order.h"

namespace fourfold::backgammon {
namespace {

constexpr unsigned longest = 4000;  // turns; nobody has seen such a game

constexpr unsigned ways_to_roll = 36;

constexpr std::size_t remembered = 512 << 10;  // bytes of what was looked into, for one thread

// One of 36, in an order of its own for each turn.
unsigned shuffled(std::uint64_t seed, unsigned turn, unsigned which) {
  std::array<std::uint8_t, ways_to_roll> order{};
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
  RandomSource random(players::mixed(seed, turn, 0x73687566ULL));
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  return order[which];
}

// In 36 trials every first roll comes once, and in 1,296 every pair of first rolls.
Roll roll_of(std::uint64_t seed, std::uint64_t trial, unsigned turn) {
  unsigned which = 0;
  if (turn == 0) {
    which = shuffled(seed, 0, static_cast<unsigned>(trial % ways_to_roll));
  } else if (turn == 1) {
    which = shuffled(seed, 1, static_cast<unsigned>((trial / ways_to_roll + trial) % ways_to_roll));
  } else {
    which = RandomSource(players::mixed(seed, trial, turn)).below(ways_to_roll);
  }
  return {Die::nth(which / Die::sides), Die::nth(which % Die::sides)};
}

void add(TrialResult& sum, const TrialResult& more, float by) {
  sum.value += static_cast<double>(by) * more.value;
  sum.chances += more.chances * by;
}

}  // namespace

TrialPlayer::TrialPlayer(const players::RolloutSettings& settings, const Nets& nets, const Standpoint& standpoint)
    : settings_(settings),
      stakes_(standpoint.stakes),
      solved_(standpoint.solved),
      memory_(remembered),
      search_(nets, memory_) {
  search_.set_stakes(stakes_.reading(), money, money);
  search_.evaluator().set_solved(solved_);
  if (settings.plies > 0) memory_.make_room();
}

// What the ends of the game are worth to the player on roll as the cube lies.
Worth TrialPlayer::worth(const TrialPosition& position) const {
  const Stakes stakes = position.mine ? stakes_ : stakes_.turned();
  return stakes.worth(position.cube.value, position.cube.gammons);
}

bool TrialPlayer::cube_lives(const TrialPosition& position) const {
  const int cube = position.cube.value;
  return settings_.cube && ((position.cube.holder != Holder::opponent && stakes_.can_use(cube, false)) ||
                            (position.cube.holder != Holder::me && stakes_.can_use(cube, true)));
}

// What the position looks like, the player on roll having these chances and doubling where that is right.
TrialResult TrialPlayer::seen(const TrialPosition& position, const Chances& of_roller) const {
  const Chances chances = position.mine ? of_roller : of_roller.turned();
  if (!cube_lives(position)) return {stakes_.worth(position.cube.value, position.cube.gammons).of(chances), chances};
  const Stakes stakes = position.mine ? stakes_ : stakes_.turned();
  const Cube cube = position.mine ? position.cube : position.cube.turned();
  const bool may_double = position.may_double && cube.may_double() && stakes.can_use(cube.value, false);
  const float best = double_values_on(position.board, of_roller, cube, stakes, solved_).best(may_double);
  return {position.mine ? best : stakes.turned_value(best), chances};
}

// Whether there is nothing left to find out by playing on.
std::optional<TrialResult> TrialPlayer::end(const TrialPosition& position) {
  Chances of_roller;
  if (finished(position.board, stakes_.reading(), of_roller)) {
    const Chances chances = position.mine ? of_roller : of_roller.turned();
    return TrialResult{stakes_.worth(position.cube.value, position.cube.gammons).of(chances), chances};
  }
  if (!both_home(position.board)) return std::nullopt;
  const Cube cube = position.mine ? position.cube : position.cube.turned();
  if (cube_lives(position) && !exact_double_values(position.board, cube, stakes_, solved_)) return std::nullopt;
  return seen(position, search_.evaluator().chances(position.board));
}

// Doubles if that is right. A result if the opponent drops.
std::optional<TrialResult> TrialPlayer::after_doubling(TrialPosition& position) {
  const Stakes stakes = position.mine ? stakes_ : stakes_.turned();
  const Cube cube = position.mine ? position.cube : position.cube.turned();
  if (!settings_.cube || !position.may_double || !cube.may_double() || !stakes.can_use(cube.value, false))
    return std::nullopt;
  const Chances of_roller = search_.evaluator().chances(position.board);
  const DoubleValues values = double_values_on(position.board, of_roller, cube, stakes, solved_);
  if (!values.should_double()) return std::nullopt;
  if (!values.opponent_takes()) {
    return TrialResult{stakes_.of(position.mine ? cube.value : -cube.value),
                       position.mine ? of_roller : of_roller.turned()};
  }
  position.cube = {2 * cube.value, position.mine ? Holder::opponent : Holder::me, true};
  return std::nullopt;
}

EvaluatedPlay TrialPlayer::chosen(const TrialPosition& position, const Roll& dice) {
  const Worth roller = worth(position);
  if (settings_.plies == 0) return search_.evaluator().quick_best(position.board, dice, roller);
  TrialPosition turned = position;
  turned.mine = !position.mine;
  if (position.mine) {
    search_.set_stakes(stakes_.reading(), roller, worth(turned));
  } else {
    search_.set_stakes(stakes_.reading(), worth(turned), roller);
  }
  const auto all = search_.evaluator().plays(position.board, dice);
  std::vector<EvaluatedPlay> plays(all.begin(), all.end());
  const auto value = [&](const EvaluatedPlay& each) { return roller.of(each.chances); };
  constexpr std::size_t most = 4;
  constexpr float within = 0.1F;
  const auto at_most = plays.begin() + static_cast<std::ptrdiff_t>(std::min(plays.size(), most));
  players::order_stably(plays.begin(), plays.end(), std::greater(), value);  // equal ones as the rules have them
  const float enough = value(plays[0]) - within;
  plays.erase(
      std::ranges::find_if(plays.begin(), at_most, [&](const EvaluatedPlay& each) { return value(each) < enough; }),
      plays.end());
  if (plays.size() > 1) {
    for (EvaluatedPlay& each : plays)
      each.chances = search_.look(each.after, settings_.plies, !position.mine).chances.turned();
  }
  return *std::ranges::max_element(plays, {}, value);
}

TrialResult TrialPlayer::play(TrialPosition position, std::uint64_t number) {
  TrialResult luck;
  const auto less_luck = [&](TrialResult result) {
    add(result, luck, -1);
    return result;
  };
  const auto after = [&](const EvaluatedPlay& choice) {
    return seen({choice.after, !position.mine, position.cube}, choice.chances.turned());
  };
  for (unsigned turn = 0; turn < longest; ++turn) {
    if (const auto over = end(position)) return less_luck(*over);
    if (settings_.truncate > 0 && turn >= static_cast<unsigned>(settings_.truncate)) break;
    if (const auto dropped = after_doubling(position)) return less_luck(*dropped);
    const Roll dice = roll_of(settings_.seed, number, turn);
    const EvaluatedPlay choice = chosen(position, dice);
    if (settings_.luck) {
      // How much better this roll looks than the mean of all: nought in the long run, so it may be taken away.
      const Worth roller = worth(position);
      for_each_two_dice([&](Die high, Die low, unsigned weight) {
        const bool rolled = Roll{high, low} == dice || Roll{low, high} == dice;
        add(luck, after(search_.evaluator().quick_best(position.board, {high, low}, roller)),
            (rolled ? 1.0F : 0.0F) - static_cast<float>(weight) / 36.0F);
      });
    }
    position = {choice.after, !position.mine, position.cube};
  }
  return less_luck(seen(position, search_.evaluator().chances(position.board)));
}

}  // namespace fourfold::backgammon
