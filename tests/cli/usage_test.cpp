// Command lines that make no sense, or not quite: exit codes, the nearest name, the place in the text; and help.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

void expect_refused(const std::vector<std::string>& arguments, int exit_code, const std::string& said) {
  const Ran run = run_program(arguments);
  EXPECT_EQ(run.exit_code, exit_code) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find(said), std::string::npos) << run.err;
}

TEST(usage, unknown_commands_and_options_are_usage_errors) {
  expect_refused({"movs"}, 2, "did you mean 'moves'?");
  expect_refused({"moves", "checkers", "--positon", "x"}, 2, "did you mean '--position'?");
  expect_refused({"moves", "checkers", "--positon=x"}, 2, "did you mean '--position'?");
  expect_refused({"--vesion"}, 2, "did you mean '--version'?");
  expect_refused({"moves"}, 2, "which game?");
  expect_refused({"moves", "checkers", "--position"}, 2, "--position needs a value");
  expect_refused({"moves", "checkers", "--rules", "botanica", "--rules", "botanica"}, 2, "more than once");
  expect_refused({"moves", "checkers", "ludo"}, 2, "a word too many: 'ludo'");
  expect_refused({"moves", "checkers", "--json=foo"}, 2, "--json takes no value");
  expect_refused({"moves", "checkers", "--batch=3"}, 2, "--batch takes no value");
  expect_refused({"moves", "checkers", "--set", "capture=optional", "chain=may-stop"}, 2, "--set chain=may-stop");
  expect_refused({"completion"}, 2, "bash");
}

TEST(usage, wrong_names_and_values_are_refused) {
  expect_refused({"moves", "chekers"}, 1, "did you mean 'checkers'?");
  expect_refused({"moves", "chess"}, 1, "there is no game called 'chess'. There are backgammon, checkers,");
  expect_refused({"games", "chekers"}, 1, "did you mean 'checkers'?");
  expect_refused({"perft", "lude", "--depth", "1"}, 1, "did you mean 'ludo'?");
  expect_refused({"play", "lude"}, 1, "did you mean 'ludo'?");
  expect_refused({"moves", "checkers", "--rules", "botanic"}, 1, "did you mean 'botanica'?");
  expect_refused({"moves", "checkers", "--set", "captur=optional"}, 1, "did you mean 'capture'?");
  expect_refused({"moves", "checkers", "--set", "capture=optinal"}, 1, "did you mean 'optional'?");
  expect_refused({"moves", "checkers", "--set", "capture"}, 1, "option=value");
  expect_refused({"moves", "checkers", "--set", "ballot=mail", "--set", "first=random"}, 1, "first=dark");
  expect_refused({"bench", "--only", "spede"}, 1, "did you mean 'speed'?");
  expect_refused({"bench", "--repeat", "0"}, 1, "from 1 to 1000");
  expect_refused({"completion", "tcsh"}, 1, "There are bash, zsh and fish.");
  expect_refused({"play", "ludo", "--seats", "human,robot"}, 1, "robot");
  expect_refused({"play", "ludo", "--seats", "human,humen"}, 1, "did you mean 'human'?");
  expect_refused({"play", "ludo", "--seats", "human,human,human,human,human"}, 1, "2 seats");
  expect_refused({"play", "ludo", "--seed", "-1"}, 1, "the seed is a whole number");
}

// The same where the command line itself is at fault.
TEST(usage, a_command_line_is_refused_in_json_too) {
  const auto code = [](const std::vector<std::string>& arguments, int exit_code) {
    const Ran run = run_program(arguments);
    EXPECT_EQ(run.exit_code, exit_code) << run.err;
    EXPECT_FALSE(run.err.empty());
    return run.json().value("code", "");
  };
  for (const char* const command : {"moves", "perft", "best", "solve", "duel", "rollout"})
    EXPECT_EQ(code({command, "--json"}, 2), "terminal.which-game") << command;
  EXPECT_EQ(code({"games", "--foo", "--json"}, 2), "unknown.argument");
  EXPECT_EQ(code({"games", "--json", "--language", "xx"}, 1), "terminal.unknown-language");
  EXPECT_EQ(code({"verify", "/nowhere/file", "--json"}, 1), "record.file-unreadable");
}

// What the system says is told in the language, too.
TEST(usage, a_file_that_is_not_there_is_told_in_the_language) {
  const Ran run = run_program({"verify", "/nowhere/file", "--json", "--language", "de"});
  EXPECT_EQ(run.json()["error"], "/nowhere/file ist nicht lesbar: Datei oder Ordner gibt es nicht");
}

