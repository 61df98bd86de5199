// fourfold rollout: means with errors, the cube, rollouts that are kept and gone on with, and mistakes.
#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/cli/run_program.h"
#include "tests/cli/running.h"

namespace fourfold::test {
namespace {

using Words = std::vector<std::string>;

Words quick(Words more) {
  Words words = {"rollout", "backgammon", "--set", "match_length=0", "--truncate", "5"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(rollout, the_five_point_is_best_with_three_one) {
  const Ran run = run_program(quick({"--dice", "31", "--trials", "36", "--most", "3", "--json"}));
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const auto answer = run.json();
  ASSERT_EQ(answer["plays"].size(), 3U);
  EXPECT_EQ(answer["plays"][0]["play"], "8/5 6/5");
  EXPECT_EQ(answer["plays"][0]["trials"], 36);
  EXPECT_GT(answer["plays"][0]["error"], 0);
  EXPECT_LT(answer["plays"][0]["error"], 0.1);
}

TEST(rollout, nobody_doubles_at_the_start) {
  const Ran run = run_program(quick({"--position", "4HPwATDgc/ABMA", "--trials", "36"}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("no double, take"), std::string::npos) << run.out;
}

TEST(rollout, what_was_kept_is_gone_on_with) {
  const std::string file = testing::TempDir() + "rollout_kept.json";
  std::filesystem::remove(file);
  const auto json = [&](const char* trials, bool keep) {
    Words words = quick({"--dice", "61", "--most", "2", "--json", "--trials", trials});
    if (keep) words.insert(words.end(), {"--keep", file});
    const Ran run = run_program(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.json();
  };
  EXPECT_EQ(json("20", true)["plays"][0]["trials"], 20);
  EXPECT_EQ(json("72", true), json("72", false));
  // Another question, and a file that is something else.
  const Ran other = run_program(quick({"--dice", "31", "--keep", file}));
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_NE(other.err.find("another position"), std::string::npos) << other.err;
  std::filesystem::remove(file);
}

TEST(rollout, mistakes_are_told) {
  EXPECT_EQ(run_program({"rollout", "checkers"}).exit_code, 1);
  EXPECT_EQ(run_program({"rollout", "backgammon", "--dice", "31", "--trials", "0"}).exit_code, 1);
  EXPECT_EQ(run_program({"rollout", "backgammon", "--dice", "31", "--plies", "9"}).exit_code, 1);
  EXPECT_EQ(run_program({"rollout", "backgammon", "--dice", "31", "--error", "-1"}).exit_code, 1);
  EXPECT_EQ(run_program({"rollout"}).exit_code, 2);
}

TEST(rollout, batches) {
  const Ran run = run_program({"rollout", "--batch", "--trials", "2", "--truncate", "2", "--most", "1"},
                              "{\"game\":\"backgammon\",\"dice\":[3,1]}\nnonsense\n");
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(Json::parse(lines[0])["plays"][0]["play"], "8/5 6/5");
  EXPECT_TRUE(Json::parse(lines[1]).contains("error"));
}

TEST(rollout, each_line_of_a_batch_may_say_how) {
  const Ran run = run_program({"rollout", "--batch", "--trials", "9", "--truncate", "2"},
                              "{\"game\":\"backgammon\",\"dice\":[3,1],\"trials\":2,\"most\":3}\n"
                              "{\"game\":\"backgammon\",\"dice\":[3,1],\"plays\":[\"24/20\",\"6/5 8/5\",\"24/20\"]}\n"
                              "{\"game\":\"backgammon\",\"dice\":[3,1],\"plays\":[\"24/13\"]}\n"
                              "{\"game\":\"backgammon\",\"dice\":[3,1],\"trials\":0}\n");
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 4U) << run.out;
  const Json first = Json::parse(lines[0]);
  EXPECT_EQ(first["plays"].size(), 3U);
  EXPECT_EQ(first["plays"][0]["trials"], 2);
  const Json named = Json::parse(lines[1]);
  ASSERT_EQ(named["plays"].size(), 2U);
  EXPECT_EQ(named["plays"][0]["play"], "8/5 6/5");
  EXPECT_EQ(named["plays"][0]["trials"], 9);
  // The play that was named first is worse, so the better one is behind it by less than nothing.
  EXPECT_LT(named["plays"][0]["behind_first"].get<double>(), 0);
  EXPECT_NEAR(named["plays"][0]["behind_first"].get<double>(),
              named["plays"][1]["equity"].get<double>() - named["plays"][0]["equity"].get<double>(), 1e-9);
  EXPECT_FALSE(named["plays"][1].contains("behind_first"));
  EXPECT_EQ(Json::parse(lines[2])["in"], "play");
  EXPECT_TRUE(Json::parse(lines[3]).contains("error"));
}

TEST(rollout, plays_that_are_named) {
  const Ran run =
      run_program(quick({"--dice", "43", "--trials", "4", "--play", "24/20 13/10", "--play", "13/6", "--json"}));
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.json()["plays"].size(), 2U);
  EXPECT_EQ(run_program(quick({"--position", "4HPwATDgc/ABMA", "--play", "8/5"})).exit_code, 1);
}

// While it waits for the next question, too, and that is nothing that was wrong with the questions.
TEST(rollout, of_questions_ends_when_it_is_asked_to) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Running answering(quick({"--batch", "--trials", "4", "--threads", "1"}));
    answering.type("{\"game\":\"backgammon\",\"dice\":31}\n");
    answering.read_until("\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_EQ(answering.stop(signal), 0) << "signal " << signal;
  }
}

}  // namespace
}  // namespace fourfold::test
