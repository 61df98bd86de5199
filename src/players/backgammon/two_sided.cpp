#include "players/backgammon/two_sided.h"

#include <utility>

#include "players/backgammon/home_positions.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {
namespace {

using Few = HomePositions<TwoSided::most>;
constexpr auto positions = static_cast<std::size_t>(Few::count());
static_assert(positions == 924);

bool few_at_home(const Checkers& side) {
  return std::all_of(side.begin() + home_points + 1, side.end(), [](std::uint8_t here) { return here == 0; }) &&
         side[off] + TwoSided::most >= most_checkers;
}

// Where a roll may lead to, each place once.
struct Outcomes {
  unsigned falls;  // of 36
  std::vector<std::size_t> after;
};

std::vector<Outcomes> outcomes_of(std::size_t number) {
  const Checkers side = Few::side(static_cast<int>(number));
  std::vector<Outcomes> rolls;
  PlayList plays;
  for_each_two_dice([&](Die high, Die low, unsigned falls) {
    plays.clear();
    generate(side, Checkers{}, {high, low}, plays);
    Outcomes roll{falls, {}};
    for (const Play& play : plays) {
      Checkers after = side;
      Checkers nobody{};
      for (std::size_t s = 0; s < play.count; ++s) make_step(after, nobody, play.steps[s]);
      roll.after.push_back(static_cast<std::size_t>(Few::number(after)));
    }
    std::ranges::sort(roll.after);
    const auto repeated = std::ranges::unique(roll.after);
    roll.after.erase(repeated.begin(), repeated.end());
    rolls.push_back(std::move(roll));
  });
  return rolls;
}

constexpr RaceEquities won{1, 1, 1, 1};
constexpr RaceEquities lost{-1, -1, -1, -1};

// The same seen by the one who rolled before, who may be doubled now.
RaceEquities seen_from_before(const RaceEquities& next) {
  return {-next.cubeless, -next.theirs, -next.with_choice(next.centred), -next.with_choice(next.mine)};
}

}  // namespace

const TwoSided& TwoSided::get() {
  static const TwoSided only;
  return only;
}

bool TwoSided::covers(const Board& board) {
  return few_at_home(board.on_roll) && few_at_home(board.opponent) && board.on_roll[off] > 0 && board.opponent[off] > 0;
}

const RaceEquities& TwoSided::at(const Board& board) const {
  return equities_[static_cast<std::size_t>(Few::number(board.on_roll)) * positions +
                   static_cast<std::size_t>(Few::number(board.opponent))];
}

TwoSided::TwoSided() : equities_(positions * positions) {
  std::vector<std::vector<Outcomes>> outcomes(positions);
  for (std::size_t i = 1; i < positions; ++i) outcomes[i] = outcomes_of(i);
  // [opponent on roll][player]: after the player's move.
  std::vector<RaceEquities> before(positions * positions);
  const auto fill = [&](std::size_t i, std::size_t j) {
    RaceEquities sum;
    for (const Outcomes& roll : outcomes[i]) {
      RaceEquities best{-2, -2, -2, -2};
      for (const std::size_t after : roll.after) {
        const RaceEquities& then = after == 0 ? won : before[j * positions + after];
        best.cubeless = std::max(best.cubeless, then.cubeless);
        best.mine = std::max(best.mine, then.mine);
        best.centred = std::max(best.centred, then.centred);
        best.theirs = std::max(best.theirs, then.theirs);
      }
      const float weight = static_cast<float>(roll.falls) / 36.0F;
      sum.cubeless += weight * best.cubeless;
      sum.mine += weight * best.mine;
      sum.centred += weight * best.centred;
      sum.theirs += weight * best.theirs;
    }
    equities_[i * positions + j] = sum;
    before[i * positions + j] = seen_from_before(sum);
  };
  for (std::size_t i = 1; i < positions; ++i) equities_[i * positions] = lost;
  // What follows from a position has a smaller sum of numbers.
  for (std::size_t sum = 2; sum <= 2 * (positions - 1); ++sum) {
    const std::size_t first = sum > positions - 1 ? sum - (positions - 1) : 1;
    for (std::size_t i = first; i < std::min(sum, positions); ++i) fill(i, sum - i);
  }
}

}  // namespace fourfold::backgammon
