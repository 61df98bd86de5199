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

// Whether one place is no worse than another whatever happens: at every distance no more checkers are as far away. The
// same dice then bring them home no later.
bool no_worse(std::size_t one, std::size_t another) {
  const Checkers a = Few::side(static_cast<int>(one));
  const Checkers b = Few::side(static_cast<int>(another));
  int more = 0;
  for (std::size_t point = home_points; point >= 1; --point) {
    more += a[point] - b[point];
    if (more > 0) return false;
  }
  return true;
}

// Where a roll may lead to: each place once, and none that is surely worse than another.
struct Outcomes {
  float weight;
  std::vector<std::size_t> after;
};

std::vector<Outcomes> outcomes_of(std::size_t number) {
  const Checkers side = Few::side(static_cast<int>(number));
  std::vector<Outcomes> rolls;
  PlayList plays;
  for_each_two_dice([&](Die high, Die low, unsigned falls) {
    plays.clear();
    generate(side, Checkers{}, {high, low}, plays);
    Outcomes roll{static_cast<float>(falls) / 36.0F, {}};
    for (const Play& play : plays) {
      Checkers after = side;
      Checkers nobody{};
      for (std::size_t s = 0; s < play.count; ++s) make_step(after, nobody, play.steps[s]);
      roll.after.push_back(static_cast<std::size_t>(Few::number(after)));
    }
    std::ranges::sort(roll.after);
    const auto repeated = std::ranges::unique(roll.after);
    roll.after.erase(repeated.begin(), repeated.end());
    const std::vector<std::size_t> all = roll.after;
    std::erase_if(roll.after, [&](std::size_t place) {
      return std::ranges::any_of(all, [&](std::size_t other) { return other != place && no_worse(other, place); });
    });
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

// The positions are settled by the larger of the two sides' numbers: dice lead to smaller ones. For one side and all
// smaller opponents at once the compiler's vectors do the work; then for all smaller sides against this opponent one row
// is enough to look at.
TwoSided::TwoSided() : equities_(positions * positions) {
  std::vector<std::vector<Outcomes>> outcomes(positions);
  for (std::size_t i = 1; i < positions; ++i) outcomes[i] = outcomes_of(i);
  // What a player has who has just moved: [his place][the place of the opponent, who is on roll].
  std::vector<RaceEquities> moved(positions * positions);
  for (std::size_t j = 1; j < positions; ++j) {
    moved[j] = won;
    equities_[j * positions] = lost;
  }
  std::vector<RaceEquities> sum(positions);
  std::vector<RaceEquities> best(positions);
  std::vector<RaceEquities> against(positions);  // the same for the opponent at `i`: [the player's place]
  against[0] = won;
  const auto keep = [&](std::size_t on_roll, std::size_t opponent, const RaceEquities& found) {
    equities_[on_roll * positions + opponent] = found;
    return moved[opponent * positions + on_roll] = seen_from_before(found);
  };
  for (std::size_t i = 1; i < positions; ++i) {
    std::fill(sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(i), RaceEquities{});
    for (const Outcomes& roll : outcomes[i]) {
      const RaceEquities* const first = &moved[roll.after[0] * positions];
      std::copy(first, first + i, best.begin());
      for (std::size_t k = 1; k < roll.after.size(); ++k) {
        const RaceEquities* const then = &moved[roll.after[k] * positions];
        for (std::size_t j = 1; j < i; ++j) best[j].improve(then[j]);
      }
      for (std::size_t j = 1; j < i; ++j) sum[j].add(best[j], roll.weight);
    }
    for (std::size_t j = 1; j < i; ++j) against[j] = keep(i, j, sum[j]);
    for (std::size_t j = 1; j <= i; ++j) {
      RaceEquities mean;
      for (const Outcomes& roll : outcomes[j]) {
        RaceEquities most = against[roll.after[0]];
        for (std::size_t k = 1; k < roll.after.size(); ++k) most.improve(against[roll.after[k]]);
        mean.add(most, roll.weight);
      }
      keep(j, i, mean);
    }
  }
}

}  // namespace fourfold::backgammon
