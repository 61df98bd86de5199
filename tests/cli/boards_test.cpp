// The drawings of the boards: they fit a terminal whatever the position, and show what is there.
#include "cli/boards.h"
#include "players/lots.h"

#include <gtest/gtest.h>

namespace fourfold::test {
namespace {

std::size_t columns(std::string_view line) {
  std::size_t count = 0;
  for (const char c : line) count += (static_cast<unsigned char>(c) & 0xc0) == 0x80 ? 0 : 1;
  return count;
}

void expect_fits(const std::string& board) {
  std::size_t lines = 0;
  for (std::size_t start = 0; start < board.size(); ++lines) {
    const std::size_t end = board.find('\n', start);
    ASSERT_NE(end, std::string::npos) << board;
    ASSERT_LE(columns(std::string_view(board).substr(start, end - start)), 80U) << board;
    ASSERT_NE(board[end - 1], ' ') << board;
    start = end + 1;
  }
  EXPECT_LE(lines, 20U) << board;
}

TEST(boards, fit_the_screen_in_every_position_of_random_games) {
  for_each_game([]<class G>() {
    static_assert(cli::Drawn<G>);
    for (const auto& preset : G::presets()) {
      RandomSource random(1);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 400 && phase(state) != Phase::over; ++step) {
        ASSERT_NO_FATAL_FAILURE(expect_fits(draw_board(state)));
        state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                            : apply(state, players::play_drawn(state, random.next()));
      }
      expect_fits(draw_board(state));
    }
  });
}

TEST(boards, ludo_with_four_players_fits) {
  ludo::Rules rules;
  rules.seats = 0x1e;
  RandomSource random(2);
  for (auto state = initial(rules); phase(state) != Phase::over;) {
    ASSERT_NO_FATAL_FAILURE(expect_fits(draw_board(state)));
    state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                        : apply(state, players::play_drawn(state, random.next()));
  }
}

TEST(boards, backgammon_start) {
  EXPECT_EQ(draw_board(backgammon::begin_with(backgammon::Rules{}, Seat::one)),
            " ┌13─14─15─16─17─18─┬───┬19─20─21─22─23─24─┐\n"
            " │ ●  ·  ·  ·  ○  · │   │ ○  ·  ·  ·  ·  ● │   ○ player 2\n"
            " │ ●           ○    │   │ ○              ● │   167 pips, 0 off\n"
            " │ ●           ○    │   │ ○                │\n"
            " │ ●                │   │ ○                │\n"
            " │ ●                │   │ ○                │   match to 7, score 0-0\n"
            " │                  │bar│                  │   cube at 1, in the middle\n"
            " │ ○                │   │ ●                │\n"
            " │ ○                │   │ ●                │\n"
            " │ ○           ●    │   │ ●                │\n"
            " │ ○           ●    │   │ ●              ○ │   ● player 1\n"
            " │ ○  ·  ·  ·  ●  · │   │ ●  ·  ·  ·  ·  ○ │   167 pips, 0 off\n"
            " └12─11─10──9──8──7─┴───┴─6──5──4──3──2──1─┘\n");
}

TEST(boards, backgammon_stacks_bar_and_numbers_of_the_player_on_turn) {
  const auto high = backgammon::parse_position({}, "XGID=a-----N-----------n------A:2:1:-1:52:0:0:0:5:10");
  ASSERT_TRUE(high) << high.error().message;
  const std::string board = draw_board(*high);
  EXPECT_NE(board.find("│14 "), std::string::npos) << board;
  EXPECT_NE(board.find("│ ○ │"), std::string::npos) << board;
  EXPECT_NE(board.find("│ ● │"), std::string::npos) << board;
  EXPECT_NE(board.find("┌12─11─10"), std::string::npos) << board;
  EXPECT_NE(board.find("[5]  [2]     │bar"), std::string::npos) << board;
  EXPECT_NE(board.find("cube at 4, held by player 1"), std::string::npos) << board;
}

TEST(boards, checkers_shows_kings) {
  const auto state = checkers::parse_position({}, "B:WK1,30:BK32,5");
  ASSERT_TRUE(state);
  const std::string board = draw_board(*state);
  EXPECT_NE(board.find("░░░░░  ◇  "), std::string::npos) << board;
  EXPECT_NE(board.find("  ◆  ░░░░░│"), std::string::npos) << board;
  EXPECT_NE(board.find("1 man ●, 1 king ◆"), std::string::npos) << board;
}

// Space 0 is below on the left arm, 13 further it is left, and so on clockwise.
TEST(boards, ludo_pieces_stand_where_they_are) {
  const auto state = ludo::parse_position({}, "1:b,0,0,55 3:b,12,51,h turn:1");
  ASSERT_TRUE(state) << state.error().message;
  const std::string board = draw_board(*state);
  EXPECT_NE(board.find("\n                   1x2 │  ·\n"), std::string::npos) << board;  // on the starting flower
  EXPECT_NE(board.find("\n                    ·  1  ·\n"), std::string::npos) << board;  // 55, next to the middle
  EXPECT_NE(board.find("\n                    ·  3  ✿ "), std::string::npos) << board;   // 51, next to the edge
  EXPECT_NE(board.find("·  ·  ·  ·  ✿  3\n"), std::string::npos) << board;               // 12 after seat 3's flower
  EXPECT_NE(board.find("player 1: b, 0, 0, 55"), std::string::npos) << board;
}

TEST(boards, backgammon_dice_shows_sides_and_captured_pawns) {
  const auto basic = backgammon_dice::Game::presets()[1].rules;
  const auto state = backgammon_dice::parse_position(basic, "1:c+,1D,4S,7D,14D 2:1+,1D,5S,6S,7S turn:1");
  ASSERT_TRUE(state) << state.error().message;
  const std::string board = draw_board(*state);
  EXPECT_NE(board.find("captured: ●+"), std::string::npos) << board;
  EXPECT_NE(board.find("│ ○+ │    │ ●D │    │ ○S │ ○S ┃ ○S │    │"), std::string::npos) << board;
  EXPECT_NE(board.find("│ ●D │    │    │ ●S │    │    ┃ ●D │    │"), std::string::npos) << board;
}

}  // namespace
}  // namespace fourfold::test
