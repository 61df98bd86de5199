// Moving one checker at a time: every path through a turn, against the legal plays and against the naive generator.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "notation/backgammon/hop_text.h"
#include "rules/backgammon/walk.h"
#include "tests/oracle/backgammon_naive.h"
#include "tests/rules/backgammon/build.h"
#include "tests/rules/backgammon/random_positions.h"
#include "tests/support/effort.h"
#include "tests/support/walks.h"

namespace fourfold::backgammon {
namespace {

using namespace test;
namespace naive = fourfold::test::naive_backgammon;

// The hops that may follow those made, as they are called.
Texts offered(const State& state, const std::vector<Hop>& made = {}) {
  Texts texts;
  for (const Hop& hop : next_hops(state, made)) texts.insert(format_hop(state, made, hop));
  return texts;
}

std::vector<int> dice_after(const State& state, const std::vector<Hop>& made) {
  std::vector<int> pips;
  for (const Die die : dice_left(state, made)) pips.push_back(die.pips());
  return pips;
}

// Only 8/2 with 24/22 plays both dice of a 62.
State trap() {
  return with_dice(stand({{6, 13}, {8, 1}, {24, 1}}, {{4, 2}, {16, 2}, {18, 3}, {19, 4}, {20, 4}}), "62");
}

TEST(BackgammonWalk, only_what_lets_both_dice_be_played_is_offered) {
  EXPECT_EQ(offered(trap()), (Texts{"8/2", "24/22"}));
  EXPECT_EQ(offered(trap(), {{8, 2}}), Texts{"24/22"});
  EXPECT_EQ(offered(trap(), {{24, 22}}), Texts{"8/2"});
  EXPECT_EQ(offered(trap(), {{24, 22}, {8, 2}}), Texts{});
  EXPECT_FALSE(play_of(trap(), {}));
  EXPECT_FALSE(play_of(trap(), std::vector<Hop>{{8, 2}}));
  EXPECT_EQ(format_play(trap(), *play_of(trap(), std::vector<Hop>{{24, 22}, {8, 2}})), "24/22 8/2");
}

TEST(BackgammonWalk, what_cannot_begin_a_turn_leads_nowhere) {
  for (const Hop hop :
       {Hop{6, 4}, Hop{8, 6}, Hop{24, 18}, Hop{7, 1}, Hop{8, 2, 1}, Hop{0, 0}, Hop{255, 3}, Hop{8, 9}}) {
    EXPECT_EQ(offered(trap(), {hop}), Texts{}) << int{hop.from} << "/" << int{hop.to};
    EXPECT_FALSE(play_of(trap(), std::vector<Hop>{hop}));
  }
  EXPECT_EQ(preview(trap(), std::vector<Hop>{{7, 1}}), trap().position());
}

TEST(BackgammonWalk, the_larger_die_where_only_one_can_be_played) {
  // From 13 the 6 and the 5 are open and the 11 is not.
  const State state = with_dice(stand({{13, 1}}, {{2, 2}, {20, 2}}), "65");
  EXPECT_EQ(offered(state), Texts{"13/7"});
  EXPECT_TRUE(play_of(state, std::vector<Hop>{{13, 7}}));
  EXPECT_FALSE(play_of(state, std::vector<Hop>{{13, 8}}));
}

TEST(BackgammonWalk, a_forced_pass_is_whole_without_a_hop) {
  const State shut = with_dice(stand({{25, 1}}, {{19, 2}, {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}}), "64");
  EXPECT_EQ(offered(shut), Texts{});
  EXPECT_EQ(play_of(shut, {}), Play{});
  EXPECT_EQ(dice_after(shut, {}), (std::vector{6, 4}));
}

TEST(BackgammonWalk, nothing_moves_unless_dice_lie_on_the_table) {
  const State before = stand({{6, 15}}, {{24, 15}});
  EXPECT_EQ(offered(before), Texts{});
  EXPECT_FALSE(play_of(before, {}));
  EXPECT_EQ(preview(before, {}), before.position());
  EXPECT_EQ(dice_after(before, {}), std::vector<int>{});
}

TEST(BackgammonWalk, a_hit_is_shown_at_once_and_starred) {
  const State state = with_dice(stand({{25, 1}, {6, 2}}, {{22, 1}, {1, 2}}), "31");
  EXPECT_EQ(offered(state), (Texts{"bar/22*", "bar/24"}));
  const std::vector<Hop> made = {{25, 22}};
  const Position shown = preview(state, made);
  EXPECT_EQ(shown.side(Seat::one)[22], 1);
  EXPECT_EQ(shown.side(Seat::one)[bar], 0);
  EXPECT_EQ(shown.side(Seat::two)[bar], 1);
  EXPECT_EQ(shown.turn, Seat::one);
  EXPECT_EQ(dice_after(state, made), std::vector{1});
  EXPECT_EQ(offered(state, made), (Texts{"22/21", "6/5"}));
}

TEST(BackgammonWalk, a_double_is_four_hops) {
  const State state = with_dice(stand({{13, 2}}, {{24, 2}}), "22");
  std::vector<Hop> made;
  for (int dice = 4; dice > 0; --dice) {
    EXPECT_EQ(dice_after(state, made), std::vector(static_cast<std::size_t>(dice), 2));
    EXPECT_FALSE(play_of(state, made));
    made.push_back(next_hops(state, made)[0]);
  }
  EXPECT_TRUE(next_hops(state, made).empty());
  EXPECT_EQ(format_play(state, *play_of(state, made)), "13/9(2)");
}

TEST(BackgammonWalk, either_of_two_larger_dice_bears_off_without_asking) {
  const State state = with_dice(stand({{3, 1}, {2, 1}}, {{24, 2}}), "65");
  EXPECT_EQ(offered(state), Texts{"3/off"});
  EXPECT_EQ(dice_after(state, {{3, 0}}), std::vector{6});
  EXPECT_EQ(offered(state, {{3, 0}}), Texts{"2/off"});
  EXPECT_TRUE(play_of(state, std::vector<Hop>{{3, 0}, {2, 0}}));
}

TEST(BackgammonWalk, a_board_that_a_legal_play_leaves_is_that_play) {
  // With the 6 alone the checker from 5 goes where 5/4/off takes it; the 1 may still be played.
  const State state = with_dice(stand({{5, 1}, {2, 1}}, {{24, 2}}), "61");
  EXPECT_EQ(offered(state), (Texts{"5/off", "5/4", "2/1"}));
  EXPECT_EQ(format_play(state, *play_of(state, std::vector<Hop>{{5, 0}})), "5/off");
  EXPECT_EQ(offered(state, {{5, 0}}), Texts{"2/1"});
}

TEST(BackgammonWalk, the_last_checker_goes_off_by_both_dice_where_that_hits) {
  const State quiet = with_dice(stand({{4, 1}}, {{24, 2}}), "41");
  EXPECT_EQ(offered(quiet), (Texts{"4/off", "4/3"}));
  EXPECT_TRUE(play_of(quiet, std::vector<Hop>{{4, 0}}));
  const State blot = with_dice(stand({{4, 1}}, {{3, 1}, {24, 2}}), "41");
  EXPECT_EQ(offered(blot), Texts{"4/3*"});
  EXPECT_FALSE(play_of(blot, std::vector<Hop>{{4, 0}}));
}

std::string moment(const State& state, std::span<const Hop> made) {
  const Position shown = preview(state, made);
  std::string name;
  for (const Checkers& side : shown.sides) name.append(side.begin(), side.end());
  for (const Die die : dice_left(state, made)) name += static_cast<char>(die.pips());
  return name;
}

naive::Board board_of(const Position& position, Seat mover) {
  naive::Board board;
  std::copy(position.side(mover).begin(), position.side(mover).end(), board.me.begin());
  std::copy(position.side(other(mover)).begin(), position.side(other(mover)).end(), board.they.begin());
  return board;
}

std::size_t most_dice(const naive::Board& board, const std::vector<int>& dice) {
  std::map<std::size_t, std::set<naive::Board>> ends;
  naive::play_out(board, dice, 0, ends);
  return ends.rbegin()->first;
}

// The boards after one step of a legal turn, found the naive way.
std::set<naive::Board> naive_beginnings(const naive::Board& board, int high, int low) {
  const std::set<naive::Board> ends = naive::turn(board, high, low);
  std::set<naive::Board> boards;
  const auto add = [&](int first, const std::vector<int>& rest, std::size_t most) {
    for (const naive::Board& next : naive::one_step(board, first)) {
      if (ends.contains(next) || 1 + most_dice(next, rest) == most) boards.insert(next);
    }
  };
  if (high == low) {
    add(high, {high, high, high}, most_dice(board, {high, high, high, high}));
    return boards;
  }
  const std::size_t most = std::max(most_dice(board, {high, low}), most_dice(board, {low, high}));
  add(high, {low}, most);
  if (most == 2 || boards.empty()) add(low, {high}, most);
  return boards;
}

void check_beginnings(const State& state) {
  const Position& position = state.position();
  std::set<naive::Board> boards;
  for (const Hop& hop : next_hops(state, {}))
    boards.insert(board_of(preview(state, std::span(&hop, 1)), position.turn));
  const int first = position.dice.first.pips();
  const int second = position.dice.second.pips();
  EXPECT_EQ(boards,
            naive_beginnings(board_of(position, position.turn), std::max(first, second), std::min(first, second)))
      << format_position(state);
}

// The preview shows the board, and the hops written as one play are accepted.
bool fits(const State& state, std::span<const Hop> made, const State& after) {
  Play play;
  for (const Hop& hop : made) play.steps[play.count++] = {hop.from, hop.to};
  return preview(state, made).sides == after.position().sides && try_apply(state, play) == after;
}

template <class Key>
bool check_walks(const State& state, Key key, RandomSource& random) {
  const auto fits_state = [&](std::span<const Hop> made, const State& after) { return fits(state, made, after); };
  check_beginnings(state);
  return fourfold::test::Walks(state, key, fits_state, random).check() && !testing::Test::HasFailure();
}

class BackgammonWalks : public testing::TestWithParam<Preset<Rules>> {};

TEST_P(BackgammonWalks, through_turns_of_random_play) {
  RandomSource random(31 + GetParam().name.size());
  for (int checked = 0; checked < fourfold::test::effort(1000);) {
    State state = begin_with(GetParam().rules, Seat::one);
    for (; phase(state) != Phase::over; ++checked) {
      state = *with_roll(state, random_roll(random));
      if (!check_walks(state, moment, random)) return;
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
}

TEST_P(BackgammonWalks, through_turns_of_scattered_positions) {
  RandomSource random(71 + GetParam().name.size());
  for (int i = 0; i < fourfold::test::effort(1000); ++i) {
    if (!check_walks(*with_roll(random_position(GetParam().rules, random), random_roll(random)), moment, random))
      return;
  }
}

INSTANTIATE_TEST_SUITE_P(Presets, BackgammonWalks, testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(BackgammonWalk, every_path_one_by_one) {
  RandomSource random(5);
  for (int i = 0; i < 500; ++i) {
    const State state = *with_roll(random_position(preset("hyper"), random), random_roll(random));
    ASSERT_TRUE(check_walks(state, fourfold::test::EveryPath{}, random));
  }
}

}  // namespace
}  // namespace fourfold::backgammon
