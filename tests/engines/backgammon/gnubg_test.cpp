// GNU Backgammon as a player: what it is asked, and that its answers are understood.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <vector>

#include "engines/backgammon/fibs_board.h"
#include "engines/backgammon/gnubg_answer.h"
#include "engines/external_player.h"
#include "players/duel.h"
#include "sentences/catalogue.h"

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
  ASSERT_TRUE(gnubg) << english(gnubg.error());
  const auto random = engines::find_player<Game>("random");
  for (const bool cube : {false, true}) {
    Rules rules;
    rules.match_length = 0;
    rules.cube = cube;
    players::Tally tally;
    for (std::uint64_t round = 0; round < 5; ++round) {
      tally.add(*players::play_round<Game>(rules, **gnubg, **random, {.seed = 3}, round));
    }
    EXPECT_EQ(tally.games, 10);
    EXPECT_GT(tally.points_a_game(), 0.5);
  }
}

TEST(GnubgAnswer, is_a_legal_play_or_nothing) {
  const State state = roll(begin_with({}, Seat::one), {*Die::from(3), *Die::from(1)});
  const auto five_point = read_gnubg_answer(state, "8/5 6/5");
  ASSERT_TRUE(five_point);
  EXPECT_EQ(read_gnubg_answer(state, " 6/5  8/5"), five_point);
  for (const char* const nothing :
       {"", "8/5", "8/5 6/4", "take", "8/5/6/5", "-8/5 6/5", "264/261 262/261", "8/5 6/5 6/5 6/5",
        "99999999999999999999/5 6/5", "8/-99999999999999999999", "25/22 22/21*"}) {
    EXPECT_FALSE(read_gnubg_answer(state, nothing)) << nothing;
  }
}

// The processes that this one has started.
std::vector<int> children() {
  std::vector<int> found;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(thread.path() / "children");
    for (int child = 0; file >> child;) found.push_back(child);
  }
  return found;
}

TEST(Gnubg, one_that_was_killed_is_an_error_and_then_started_again) {
  const auto gnubg = engines::find_player<Game>("gnubg:0");
  ASSERT_TRUE(gnubg) << english(gnubg.error());
  const State state = roll(begin_with({}, Seat::one), {*Die::from(3), *Die::from(1)});
  const auto first = (*gnubg)->think(state);
  ASSERT_TRUE(first) << english(first.error());
  ASSERT_FALSE(children().empty());
  for (const int child : children()) kill(child, SIGKILL);
  const auto second = (*gnubg)->think(state);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().message.code, "engine.program-hung-up");
  const auto third = (*gnubg)->think(state);
  ASSERT_TRUE(third) << english(third.error());
  EXPECT_EQ(third->play, first->play);
}

TEST(Gnubg, one_that_is_stopped_is_an_error) {
  const auto gnubg = engines::find_player<Game>("gnubg:2");
  ASSERT_TRUE(gnubg) << english(gnubg.error());
  const State state = roll(begin_with({}, Seat::one), {*Die::from(3), *Die::from(1)});
  players::StopFlag flag;
  flag.raise();
  const auto stopped = (*gnubg)->think(state, {.flag = &flag});
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().message.code, "engine.stopped");
}

TEST(Gnubg, other_names_are_refused) {
  EXPECT_FALSE(engines::find_player<Game>("gnubg:9"));
  EXPECT_FALSE(engines::find_player<Game>("gnubg:"));
  EXPECT_FALSE(engines::find_player<Game>("gnu"));
  EXPECT_TRUE(engines::find_player<Game>("greedy"));
}

}  // namespace
}  // namespace fourfold::backgammon
