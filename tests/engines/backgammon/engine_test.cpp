// Our player in the words of other programs: FIBS boards read back, actions, and a conversation in UBGI.
#include "engines/backgammon/engine.h"

#include <gtest/gtest.h>

#include "engines/backgammon/fibs_board.h"
#include "engines/protocols.h"
#include "players/random_source.h"
#include "players/seeded_draws.h"
#include "sentences/catalogue.h"
#include "tests/engines/talk.h"

namespace fourfold::backgammon {
namespace {

using engines::test::Talk;

// Random games with the cube, for money and in matches: what is written is what is read.
TEST(FibsBoard, says_the_same_again) {
  int checked = 0;
  for (const int length : {0, 1, 5}) {
    Rules rules;
    rules.match_length = static_cast<std::uint16_t>(length);
    rules.beavers = false;
    for (std::uint64_t game = 0; game < 40; ++game) {
      RandomSource random(game + 1);
      State state = begin_with(rules, Seat::one);
      for (std::uint64_t turn = 0; phase(state) != Phase::over; ++turn) {
        if (phase(state) == Phase::roll) {
          state = roll(state, players::roll_drawn(state, players::mixed(game, turn)));
          continue;
        }
        const std::string text = fibs_board(state);
        const auto again = read_fibs_board(text);
        ASSERT_TRUE(again) << text << "\n" << english(again.error());
        ASSERT_EQ(fibs_board(*again), text);
        ASSERT_EQ(legal(*again).size(), legal(state).size()) << text;
        ++checked;
        const PlayList plays = legal(state);
        const Play play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        if (play.kind == PlayKind::resign) continue;
        state = apply(state, play);
      }
    }
  }
  EXPECT_GT(checked, 3000);
}

// The example of the rawboard page of FIBS's help: the points count up from the other side there.
TEST(FibsBoard, reads_either_direction) {
  const auto down = read_fibs_board(
      "board:You:someone:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:"
      "0:0:2:"
      "0:0:0");
  ASSERT_TRUE(down) << english(down.error());
  const auto up = read_fibs_board(
      "board:You:someone:3:0:0:0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0:1:6:2:0:0:1:1:1:0:1:1:25:0:0:0:"
      "0:0:2:0:"
      "0:0");
  ASSERT_TRUE(up) << english(up.error());
  EXPECT_EQ(*down, *up);
}

// Lines that GNU Backgammon 1.07 sent to us in matches: its own checkers always count up, whoever is asked.
TEST(FibsBoard, reads_what_gnubg_sends) {
  const auto to_move = read_fibs_board(
      "board:gnubg:root:5:2:0:0:-2:0:0:0:0:5:0:3:1:0:1:-3:3:0:0:0:-3:0:-5:-2:2:0:0:0:0:-1:1:2:1:2:1:1:1:0:1:-1:0:25:0:"
      "0:0:0:0:"
      "0:0:1\n");
  ASSERT_TRUE(to_move) << english(to_move.error());
  EXPECT_EQ(to_move->position().stage, Stage::moving);
  EXPECT_EQ(to_move->position().side(Seat::one)[24], 2);
  EXPECT_EQ(to_move->position().side(Seat::one)[5], 2);
  EXPECT_EQ(to_move->position().side(Seat::two)[9], 1);
  EXPECT_EQ(to_move->position().score[0], 2);
  const auto doubled = read_fibs_board(
      "board:root:gnubg:5:1:0:-1:-1:0:0:0:2:4:0:2:0:1:1:-5:4:0:0:0:-3:0:-5:0:0:0:0:1:0:1:0:0:0:0:2:1:0:1:1:-1:0:25:0:0:"
      "0:0:0:"
      "0:0:1\n");
  ASSERT_TRUE(doubled) << english(doubled.error());
  EXPECT_EQ(doubled->position().stage, Stage::doubled);
  EXPECT_EQ(to_act(*doubled), Seat::one);
  EXPECT_EQ(doubled->position().side(Seat::one)[bar], 1);
  EXPECT_TRUE(doubled->position().owns_cube(Seat::two));
  EXPECT_EQ(doubled->position().score[1], 1);
}

TEST(FibsBoard, what_is_wrong_is_told) {
  for (const char* text : {"", "board", "board:You:Opponent:0:0", "bored:1:2", "board:a:b:x:0:0"}) {
    EXPECT_FALSE(read_fibs_board(text)) << text;
  }
}

// Whatever a socket sends: numbers that no sum or cast can hold are refused, not folded into others.
TEST(FibsBoard, numbers_beyond_all_bounds_are_refused) {
  const std::string start =
      "board:You:someone:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:"
      "0:0:2:0:0:0";
  ASSERT_TRUE(read_fibs_board(start));
  constexpr std::size_t first_number = 3;
  std::vector<std::string> fields(1);
  for (const char c : start) {
    if (c == ':') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  for (std::size_t i = first_number; i < fields.size(); ++i) {
    for (const char* number : {"-2147483648", "2147483647", "65539", "-65539"}) {
      std::string text;
      for (std::size_t k = 0; k < fields.size(); ++k) text += (k == 0 ? "" : ":") + (k == i ? number : fields[k]);
      EXPECT_FALSE(read_fibs_board(text)) << text;
    }
  }
}

TEST(Engine, talks_ubgi) {
  Talk talk({.protocol = "ubgi", .bot = "expert"});
  const std::string hello = talk.say("ubgi\n");
  EXPECT_NE(hello.find("id name Fourfold\n"), std::string::npos);
  EXPECT_NE(hello.find("id version 1.2\n"), std::string::npos);
  EXPECT_TRUE(hello.ends_with("readyok\n"));
  EXPECT_EQ(talk.say("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"), "8/5 6/5\n");
  // Two men on the bar before a closed board: no legal move is a blank line.
  EXPECT_EQ(talk.say("XGID=bBBBBBB-------------bbb---:0:0:-1:66:0:0:0:0:10").size(), 1U);
  EXPECT_EQ(talk.say("hello"), "sorry\n");
  EXPECT_TRUE(talk.say("XGID=nonsense").starts_with("sorry "));
  EXPECT_FALSE(talk.over());
  EXPECT_EQ(talk.say("quit"), "");
  EXPECT_TRUE(talk.over());
}

TEST(Engine, every_step_is_written_out) {
  EXPECT_EQ(action_words({PlayKind::move, 2, {{{24, 18}, {18, 13}}}}), "24/18 18/13");
  EXPECT_EQ(action_words({PlayKind::move, 2, {{{25, 20}, {6, 0}}}}), "25/20 6/0");
  EXPECT_EQ(action_words({PlayKind::offer_double, 0, {}}), "double");
}

TEST(Engine, who_is_not_there_is_refused) {
  EXPECT_FALSE(engines::find_protocol("uci"));
  EXPECT_FALSE(engines::find_protocol("gnubg")->begin({.bot = "nobody"}));
  EXPECT_FALSE(engines::find_protocol("ubgi")->begin({.rules = "tournament"})) << "they come with the positions";
}

}  // namespace
}  // namespace fourfold::backgammon
