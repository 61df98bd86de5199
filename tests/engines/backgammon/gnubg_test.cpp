// GNU Backgammon as a player: what it is asked, and that its answers are understood.
#include <gtest/gtest.h>

#include "engines/backgammon/fibs_board.h"
#include "engines/outside.h"
#include "players/duel.h"

namespace fourfold::backgammon {
namespace {

// As FIBS's own manual writes the start, seen by a player who moves from 24 to 1.
TEST(FibsBoard, the_start) {
  Rules rules;
  rules.match_length = 5;
  const State state = roll(begin_with(rules, Seat::two), {*Die::from(3), *Die::from(1)});
  EXPECT_EQ(
      fibs_board(state),
      "board:You:Opponent:5:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:"
      "0:0:0:0:0:0:1:0");
}

TEST(Gnubg, plays_whole_games_with_and_without_the_cube) {
  const auto gnubg = engines::find_player<Game>("gnubg:0");
  ASSERT_TRUE(gnubg) << gnubg.error().message;
  const auto random = engines::find_player<Game>("random");
  for (const bool cube : {false, true}) {
    Rules rules;
    rules.match_length = 0;
    rules.cube = cube;
    players::Tally tally;
    for (std::uint64_t round = 0; round < 5; ++round) {
      tally.add(players::play_round<Game>(rules, **gnubg, **random, {.seed = 3}, round));
    }
    EXPECT_EQ(tally.games, 10);
    EXPECT_GT(tally.points_a_game(), 0.5);
  }
}

TEST(Gnubg, other_names_are_refused) {
  EXPECT_FALSE(engines::find_player<Game>("gnubg:9"));
  EXPECT_FALSE(engines::find_player<Game>("gnubg:"));
  EXPECT_FALSE(engines::find_player<Game>("gnu"));
  EXPECT_TRUE(engines::find_player<Game>("greedy"));
}

}  // namespace
}  // namespace fourfold::backgammon
