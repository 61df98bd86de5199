// fourfold perft: the published numbers, as a user gets them.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(perft, the_last_line_is_the_number_alone) {
  const Ran run = run_program({"perft", "checkers", "--depth", "8"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.lines().back(), "845931");
  EXPECT_EQ(run.lines().size(), 1U + 8U + 1U);
}

TEST(perft, json_has_every_depth) {
  const Json json = run_program({"perft", "checkers", "--depth", "7", "--json"}).json();
  EXPECT_EQ(json["counts"], Json({7, 49, 302, 1469, 7361, 36768, 179740}));
  EXPECT_EQ(json["leaves"], 179740);
  EXPECT_EQ(json["depth"], 7);
}

TEST(perft, counts_the_distinct_rolls_of_dice_games) {
  const auto counts = [](const std::string& game, const std::string& rules, const std::string& depth) {
    return run_program({"perft", game, "--rules", rules, "--depth", depth, "--json"}).json()["counts"];
  };
  EXPECT_EQ(counts("backgammon", "tournament", "2"), Json({447, 202782}));
  EXPECT_EQ(counts("ludo", "standard", "3"), Json({22, 484, 12826}));
  EXPECT_EQ(counts("ludo", "beginner", "4"), Json({6, 36, 216, 1392}));
  EXPECT_EQ(counts("backgammon-dice", "simple", "2"), Json({162, 16805}));
}

TEST(perft, depth_nought_is_the_position_itself) {
  const Ran run = run_program({"perft", "backgammon", "--depth", "0"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "1\n");
}

TEST(perft, takes_a_position_and_rules) {
  const Json json = run_program({"perft", "checkers", "--position", "B:W17,20,24,25,28,29,31,32:B2,3,4,5,6,7,8,12,23",
                                 "--set", "capture=optional", "--depth", "3", "--json"})
                        .json();
  EXPECT_EQ(json["counts"], Json({9, 80, 730}));
}

TEST(perft, refuses_depths_that_make_no_sense) {
  for (const char* depth : {"-1", "21", "x", "", "3.5", "99999999999999999999", "0x2", " 2"}) {
    const Ran run = run_program({"perft", "checkers", "--depth", depth});
    EXPECT_EQ(run.exit_code, 1) << depth;
    EXPECT_NE(run.err.find("from 0 to 20"), std::string::npos) << run.err;
  }
  EXPECT_EQ(run_program({"perft", "checkers"}).exit_code, 2);
  EXPECT_EQ(run_program({"perft", "checkers", "--depth"}).exit_code, 2);
}

TEST(perft, deepest_depths_start_without_harm) {
  // Nobody waits for the answer; what counts is that the way down does not run out of stack.
  for (const char* game : {"backgammon", "checkers", "ludo", "backgammon-dice"}) {
    const Ran run = run_command({"timeout", "0.3", FOURFOLD_PROGRAM, "perft", game, "--depth", "20", "--json"});
    EXPECT_EQ(run.exit_code, 124) << game;
  }
}

}  // namespace
}  // namespace fourfold::test