// A script that reads JSON from stdout need not read sentences from stderr, where people still find them.
TEST(usage, what_answers_in_json_refuses_in_json) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> refused = {
      {{"moves", "backgammon", "--dice", "77"}, "backgammon.two-dice"},
      {{"best", "ludo", "--rules", "libert"}, "unknown.preset"},
      {{"perft", "lude", "--depth", "1"}, "unknown.game"},
      {{"rollout", "backgammon", "--trials", "none"}, "terminal.not-a-number"},
      {{"solve", "backgammon-dice", "--pawns", "9"}, "solve.pawns"},
      {{"solve", "backgammon-dice", "--pawns", "no"}, "terminal.not-a-number"},
      {{"tables", "build", "ludo"}, "tables.game-has-none"},
      {{"duel", "ludo", "--a", "humen"}, "unknown.player"},
      {{"games", "chess"}, "unknown.game-or-box"},
      {{"rules", "chess"}, "unknown.game-or-box"},
      {{"bench", "--only", "spede"}, "unknown.part"},
      {{"bench", "--repeat", "0"}, "terminal.not-a-number"},
      {{"verify", "/nowhere"}, "record.file-unreadable"},
      {{"convert", "/nowhere", "-", "--to", "mat"}, "record.no-ending"},
  };
  for (auto [arguments, code] : refused) {
    const Ran plain = run_program(arguments);
    arguments.emplace_back("--json");
    const Ran run = run_program(arguments);
    EXPECT_EQ(run.exit_code, 1) << run.err;
    EXPECT_EQ(run.err, plain.err);
    EXPECT_EQ(plain.out, "");
    const Json answer = run.json();
    ASSERT_TRUE(answer.is_object()) << run.out;
    EXPECT_EQ(answer.value("code", ""), code) << run.out;
    EXPECT_TRUE(answer.contains("args")) << run.out;
    EXPECT_NE(run.err.find(answer.value("error", "none")), std::string::npos) << run.err;
  }
}

TEST(usage, a_bad_position_is_shown_with_its_place) {
  expect_refused({"moves", "backgammon", "--position", "4HPwAT!gc/ABMA"}, 1, "\n  4HPwAT!gc/ABMA\n        ^\n");
  expect_refused({"moves", "backgammon", "--dice", "71"}, 1, "\n  71\n  ^\n");
  // The caret counts characters, not bytes, and what a terminal cannot show is shown as '?'.
  expect_refused({"moves", "backgammon", "--dice", "\xc3\xa4"}, 1, "\n  \xc3\xa4\n  ^\n");
  expect_refused({"moves", "backgammon", "--dice", "3\x1b"}, 1, "\n  3?\n   ^\n");
}

TEST(usage, any_bytes_are_refused_politely) {
  for (const char* game : {"backgammon", "checkers", "ludo", "backgammon-dice"}) {
    for (const std::string& text : {std::string("\xff\xfe\x80"), std::string(100000, 'x'), std::string(5000, '('),
                                    std::string("\n\n"), std::string(" "), std::string("-1"), std::string("%s%n")}) {
      for (const char* option : {"--position", "--dice"}) {
        const Ran run = run_program({"moves", game, std::string(option) + "=" + text});
        EXPECT_EQ(run.exit_code, 1) << game << " " << option << " " << text.substr(0, 20) << run.err.substr(0, 200);
        EXPECT_EQ(run.err.substr(0, 10), "fourfold: ");
      }
    }
  }
}

TEST(usage, help_is_short_and_everywhere) {
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {}, {"games"}, {"play"}, {"moves"}, {"perft"}, {"bench"}, {"completion"}}) {
    for (const char* flag : {"--help", "-h"}) {
      std::vector<std::string> arguments = command;
      arguments.emplace_back(flag);
      const Ran run = run_program(arguments);
      EXPECT_EQ(run.exit_code, 0);
      EXPECT_EQ(run.err, "");
      EXPECT_NE(run.out.find("Usage: fourfold"), std::string::npos);
      EXPECT_LT(run.lines().size(), 36U);
      for (const std::string& line : run.lines()) EXPECT_LE(line.size(), 100U) << line;
    }
  }
}

TEST(usage, nothing_at_all_shows_the_help) {
  const Ran run = run_program({});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_NE(run.err.find("Commands:"), std::string::npos);
}

TEST(usage, version) {
  const Ran run = run_program({"--version"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out.substr(0, 9), "fourfold ");
}

TEST(usage, an_answer_that_cannot_be_written_is_an_error) {
  const Ran run = run_command({"sh", "-c", std::string(FOURFOLD_PROGRAM) + " games >/dev/full"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_NE(run.err.find("cannot be written"), std::string::npos) << run.err;
}

}  // namespace
}  // namespace fourfold::test
