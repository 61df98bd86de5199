// The completion scripts, driven in a real bash, zsh and fish.
#include <fstream>

#include "tests/cli/run_program.h"
#include "tests/cli/tmux.h"
#include "tests/support/temporary_folder.h"

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
  EXPECT_NE(commands_in_help().find("games rules play serve moves"), std::string::npos);
  EXPECT_EQ(completed("fourfold "), commands_in_help());
  EXPECT_EQ(completed("fourfold mo"), "moves");
  EXPECT_EQ(completed("fourfold moves "), "backgammon checkers ludo backgammon-dice");
  EXPECT_EQ(completed("fourfold moves che"), "checkers");
  EXPECT_EQ(completed("fourfold moves --json "), "backgammon checkers ludo backgammon-dice");
  EXPECT_EQ(completed("fourfold moves checkers --po"), "--position");
  EXPECT_EQ(completed("fourfold perft checkers --de"), "--depth");
  EXPECT_EQ(completed("fourfold --v"), "--version");
  EXPECT_EQ(completed("fourfold completion "), "bash zsh fish");
  EXPECT_EQ(completed("fourfold bench --only s"), "signature speed");
  EXPECT_EQ(completed("fourfold engine --protocol "), "gnubg ubgi plain hub dxp");
  EXPECT_EQ(completed("fourfold moves --position "), "");
}

TEST(completion, presets_of_the_chosen_game) {
  EXPECT_EQ(completed("fourfold moves checkers --rules "), "tournament botanica club");
  EXPECT_EQ(completed("fourfold play ludo --rules cla"), "classic");
  EXPECT_EQ(completed("fourfold play ludo --rules=cla"), "classic");
  EXPECT_EQ(completed("fourfold moves --rules "), "");
}

TEST(completion, boxes) {
  EXPECT_EQ(completed("fourfold play "), "backgammon checkers ludo backgammon-dice liberty botanica cube club");
  EXPECT_EQ(completed("fourfold games li"), "liberty");
  EXPECT_EQ(completed("fourfold moves li"), "");
  EXPECT_EQ(completed("fourfold rules li"), "liberty");
  EXPECT_EQ(completed("fourfold play liberty --rules "), "liberty standard beginner");
  EXPECT_EQ(completed("fourfold play botanica --rules "), "botanica") << "each name once";
  EXPECT_EQ(completed("fourfold play club --rules "), "tournament nackgammon hyper classic");
  EXPECT_EQ(completed("fourfold play ludo --rules "), "standard beginner classic liberty club");
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
  EXPECT_EQ(completed("fourfold best backgammon --bot m"), "medium master");
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

// What fish would offer at the end of the line, in one line.
std::string completed_by_fish(const std::string& line) {
  static const std::string script = run_program({"completion", "fish"}).out;
  const Ran run = run_command({"fish", "--no-config", "-c", "source; complete -C $argv[1]", line}, script);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  std::string words;
  for (const std::string& offered : run.lines()) {
    words += (words.empty() ? "" : " ") + offered.substr(0, offered.find('\t'));
  }
  return words;
}

TEST(completion, in_fish) {
  ASSERT_EQ(run_command({"fish", "--version"}).exit_code, 0) << "fish is missing: scripts/install-packages test";
  EXPECT_EQ(completed_by_fish("fourfold mo"), "moves");
  EXPECT_EQ(completed_by_fish("fourfold moves "), "backgammon backgammon-dice checkers ludo");
  EXPECT_EQ(completed_by_fish("fourfold moves checkers "), "");
  EXPECT_EQ(completed_by_fish("fourfold moves checkers --po"), "--position");
  EXPECT_EQ(completed_by_fish("fourfold moves checkers --rules "), "botanica club tournament");
  EXPECT_EQ(completed_by_fish("fourfold play ludo --rules=cla"), "--rules=classic");
  EXPECT_EQ(completed_by_fish("fourfold play bo"), "botanica");
  EXPECT_EQ(completed_by_fish("fourfold play liberty --rules "), "beginner liberty standard");
  EXPECT_EQ(completed_by_fish("fourfold moves checkers --set capture=o"), "capture=optional");
  EXPECT_EQ(completed_by_fish("fourfold play ludo --seats human,ra"), "human,random");
  EXPECT_EQ(completed_by_fish("fourfold best backgammon --bot m"), "master medium");
  EXPECT_EQ(completed_by_fish("fourfold play checkers --dice m"), "manual");
  EXPECT_EQ(completed_by_fish("fourfold completion "), "bash fish zsh");
  EXPECT_EQ(completed_by_fish("fourfold verify " TEST_DATA "/ludo_p"), TEST_DATA "/ludo_plays.jsonl");
}

// A person at a zsh of the test's own, with nothing of theirs loaded.
TEST(completion, in_zsh) {
  ASSERT_EQ(run_command({"zsh", "--version"}).exit_code, 0) << "zsh is missing: scripts/install-packages test";
  const TemporaryFolder folder;
  std::ofstream(folder.path("_fourfold")) << run_program({"completion", "zsh"}).out;
  std::ofstream(folder.path(".zshrc")) << "fpath=(" << folder.path()
                                       << " $fpath)\nautoload -U compinit\ncompinit -u -D\n"
                                       << "PS1='ready> '\nzstyle ':completion:*' menu no\n";
  const Tmux terminal(Tmux::Command{"env LC_ALL=C.UTF-8 ZDOTDIR=" + folder.path() + " zsh -d"});
  ASSERT_TRUE(terminal.wait_for("ready>"));
  const auto becomes = [&](const std::string& typed, const std::string& completed) {
    terminal.type(typed);
    terminal.press({"Tab"});
    EXPECT_TRUE(terminal.wait_for("ready> " + completed)) << typed;
    terminal.press({"C-u"});
    terminal.press({"C-l"});
  };
  becomes("fourfold mov", "fourfold moves");
  becomes("fourfold moves che", "fourfold moves checkers");
  becomes("fourfold moves checkers --po", "fourfold moves checkers --position");
  becomes("fourfold moves checkers --rules bo", "fourfold moves checkers --rules botanica");
  becomes("fourfold play ludo --rules=cla", "fourfold play ludo --rules=classic");
  becomes("fourfold play bot", "fourfold play botanica");
  becomes("fourfold play liberty --rules beg", "fourfold play liberty --rules beginner");
  becomes("fourfold moves checkers --set cap", "fourfold moves checkers --set capture=");
  becomes("fourfold moves checkers --set capture=o", "fourfold moves checkers --set capture=optional");
  becomes("fourfold play ludo --seats human,ra", "fourfold play ludo --seats human,random");
  becomes("fourfold best backgammon --bot mas", "fourfold best backgammon --bot master");
  becomes("fourfold play checkers --dice man", "fourfold play checkers --dice manual");
  becomes("fourfold verify " TEST_DATA "/ludo_p", "fourfold verify " TEST_DATA "/ludo_plays.jsonl");
  terminal.type("fourfold ");
  terminal.press({"Tab"});
  ASSERT_TRUE(terminal.wait_for("list every legal play"));
}

}  // namespace
}  // namespace fourfold::test
