// The drawing of a backgammon board: what stands where, and which number each place has.
#include "notation/backgammon/board.h"

#include "notation/backgammon/text.h"
#include "rules/backgammon/backgammon.h"
#include "sentences/catalogue.h"
#include "tests/support/board_places.h"
#include "tests/support/in_english.h"

namespace fourfold::test {
namespace {

using backgammon::State;

State position(std::string_view text) {
  const auto state = backgammon::parse_position({}, text);
  EXPECT_TRUE(state) << english(state.error());
  return *state;
}

TEST(backgammon_board, the_start) {
  EXPECT_EQ(draw_board(position("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10")).text(),
            "┌13─14─15─16─17─18─┬bar┬19─20─21─22─23─24─┬off┐\n"
            "│ ● ░░░ · ░░░ ○ ░░░│   │ ○ ░░░ · ░░░ · ░●░│   │\n"
            "│ ● ░░░ · ░░░ ○ ░░░│   │ ○ ░░░ · ░░░ · ░●░│   │\n"
            "│ ● ░░░ · ░░░ ○ ░░░│   │ ○ ░░░ · ░░░ · ░░░│   │\n"
            "│ ●  ░  ·  ░  ·  ░ │   │ ○  ░  ·  ░  ·  ░ │   │\n"
            "│ ●  ░  ·  ░  ·  ░ │   │ ○  ░  ·  ░  ·  ░ │   │\n"
            "│                  │   │                  │   │\n"
            "│                  [ 1 ]     [3]  [1]     │   │\n"
            "│                  │   │                  │   │\n"
            "│ ○  ·  ░  ·  ░  · │   │ ●  ·  ░  ·  ░  · │   │\n"
            "│ ○  ·  ░  ·  ░  · │   │ ●  ·  ░  ·  ░  · │   │\n"
            "│░○░ · ░░░ · ░●░ · │   │░●░ · ░░░ · ░░░ · │   │\n"
            "│░○░ · ░░░ · ░●░ · │   │░●░ · ░░░ · ░░░ ○ │   │\n"
            "│░○░ · ░░░ · ░●░ · │   │░●░ · ░░░ · ░░░ ○ │   │\n"
            "└12─11─10──9──8──7─┴bar┴─6──5──4──3──2──1─┴off┘\n");
}

// Player 2 to play: the points are numbered from the other side. High stacks end in their number, both have a checker
// on the bar and five and four off, and player 1 holds the cube at 4.
TEST(backgammon_board, stacks_bar_trays_and_a_cube_that_is_held) {
  const State state = position("XGID=a-----I-----------j------A:2:1:-1:52:0:0:0:5:10");
  EXPECT_EQ(draw_board(state).text(),
            "┌12─11─10──9──8──7─┬bar┬─6──5──4──3──2──1─┬off┐\n"
            "│ · ░░░ · ░░░ · ░○░│   │ · ░░░ · ░░░ · ░░░│○○○│\n"
            "│ · ░░░ · ░░░ · ░○░│   │ · ░░░ · ░░░ · ░░░│○  │\n"
            "│ · ░░░ · ░░░ · ░○░│   │ · ░░░ · ░░░ · ░░░│   │\n"
            "│ ·  ░  ·  ░  ·  ○ │   │ ·  ░  ·  ░  ·  ░ │   │\n"
            "│ ·  ░  ·  ░  · 10 │ ○ │ ·  ░  ·  ░  ·  ░ │   │\n"
            "│                  │   │                  │   │\n"
            "│     [5]  [2]     │   │                  │   │\n"
            "│                  │   │                  │   │\n"
            "│ ░  ·  ░  ·  ░  · │ ● │ 9  ·  ░  ·  ░  · │   │\n"
            "│ ░  ·  ░  ·  ░  · │   │ ●  ·  ░  ·  ░  · │   │\n"
            "│░░░ · ░░░ · ░░░ · │   │░●░ · ░░░ · ░░░ · │   │\n"
            "│░░░ · ░░░ · ░░░ · │   │░●░ · ░░░ · ░░░ · │●● │\n"
            "│░░░ · ░░░ · ░░░ · [ 4 ]░●░ · ░░░ · ░░░ · │●●●│\n"
            "└13─14─15─16─17─18─┴bar┴19─20─21─22─23─24─┴off┘\n");
  EXPECT_EQ(draw_board(state).ascii().substr(0, 48), "+12-11-10--9--8--7-+bar+-6--5--4--3--2--1-+off+\n");
  EXPECT_EQ(in_english(seat_notes(state, {}, Seat::one)),
            (std::vector<std::string>{"79 pips", "1 on the bar", "5 off", "holds the cube at 4"}));
}

TEST(backgammon_board, a_cube_that_is_offered_lies_before_the_one_to_answer) {
  const State state = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10");
  const Canvas board = draw_board(state);
  EXPECT_EQ(board.lines()[7], "│       [ 2 ]      │   │                  │   │");
  EXPECT_EQ(in_english(seat_notes(state, {}, Seat::one)), (std::vector<std::string>{"167 pips", "doubles to 2"}));
}

// The score in the position is that before the game; who has won how much is told elsewhere.
TEST(backgammon_board, a_game_that_is_over_tells_no_score) {
  for (const char* text :
       {"XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:4:0:7:10", "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:4:0:0:10"}) {
    const State doubled = position(text);
    ASSERT_FALSE(table_notes(doubled).empty());
    EXPECT_NE(in_english(table_notes(doubled)).front().find("score 2-4"), std::string::npos);
    const auto dropped = try_apply(doubled, {backgammon::PlayKind::drop, 0, {}});
    ASSERT_TRUE(dropped) << english(dropped.error());
    EXPECT_TRUE(table_notes(*dropped).empty()) << in_english(table_notes(*dropped)).front();
  }
}

TEST(backgammon_board, what_is_played_has_left_its_frame) {
  const State state = position("XGID=-b----E-C---eE---c-e----B-:0:0:1:33:0:0:0:7:10");
  const std::vector<Hop> made = {{8, 5}, {8, 5}, {6, 3}};
  EXPECT_EQ(draw_board(state, made).lines()[7], "│                  [ 1 ]  [3]  3   3   3  │   │");
  EXPECT_EQ(in_english(seat_notes(state, made, Seat::one)), std::vector<std::string>{"158 pips"});
}

// By hand from the drawing of the start: player 1's 6 point is the first column right of the bar in the lower half,
// player 2's is straight above it.
TEST(backgammon_board, places_are_counted_by_the_one_to_act) {
  const Canvas one = draw_board(position("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"));
  const Canvas two = draw_board(position("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10"));
  EXPECT_EQ(one.at(13, 25).place, 6);
  EXPECT_EQ(two.at(1, 25).place, 6);
  EXPECT_EQ(one.at(1, 25).place, 19);
  EXPECT_EQ(two.at(13, 25).place, 19);
  EXPECT_EQ(one.at(13, 2).place, 12);
  EXPECT_EQ(two.at(1, 2).place, 12);
  EXPECT_EQ(one.at(13, 40).place, 1);
  EXPECT_EQ(one.at(14, 40).place, 1);  // its number too
  EXPECT_EQ(one.at(11, 21).place, 25);
  EXPECT_EQ(two.at(3, 21).place, 25);
  EXPECT_EQ(two.at(11, 21).place, no_place);
  EXPECT_EQ(one.at(11, 44).place, 0);
  EXPECT_EQ(two.at(3, 44).place, 0);
  EXPECT_EQ(one.at(7, 10).place, no_place);
}

TEST(backgammon_board, every_hop_is_between_places_where_the_checker_stands) {
  const auto piece = [](Seat seat) { return std::string(seat == Seat::one ? "●" : "○") + "0123456789"; };
  for (const auto& preset : backgammon::Game::presets()) {
    ASSERT_NO_FATAL_FAILURE(check_places(initial(preset.rules), piece, 7, 300)) << preset.name;
  }
}

}  // namespace
}  // namespace fourfold::test
