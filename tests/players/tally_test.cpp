// The arithmetic of duels, checked by hand.
#include "players/tally.h"

#include <cmath>

#include <gtest/gtest.h>

namespace fourfold::players {
namespace {

constexpr Seat two_seats[] = {Seat::one, Seat::two};
constexpr Seat four_seats[] = {Seat::one, Seat::two, Seat::three, Seat::four};

Tally pair(int first, int second) {
  const auto points = [](int n) { return static_cast<std::int16_t>(n); };
  const Played games[] = {{{{points(first), points(-first)}}, Seat::one},
                          {{{points(-second), points(second)}}, Seat::two}};
  return tally_of(games, two_seats);
}

TEST(Tally, pairs_give_the_mean_and_the_error_over_pairs) {
  Tally tally;
  tally.add(pair(2, 2));   // 2 a game
  tally.add(pair(1, -1));  // 0
  tally.add(pair(-4, 2));  // -1
  tally.add(pair(3, -3));  // 0
  EXPECT_EQ(tally.rounds, 4);
  EXPECT_EQ(tally.games, 8);
  EXPECT_EQ(tally.wins, 5);
  EXPECT_EQ(tally.losses, 3);
  EXPECT_EQ(tally.draws, 0);
  // Mean of 2, 0, -1, 0; their sum of squares is 5, less 4 * 0.25 * 0.25.
  EXPECT_DOUBLE_EQ(tally.points_a_game(), 0.25);
  EXPECT_DOUBLE_EQ(tally.standard_error(), std::sqrt(4.75 / 3 / 4));
}

TEST(Tally, no_game_and_one_round_have_no_error) {
  EXPECT_EQ(Tally{}.points_a_game(), 0);
  EXPECT_EQ(Tally{}.standard_error(), 0);
  EXPECT_EQ(pair(3, 3).points_a_game(), 3);
  EXPECT_EQ(pair(3, 3).standard_error(), 0);
}

TEST(Tally, with_four_seats_only_the_first_has_won) {
  const Played games[] = {{{{3, -1, -1, -1}}, Seat::one},
                          {{{3, 1, -1, -3}}, Seat::two},  // second of a game that is played on
                          {{{0, 0, 0, 0}}, Seat::three},
                          {{{-1, -1, -1, 3}}, Seat::four}};
  const Tally tally = tally_of(games, four_seats);
  EXPECT_EQ(tally.wins, 2);
  EXPECT_EQ(tally.losses, 1);
  EXPECT_EQ(tally.draws, 1);
  EXPECT_DOUBLE_EQ(tally.points_a_game(), (3 + 1 + 0 + 3) / 4.0);
}

// A scored round of Backgammon Dice hands out up to two points and takes none: 2 to 0 is one above an equal share.
TEST(Tally, points_that_do_not_add_up_to_nothing_count_above_an_equal_share) {
  const Played games[] = {{{{2, 0}}, Seat::one}, {{{1, 1}}, Seat::two}};
  const Tally tally = tally_of(games, two_seats);
  EXPECT_DOUBLE_EQ(tally.points_a_game(), 0.5);
  EXPECT_EQ(tally.wins, 1);
  EXPECT_EQ(tally.draws, 1);
}

TEST(Tally, a_game_that_was_broken_off_is_drawn) {
  const Played games[] = {{{}, Seat::one, false}, {{{1, -1}}, Seat::two, true}};
  const Tally tally = tally_of(games, two_seats);
  EXPECT_EQ(tally.unfinished, 1);
  EXPECT_EQ(tally.draws, 1);
  EXPECT_EQ(tally.losses, 1);
}

TEST(Tally, the_order_of_adding_does_not_matter) {
  Tally forward;
  Tally backward;
  for (int i = 0; i < 50; ++i) forward.add(pair(i % 7 - 3, i % 5 - 2));
  for (int i = 49; i >= 0; --i) backward.add(pair(i % 7 - 3, i % 5 - 2));
  EXPECT_EQ(forward, backward);
}

}  // namespace
}  // namespace fourfold::players
