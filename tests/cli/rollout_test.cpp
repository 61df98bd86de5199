// fourfold rollout: means with errors, the cube, rollouts that are kept and gone on with, and mistakes.
#include <filesystem>

#include "tests/cli/run_program.h"

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

}  // namespace
}  // namespace fourfold::test
