// The completion script, driven in a real bash.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

// What bash would offer at the end of the line, in one line.
std::string completed(const std::string& line) {
  static const std::string script = run_program({"completion", "bash"}).out;
  const Ran run = run_command(
      {"bash", "-c", script + "\nCOMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()\n_fourfold\necho \"${COMPREPLY[*]}\"",
       "bash", line});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  return run.out.substr(0, run.out.find('\n'));
}

// The commands that the help lists.
std::string commands_in_help() {
  std::string commands;
  bool listing = false;
  for (const std::string& line : run_program({"--help"}).lines()) {
    if (listing && line.starts_with("  ")) {
      commands += (commands.empty() ? "" : " ") + line.substr(2, line.find(' ', 2) - 2);
    } else {
      listing = line == "Commands:";
    }
  }
  return commands;
}

TEST(completion, commands_games_and_options) {
  EXPECT_NE(commands_in_help().find("games play serve moves"), std::string::npos);
  EXPECT_EQ(completed("fourfold "), commands_in_help());
  EXPECT_EQ(completed("fourfold mo"), "moves");
  EXPECT_EQ(completed("fourfold moves "), "backgammon checkers ludo backgammon-dice");
  EXPECT_EQ(completed("fourfold moves che"), "checkers");
  EXPECT_EQ(completed("fourfold moves --json "), "backgammon checkers ludo backgammon-dice");
  EXPECT_EQ(completed("fourfold moves checkers --po"), "--position");
  EXPECT_EQ(completed("fourfold perft checkers --de"), "--depth");
  EXPECT_EQ(completed("fourfold --v"), "--version");
  EXPECT_EQ(completed("fourfold completion "), "bash");
  EXPECT_EQ(completed("fourfold bench --only s"), "signature speed");
  EXPECT_EQ(completed("fourfold moves --position "), "");
}

TEST(completion, presets_of_the_chosen_game) {
  EXPECT_EQ(completed("fourfold moves checkers --rules "), "tournament botanica");
  EXPECT_EQ(completed("fourfold play ludo --rules cl"), "classic");
  EXPECT_EQ(completed("fourfold play ludo --rules=cl"), "classic");
  EXPECT_EQ(completed("fourfold moves --rules "), "");
}

TEST(completion, names_and_values_of_options) {
  EXPECT_EQ(completed("fourfold moves checkers --set ca"), "capture=");
  EXPECT_EQ(completed("fourfold moves checkers --set capture="), "optional compulsory");
  EXPECT_EQ(completed("fourfold moves checkers --set capture=o"), "optional");
  EXPECT_EQ(completed("fourfold moves checkers --set capture=optional --set ch"), "chain=");
  EXPECT_EQ(completed("fourfold moves ludo --set dice="), "");
}

TEST(completion, players) {
  EXPECT_EQ(completed("fourfold play ludo --seats hu"), "human");
  EXPECT_EQ(completed("fourfold play ludo --seats human,ra"), "human,random");
}

TEST(completion, options_of_play) {
  EXPECT_EQ(completed("fourfold play checkers --cl"), "--clock");
  EXPECT_EQ(completed("fourfold play checkers --clock "), "none fischer: delay: per-move:");
  EXPECT_EQ(completed("fourfold play checkers --dice m"), "manual");
  EXPECT_EQ(completed("fourfold play --res"), "--resume");
  EXPECT_EQ(completed("fourfold play --resume --pl"), "--plain");
  EXPECT_EQ(completed("fourfold play --load " TEST_DATA "/ludo_p"), TEST_DATA "/ludo_plays.jsonl");
  EXPECT_EQ(completed("fourfold play --load=" TEST_DATA "/ludo_p"), TEST_DATA "/ludo_plays.jsonl");
  EXPECT_EQ(completed("fourfold verify " TEST_DATA "/ludo_p"), TEST_DATA "/ludo_plays.jsonl");
}

TEST(completion, is_registered_for_the_program) {
  const std::string script = run_program({"completion", "bash"}).out;
  const Ran run = run_command({"bash", "-c", script + "\ncomplete -p fourfold"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, "complete -F _fourfold fourfold\n");
}

}  // namespace
}  // namespace fourfold::test
