// fourfold tables: makes endings in a folder, says what there is, and refuses what it cannot make.
#include <filesystem>
#include <fstream>

#include "tests/cli/run_program.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {
namespace {

TEST(tables, are_built_in_a_folder_and_counted) {
  const TemporaryFolder folder;
  const std::vector<std::string> command = {"tables",   "build", "checkers", "--set",       "chain=may-stop",
                                            "--pieces", "3",     "--folder", folder.path(), "--json"};
  const Ran first = run_program(command);
  ASSERT_EQ(first.exit_code, 0) << first.err;
  EXPECT_NE(first.err.find("0 of them already there"), std::string::npos) << first.err;
  const Json json = first.json();
  EXPECT_EQ(json["finished"], true);
  // As many positions as are published, whatever the rules.
  EXPECT_EQ(json["counts"][0]["positions"], 3488);
  EXPECT_EQ(json["counts"][1]["positions"], 196032);
  EXPECT_GT(json["bytes"], 0);
  EXPECT_FALSE(std::filesystem::is_empty(folder.path("checkers")));
  EXPECT_EQ(run_program(command).json(), json) << "there is nothing left to make";
}

TEST(tables, refusals_say_what_would_be_right) {
  const auto refused = [](const std::vector<std::string>& words, int code) {
    const Ran run = run_program(words);
    EXPECT_EQ(run.exit_code, code) << run.err;
    return run.err;
  };
  EXPECT_NE(refused({"tables", "build", "ludo"}, 1).find("Checkers has"), std::string::npos);
  EXPECT_NE(refused({"tables", "build", "checkers", "--pieces", "7"}, 1).find("2 to 6 pieces"), std::string::npos);
  EXPECT_NE(refused({"tables", "burn", "checkers"}, 2).find("fourfold tables build"), std::string::npos);
  EXPECT_NE(
      refused({"tables", "build", "checkers", "--folder", "/dev/null", "--set", "chain=may-stop", "--pieces", "2"}, 1)
          .find("cannot be written"),
      std::string::npos);
}

TEST(tables, a_damaged_file_is_named_once_and_the_bot_plays_without_it) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path("checkers"));
  std::ofstream(folder.path("checkers/tournament-1112.fourtab")) << "half of a fi";
  const Ran run = run_command({"env", "FOURFOLD_TABLES=" + folder.path(), FOURFOLD_PROGRAM, "duel", "checkers", "--a",
                               "hard", "--b", "easy", "--games", "2", "--threads", "2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const std::size_t named = run.err.find("tournament-1112.fourtab is not used");
  ASSERT_NE(named, std::string::npos) << run.err;
  EXPECT_EQ(run.err.find("tournament-1112.fourtab", named + 10), std::string::npos) << run.err;
}

}  // namespace
}  // namespace fourfold::test
