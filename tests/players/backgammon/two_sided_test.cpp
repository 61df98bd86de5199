// The exact race with the cube: published figures, and a game tree written down as the rules of the cube say.
#include "players/backgammon/two_sided.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "players/backgammon/cubeful.h"
#include "players/backgammon/home_positions.h"
#include "players/random_source.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {
namespace {

template <int most>
void expect_numbered() {
  using Home = HomePositions<most>;
  for (int n = 0; n < Home::count(); ++n) {
    const Checkers side = Home::side(n);
    ASSERT_EQ(Home::number(side), n);
    int all = 0;
    for (const std::uint8_t here : side) all += here;
    ASSERT_EQ(all, most_checkers);
  }
}

TEST(HomePositions, each_has_a_number_of_its_own) {
  EXPECT_EQ(HomePositions<6>::count(), 924);
  EXPECT_EQ(HomePositions<15>::count(), 54'264);
  expect_numbered<6>();
  expect_numbered<15>();
}

// Published: one checker on each home point, both sides. The figures come from a table of 16 bits a number.
TEST(TwoSided, figures_that_are_published) {
  Checkers side{};
  for (std::size_t point = 1; point <= 6; ++point) side[point] = 1;
  side[off] = 9;
  const RaceEquities& race = TwoSided::get().at({side, side});
  EXPECT_NEAR(race.cubeless, 0.4011, 1e-4);
  EXPECT_NEAR(race.mine, 0.6367, 1e-4);
  EXPECT_NEAR(race.centred, 0.6022, 1e-4);
  EXPECT_NEAR(race.theirs, 0.3511, 1e-4);
}

// The whole tree in double precision: who holds the cube is 1 for the player on roll, 0 for nobody, -1 for the
// opponent.
class Tree {
 public:
  // May double first.
  double before_roll(const Checkers& mine, const Checkers& theirs, int holder) {
    const double rolls = rolling(mine, theirs, holder);
    if (holder < 0) return rolls;
    const double taken = 2 * rolling(mine, theirs, -1);
    return std::max(rolls, std::min(1.0, taken));
  }
  double rolling(const Checkers& mine, const Checkers& theirs, int holder) {
    const auto key = std::make_tuple(mine, theirs, holder);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    double sum = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) {
        PlayList plays;
        generate(mine, theirs, {*Die::from(a), *Die::from(b)}, plays);
        double best = -3;
        for (const Play& play : plays) {
          Checkers after = mine;
          Checkers other = theirs;
          for (std::size_t s = 0; s < play.count; ++s) make_step(after, other, play.steps[s]);
          best = std::max(best, after[off] == most_checkers ? 1.0 : -before_roll(theirs, after, -holder));
        }
        sum += best / 36;
      }
    }
    known_[key] = sum;
    return sum;
  }

 private:
  std::map<std::tuple<Checkers, Checkers, int>, double> known_;
};

TEST(TwoSided, is_what_the_tree_says) {
  Tree tree;
  RandomSource random(11);
  const auto few_checkers = [&] {
    Checkers side{};
    const std::uint32_t count = 1 + random.below(3);
    for (std::uint32_t c = 0; c < count; ++c) ++side[1 + random.below(6)];
    side[off] = static_cast<std::uint8_t>(most_checkers - count);
    return side;
  };
  for (int i = 0; i < 60; ++i) {
    const Board board{few_checkers(), few_checkers()};
    ASSERT_TRUE(TwoSided::covers(board));
    const RaceEquities& race = TwoSided::get().at(board);
    EXPECT_NEAR(race.mine, tree.rolling(board.on_roll, board.opponent, 1), 2e-6);
    EXPECT_NEAR(race.centred, tree.rolling(board.on_roll, board.opponent, 0), 2e-6);
    EXPECT_NEAR(race.theirs, tree.rolling(board.on_roll, board.opponent, -1), 2e-6);
  }
}

// With four checkers and more it can be better to leave a gap: here two on the four-point are better beside one on the
// two-point than beside a second one on the ace, because a 4-2 then takes off two.
TEST(TwoSided, a_gap_that_wastes_less_is_found) {
  const auto side_on = [](std::initializer_list<int> places) {
    Checkers side{};
    for (const int point : places) ++side[static_cast<std::size_t>(point)];
    side[off] = static_cast<std::uint8_t>(most_checkers - places.size());
    return side;
  };
  Tree tree;
  const Board race{side_on({1, 4, 4, 4, 5}), side_on({6, 6, 6})};
  EXPECT_NEAR(TwoSided::get().at(race).centred, tree.rolling(race.on_roll, race.opponent, 0), 2e-6);
  EXPECT_NEAR(TwoSided::get().at(race).theirs, tree.rolling(race.on_roll, race.opponent, -1), 2e-6);
}

TEST(TwoSided, covers_no_more_than_it_knows) {
  Checkers six{};
  six[6] = 6;
  six[off] = 9;
  Checkers seven{};
  seven[1] = 7;
  seven[off] = 8;
  Checkers outside{};
  outside[7] = 1;
  outside[off] = 14;
  EXPECT_TRUE(TwoSided::covers({six, six}));
  EXPECT_FALSE(TwoSided::covers({six, seven}));
  EXPECT_FALSE(TwoSided::covers({outside, six}));
}

}  // namespace
}  // namespace fourfold::backgammon
