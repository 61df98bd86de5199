// fourfold solve: says beforehand what it will take, solves into a folder, and refuses what it cannot solve; best then
// knows the chances.
#include <chrono>
#include <filesystem>
#include <thread>

#include "cli/progress_bar.h"
#include "tests/cli/run_program.h"
#include "tests/cli/running.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {
namespace {

TEST(solve, two_pawns_are_solved_into_a_folder) {
  const TemporaryFolder folder;
  const std::vector<std::string> command = {"solve",    "backgammon-dice", "--pawns", "2",
                                            "--folder", folder.path(),     "--json"};
  const Ran first = run_program(command);
  ASSERT_EQ(first.exit_code, 0) << first.err;
  EXPECT_NE(first.err.find("23836 positions, 0 of them already solved"), std::string::npos) << first.err;
  const Json json = first.json();
  EXPECT_EQ(json["positions"], 23836);
  EXPECT_NEAR(json["value"].get<double>(), 0.509320, 1e-6);
  EXPECT_LT(json["residual"].get<double>(), 1e-6);
  EXPECT_EQ(json["finished"], true);
  EXPECT_EQ(run_program(command).json(), json) << "there is nothing left to solve";
  const Ran people = run_program({"solve", "backgammon-dice", "--pawns", "2", "--folder", folder.path()});
  EXPECT_NE(people.out.find("50.9320 %"), std::string::npos) << people.out;
}

TEST(solve, rules_that_make_another_game_have_another_value) {
  const TemporaryFolder folder;
  const auto value = [&](const std::string& setting) {
    const Ran run = run_program(
        {"solve", "backgammon-dice", "--pawns", "1", "--set", setting, "--folder", folder.path(), "--json"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.json()["value"].get<double>();
  };
  EXPECT_NE(value("bear_off=exact"), value("bear_off=backgammon"));
}

TEST(solve, hypergammon_is_told_in_points_too) {
  const TemporaryFolder folder;
  const std::vector<std::string> command = {"solve", "backgammon", "--rules",  "hyper",      "--checkers",
                                            "1",     "--json",     "--folder", folder.path()};
  const Ran first = run_program(command);
  ASSERT_EQ(first.exit_code, 0) << first.err;
  EXPECT_NE(first.err.find("601 positions, 0 of them already solved"), std::string::npos) << first.err;
  const Json json = first.json();
  EXPECT_EQ(json["checkers"], 1);
  EXPECT_EQ(json["positions"], 601);
  EXPECT_EQ(json["finished"], true);
  EXPECT_LE(json["residual"].get<double>(), 1e-7);
  // With one checker each, of three, nobody can win a gammon.
  EXPECT_NEAR(json["equity"].get<double>(), 2 * json["value"].get<double>() - 1, 1e-6);
  EXPECT_GT(json["equity_with_cube"].get<double>(), json["equity"].get<double>());
  EXPECT_EQ(run_program(command).json(), json) << "there is nothing left to solve";
  const Ran people = run_program(
      {"solve", "backgammon", "--rules", "hyper", "--checkers", "1", "--folder", folder.path(), "--language", "en"});
  EXPECT_NE(people.out.find("points a game without the cube"), std::string::npos) << people.out;
}

// Whoever ends the program, and if it is the machine that goes down.
TEST(solve, is_stopped_by_every_signal_that_asks_for_it_and_keeps_what_there_is) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const TemporaryFolder folder;
    Running solving({"solve", "backgammon-dice", "--pawns", "4", "--threads", "1", "--folder", folder.path()});
    const std::string tiers = folder.path("backgammon-dice/turn-exact");
    for (int i = 0; i < 3000 && !std::filesystem::exists(tiers + "/2-2.fourdice"); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_EQ(solving.stop(signal), 0) << "signal " << signal;
    int begun = 0;
    for (const auto& file : std::filesystem::directory_iterator(tiers)) begun += file.path().extension() == ".begun";
    EXPECT_EQ(begun, 1) << "signal " << signal;
  }
}

TEST(solve, a_signal_that_is_ignored_stays_so) {
  const TemporaryFolder folder;
  const Ran run = run_command({"sh", "-c",
                               "trap '' HUP; \"$0\" solve backgammon-dice --pawns 3 --folder \"$1\" & "
                               "sleep 0.5; kill -HUP $!; wait $!",
                               FOURFOLD_PROGRAM, folder.path()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("837049 positions"), std::string::npos) << run.out;
}

TEST(solve, numbers_have_the_point_of_the_language) {
  const TemporaryFolder folder;
  const Ran run =
      run_program({"solve", "backgammon-dice", "--pawns", "1", "--folder", folder.path(), "--language", "de"});
  EXPECT_NE(run.err.find("etwa 0,0 Minuten"), std::string::npos) << run.err;
  EXPECT_NE(run.out.find("Residuum 1,5e-07"), std::string::npos) << run.out;
}

TEST(progress, says_how_long_it_takes_when_there_is_something_to_tell_by) {
  using std::chrono::seconds;
  EXPECT_EQ(cli::time_left(seconds(1), 25.0 / 192e6), "");
  EXPECT_EQ(cli::time_left(seconds(60), 0.009), "");
  EXPECT_EQ(cli::time_left(seconds(1), 0.02), "49 s left");
  EXPECT_EQ(cli::time_left(seconds(60), 0.1), "9 min left");
}

TEST(solve, refusals_say_what_would_be_right) {
  const auto refused = [](const std::vector<std::string>& words, int code) {
    const Ran run = run_program(words);
    EXPECT_EQ(run.exit_code, code) << run.err;
    return run.err;
  };
  EXPECT_NE(refused({"solve", "checkers"}, 1).find("Backgammon Dice is not"), std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon"}, 1).find("--rules hyper"), std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon", "--rules", "hyper", "--checkers", "4"}, 1).find("1 to 3 checkers"),
            std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon-dice", "--rules", "basic"}, 1).find("--rules simple"), std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon-dice", "--pawns", "6"}, 1).find("1 to 5 pawns"), std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon-dice", "--pawns", "two"}, 1).find("the number of pawns"), std::string::npos);
  EXPECT_NE(refused({"solve", "backgammon-dice", "--pawns", "1", "--folder", "/dev/null"}, 1).find("cannot be written"),
            std::string::npos);
}

TEST(solve, best_tells_the_chances_that_are_known) {
  const Ran before = run_program({"best", "backgammon-dice", "--position", "1:1,6,o,o,o 2:1,6,o,o,o turn:1", "--json"});
  ASSERT_EQ(before.exit_code, 0) << before.err;
  EXPECT_NEAR(before.json()["win"]["1"].get<double>(), 0.509320, 1e-6);
  EXPECT_NEAR(before.json()["win"]["2"].get<double>(), 0.490680, 1e-6);
  const Ran rolled = run_program(
      {"best", "backgammon-dice", "--position", "1:1,6,o,o,o 2:1,6,o,o,o turn:1", "--dice", "31", "--json"});
  ASSERT_EQ(rolled.exit_code, 0) << rolled.err;
  const Json plays = rolled.json()["plays"];
  ASSERT_GE(plays.size(), 2U);
  EXPECT_GE(plays[0]["win"].get<double>(), plays[1]["win"].get<double>());
}

}  // namespace
}  // namespace fourfold::test
