// The manual page, as man shows it: no complaints, and nothing of the program left out.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (c != ' ' && c != '\n' && c != ',' && c != '=') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

// The words that begin a line of a list in a help text: commands, or options.
std::vector<std::string> listed(const std::string& help, const std::string& beginning) {
  std::vector<std::string> found;
  for (const std::string& line : Ran{0, help, ""}.lines()) {
    if (!line.starts_with("  " + beginning)) continue;
    for (const std::string& word : words_of(line.substr(0, 26))) {
      if (word.starts_with(beginning) && word != "--help") found.push_back(word);
    }
  }
  return found;
}

TEST(manual, is_rendered_without_a_warning_and_has_every_command_and_option) {
  const Ran page = run_program({"manual"});
  ASSERT_EQ(page.exit_code, 0) << page.err;
  const Ran shown = run_command(
      {"env", "LC_ALL=C.UTF-8", "MANWIDTH=200", "MAN_KEEP_FORMATTING=", "man", "--warnings", "-l", "-"}, page.out);
  EXPECT_EQ(shown.exit_code, 0);
  EXPECT_EQ(shown.err, "");
  const std::vector<std::string> words = words_of(shown.out);
  const auto has = [&](const std::string& word) { return std::ranges::find(words, word) != words.end(); };
  const std::string help = run_program({"--help"}).out;
  const std::string commands = help.substr(help.find("Commands:"));
  int options = 0;
  for (const std::string& line : Ran{0, commands, ""}.lines()) {
    if (!line.starts_with("  ")) continue;
    const std::string command = words_of(line).front();
    EXPECT_NE(shown.out.find("fourfold " + command), std::string::npos) << command;
    for (const std::string& option : listed(run_program({command, "--help"}).out, "--")) {
      EXPECT_TRUE(has(option)) << command << " " << option;
      ++options;
    }
  }
  EXPECT_GT(options, 40);
  EXPECT_TRUE(has("XDG_STATE_HOME"));
}

}  // namespace
}  // namespace fourfold::test
