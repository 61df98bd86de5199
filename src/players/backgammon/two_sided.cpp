#include "players/backgammon/two_sided.h"

#include <utility>

#include "players/backgammon/home_positions.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {
namespace {

using SmallHome = HomePositions<TwoSided::most>;
constexpr auto positions = static_cast<std::size_t>(SmallHome::count());
static_assert(positions == 924);

bool covered(const Checkers& side) {
  return std::all_of(side.begin() + home_points + 1, side.end(), [](std::uint8_t here) { return here == 0; }) &&
         side[off] + TwoSided::most >= most_checkers;
}

// Where a roll may lead to, each place once.
struct Outcomes {
  float weight;
  std::vector<std::size_t> after;
};

std::vector<Outcomes> outcomes_of(std::size_t number) {
  const Checkers side = SmallHome::side(static_cast<int>(number));
  std::vector<Outcomes> rolls;
  PlayList plays;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    plays.clear();
    generate(side, Checkers{}, {high, low}, plays);
    Outcomes roll{static_cast<float>(weight) / 36.0F, {}};
    for (const Play& play : plays) {
      Checkers after = side;
      Checkers nobody{};
      for (std::size_t s = 0; s < play.count; ++s) make_step(after, nobody, play.steps[s]);
      roll.after.push_back(static_cast<std::size_t>(SmallHome::number(after)));
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

// Fills the table. The positions are settled by the larger of the two sides' numbers: dice lead to smaller ones.
class Settling {
 public:
  explicit Settling(std::vector<RaceEquities>& equities)
      : equities_(equities), outcomes_(positions), moved_(positions * positions), against_(positions) {
    for (std::size_t i = 1; i < positions; ++i) outcomes_[i] = outcomes_of(i);
    for (std::size_t j = 1; j < positions; ++j) {
      moved_[j] = won;
      equities_[j * positions] = lost;
    }
    against_[0] = won;
  }

  // All in which one side is at this place and the other at a smaller one, or at the same.
  void settle(std::size_t place) {
    against_smaller(place);
    for (std::size_t j = 1; j <= place; ++j) keep(j, place, mean_against(j));
  }

 private:
  // The side at the place is on roll: for all opponents at once, so that the compiler's vectors do the work.
  void against_smaller(std::size_t place) {
    std::vector<RaceEquities> sum(place);
    std::vector<RaceEquities> best(place);
    for (const Outcomes& roll : outcomes_[place]) {
      const RaceEquities* const first = &moved_[roll.after[0] * positions];
      std::copy(first, first + place, best.begin());
      for (std::size_t k = 1; k < roll.after.size(); ++k) {
        const RaceEquities* const then = &moved_[roll.after[k] * positions];
        for (std::size_t j = 1; j < place; ++j) best[j].improve(then[j]);
      }
      for (std::size_t j = 1; j < place; ++j) sum[j].add(best[j], roll.weight);
    }
    for (std::size_t j = 1; j < place; ++j) against_[j] = keep(place, j, sum[j]);
  }

  // The opponent of one at the place is on roll.
  RaceEquities mean_against(std::size_t on_roll) const {
    RaceEquities mean;
    for (const Outcomes& roll : outcomes_[on_roll]) {
      RaceEquities best = against_[roll.after[0]];
      for (std::size_t k = 1; k < roll.after.size(); ++k) best.improve(against_[roll.after[k]]);
      mean.add(best, roll.weight);
    }
    return mean;
  }

  RaceEquities keep(std::size_t on_roll, std::size_t opponent, const RaceEquities& found) {
    equities_[on_roll * positions + opponent] = found;
    return moved_[opponent * positions + on_roll] = seen_from_before(found);
  }

  std::vector<RaceEquities>& equities_;
  std::vector<std::vector<Outcomes>> outcomes_;  // of the rolls, by place
  // What a player has who has just moved: [his place][the place of the opponent, who is on roll].
  std::vector<RaceEquities> moved_;
  std::vector<RaceEquities> against_;  // a row of it by the other index: the opponent is at the place being settled
};

}  // namespace

const TwoSided& TwoSided::get() {
  static const TwoSided only;
  return only;
}

bool TwoSided::covers(const Board& board) {
  return covered(board.on_roll) && covered(board.opponent) && board.on_roll[off] > 0 && board.opponent[off] > 0;
}

const RaceEquities& TwoSided::at(const Board& board) const {
  return equities_[static_cast<std::size_t>(SmallHome::number(board.on_roll)) * positions +
                   static_cast<std::size_t>(SmallHome::number(board.opponent))];
}

TwoSided::TwoSided() : equities_(positions * positions) {
  Settling settling(equities_);
  for (std::size_t place = 1; place < positions; ++place) settling.settle(place);
}

}  // namespace fourfold::backgammon
