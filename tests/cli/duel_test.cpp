// fourfold duel as a user runs it: the result line, the JSON, refusals, and Ctrl-C.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(duel, tells_points_a_game_with_their_error) {
  const Ran run = run_program({"duel", "ludo", "--a", "greedy", "--b", "random", "--games", "200", "--seed", "5"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.lines().size(), 2U) << run.out;
  EXPECT_EQ(run.lines()[0], "ludo standard: greedy against random, seed 5");
  EXPECT_NE(run.lines()[1].find(" ± "), std::string::npos) << run.out;
  EXPECT_NE(run.lines()[1].find(" points a game in 200 games: "), std::string::npos) << run.out;
  EXPECT_EQ(run.err, "");
}

TEST(duel, does_not_depend_on_the_threads) {
  const auto result = [](const std::string& threads) {
    return run_program({"duel", "backgammon", "--games", "60", "--seed", "3", "--threads", threads, "--json"}).out;
  };
  const std::string one = result("1");
  EXPECT_EQ(result("2"), one);
  EXPECT_EQ(result("3"), one);
}

TEST(duel, json_adds_up) {
  const Json json = run_program({"duel", "checkers", "--games", "20", "--json"}).json();
  EXPECT_EQ(json["game"], "checkers");
  EXPECT_EQ(json["games"], 20);
  EXPECT_EQ(json["wins"].get<int>() + json["draws"].get<int>() + json["losses"].get<int>(), 20);
  EXPECT_EQ(json["stopped"], false);
  const double points = (json["wins"].get<double>() - json["losses"].get<double>()) / 20;
  EXPECT_DOUBLE_EQ(json["points_per_game"], points);
}

TEST(duel, a_bot_against_itself_is_level) {
  const Json json =
      run_program({"duel", "backgammon", "--a", "greedy", "--b", "greedy", "--games", "20", "--json"}).json();
  EXPECT_EQ(json["points_per_game"], 0.0);
  EXPECT_EQ(json["standard_error"], 0.0);
}

TEST(duel, plays_backgammon_for_money_unless_told) {
  const auto set = [](std::vector<std::string> more) {
    std::vector<std::string> words = {"duel", "backgammon", "--games", "2", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return run_program(words).json()["set"];
  };
  EXPECT_EQ(set({})["match_length"], "0");
  EXPECT_EQ(set({"--set", "match_length=5"})["match_length"], "5");
}

TEST(duel, plays_whole_rounds) {
  const Json json = run_program({"duel", "ludo", "--set", "seats=1,2,3,4", "--games", "5", "--json"}).json();
  EXPECT_EQ(json["seats"], 4);
  EXPECT_EQ(json["games"], 8);
}

TEST(duel, refuses_what_it_cannot_do_with_a_reason) {
  const Ran bot = run_program({"duel", "ludo", "--a", "gredy"});
  EXPECT_EQ(bot.exit_code, 1);
  EXPECT_NE(bot.err.find("did you mean 'greedy'?"), std::string::npos) << bot.err;
  const Ran games = run_program({"duel", "ludo", "--games", "many"});
  EXPECT_EQ(games.exit_code, 1);
  EXPECT_NE(games.err.find("the number of games is a whole number from 1 to"), std::string::npos) << games.err;
  EXPECT_EQ(run_program({"duel", "ludo", "--threads", "0"}).exit_code, 1);
  EXPECT_EQ(run_program({"duel", "ludo", "--seed", "-1"}).exit_code, 1);
  EXPECT_EQ(run_program({"duel", "ludo", "--set", "dice=7"}).exit_code, 1);
  EXPECT_EQ(run_program({"duel", "chess"}).exit_code, 1);
}

TEST(duel, ctrl_c_ends_it_with_what_has_been_played) {
  // Shells start what runs in the background with this signal ignored. In the background timeout sends it twice, to the
  // program and to its group, and the second one ends everything at once.
  const Ran run = run_command({"env", "--default-signal=INT", "timeout", "--foreground", "--preserve-status", "-s",
                               "INT", "2", FOURFOLD_PROGRAM, "duel", "checkers", "--games", "1000000000", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json json = run.json();
  EXPECT_EQ(json["stopped"], true);
  EXPECT_GT(json["games"].get<int>(), 0);
  EXPECT_EQ(json["games"].get<int>() % 2, 0);
}

}  // namespace
}  // namespace fourfold::test
