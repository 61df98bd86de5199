// fourfold play, with what a person would type coming through a pipe.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(play, a_typed_game_of_checkers_goes_to_its_end) {
  const Ran run = run_program({"play", "checkers", "--seats", "human,human"}, "11-15\n22-18\n15x22\n25x18\nresign\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("The game is over: player 2 wins 1 point."), std::string::npos) << run.out;
}

TEST(play, refuses_what_is_not_allowed_and_asks_again) {
  const Ran run =
      run_program({"play", "checkers", "--seats", "human,human"}, "11-22\n11-15\n22-18\n9-14\nrubbish\n99\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("15x22"), std::string::npos) << "the capture that must be made";
  EXPECT_NE(run.out.find("The game stays unfinished"), std::string::npos);
}

TEST(play, lists_plays_and_takes_them_by_number) {
  const Ran run = run_program({"play", "checkers", "--seats", "human,human"}, "?\n1\nposition\nquit\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("also: offer draw, resign"), std::string::npos);
  EXPECT_NE(run.out.find("W:W21,22,23,24"), std::string::npos) << "light is to move";
}

TEST(play, the_end_of_the_input_is_no_failure) {
  for (const char* game : {"backgammon", "checkers", "ludo", "backgammon-dice"}) {
    const Ran run = run_program({"play", game, "--seed", "1"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find("The game stays unfinished"), std::string::npos) << game;
  }
}

TEST(play, the_same_seed_gives_the_same_game) {
  for (const char* game : {"backgammon", "ludo", "backgammon-dice"}) {
    const Ran first = run_program({"play", game, "--seats", "random,random", "--seed", "7"});
    EXPECT_EQ(first.exit_code, 0) << first.err;
    EXPECT_NE(first.out.find("The game is over: player "), std::string::npos) << game;
    EXPECT_EQ(first.out, run_program({"play", game, "--seats", "random,random", "--seed", "7"}).out);
    EXPECT_NE(first.out, run_program({"play", game, "--seats", "random,random", "--seed", "8"}).out);
  }
}

TEST(play, asks_which_game) {
  const Ran run = run_program({"play"}, "chekers\ncheckers\n11-15\nquit\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("did you mean 'checkers'?"), std::string::npos);
  EXPECT_NE(run.out.find("Checkers: "), std::string::npos);
  EXPECT_NE(run_program({"play"}, "2\n").out.find("Checkers: "), std::string::npos);
  EXPECT_EQ(run_program({"play"}).exit_code, 0);
}

TEST(play, four_seats_take_their_turns) {
  const Ran run = run_program({"play", "ludo", "--set", "seats=1,2,3,4", "--seats", "random", "--seed", "3"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* player : {"Player 1 ", "Player 2 ", "Player 3 ", "Player 4 "}) {
    EXPECT_NE(run.out.find(player), std::string::npos) << player;
  }
}

}  // namespace
}  // namespace fourfold::test
