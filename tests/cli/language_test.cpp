// The language that the terminal speaks: how it is chosen, what stays English, and that every text is there and fits.
#include <clocale>
#include <map>
#include <string>
#include <vector>

#include "cli/fullscreen/layout.h"
#include "cli/fullscreen/terminal.h"
#include "sentences/catalogue.h"
#include "tests/cli/played.h"
#include "tests/cli/run_program.h"
#include "tests/cli/tmux.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {
namespace {

// With none of the variables that say a language but those.
Ran run_in(const std::vector<std::string>& environment, const std::vector<std::string>& arguments,
           const std::string& input = "") {
  std::vector<std::string> command = {"env", "-u", "LC_ALL", "-u", "LC_MESSAGES", "-u", "LANG", "LC_CTYPE=C.UTF-8"};
  command.insert(command.end(), environment.begin(), environment.end());
  command.emplace_back(FOURFOLD_PROGRAM);
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_command(command, input);
}

bool german(const Ran& run) { return run.err.find("welches Spiel?") != std::string::npos; }
bool english(const Ran& run) { return run.err.find("which game?") != std::string::npos; }

TEST(language, is_named_before_or_after_the_command) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"--language", "de", "moves"}, {"moves", "--language", "de"}, {"moves", "--language=de"}}) {
    EXPECT_TRUE(german(run_in({}, arguments)));
    EXPECT_TRUE(german(run_in({"LANG=fr_FR.UTF-8"}, arguments)));
  }
  EXPECT_TRUE(english(run_in({"LANG=de_DE.UTF-8"}, {"moves", "--language", "en"})));
}

TEST(language, is_that_of_the_environment) {
  EXPECT_TRUE(english(run_in({}, {"moves"})));
  for (const char* setting : {"LC_ALL=de_DE.UTF-8", "LC_MESSAGES=de_AT.UTF-8", "LANG=de_DE.UTF-8", "LANG=de.utf8"})
    EXPECT_TRUE(german(run_in({setting}, {"moves"}))) << setting;
  // The first of them that is set and not empty decides.
  EXPECT_TRUE(english(run_in({"LC_ALL=C.UTF-8", "LC_MESSAGES=de_DE.UTF-8", "LANG=de_DE.UTF-8"}, {"moves"})));
  EXPECT_TRUE(german(run_in({"LC_ALL=", "LC_MESSAGES=de_DE.UTF-8", "LANG=fr_FR.UTF-8"}, {"moves"})));
  for (const char* setting : {"LANG=C", "LANG=it_IT.UTF-8", "LANG=deutsch", "LANG=_", "LANG=\xff"})
    EXPECT_TRUE(english(run_in({setting}, {"moves"}))) << setting;
}

TEST(language, needs_a_locale_that_can_write_it) {
  EXPECT_TRUE(english(run_in({"LC_CTYPE=C", "LC_MESSAGES=de_DE.UTF-8"}, {"moves"})));
  EXPECT_TRUE(german(run_in({"LC_CTYPE=C"}, {"moves", "--language", "de"}))) << "who asks for it gets it";
}

TEST(language, that_there_is_not_is_refused) {
  const Ran run = run_in({}, {"games", "--language", "dee"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "fourfold: there is no language called 'dee'; did you mean 'de'? There are en, de, fr, es and ar.\n");
  EXPECT_EQ(run_in({}, {"games", "--language", ""}).exit_code, 1);
  const Ran none = run_in({}, {"games", "--language"});
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_NE(none.err.find("--language needs a value: --language en|de|fr|es|ar"), std::string::npos) << none.err;
}

TEST(language, of_what_outlives_the_choice_is_english) {
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"manual"}, {"completion", "bash"}, {"completion", "zsh"}, {"completion", "fish"}}) {
    const std::string script = run_in({}, command).out;
    EXPECT_NE(script.find("language"), std::string::npos) << command[0];
    EXPECT_EQ(run_in({"LANG=ar_EG.UTF-8"}, command).out, script) << command[0];
  }
}

// Those of the English help, and none.
std::vector<std::string> commands() {
  std::vector<std::string> all = {""};
  bool listing = false;
  for (const std::string& line : run_in({}, {"--help"}).lines()) {
    if (listing && line.starts_with("  ")) all.push_back(line.substr(2, line.find(' ', 2) - 2));
    listing = listing || line == "Commands:";
  }
  return all;
}

Ran help_of(const std::string& command, std::string_view language) {
  std::vector<std::string> arguments = {"--help", "--language", std::string(language)};
  if (!command.empty()) arguments.insert(arguments.begin(), command);
  return run_in({}, arguments);
}

TEST(language, of_help_is_whole_in_every_language) {
  ASSERT_GT(commands().size(), 10U);
  for (const Language& language : languages) {
    for (const std::string& command : commands()) {
      const Ran run = help_of(command, language.code);
      EXPECT_EQ(run.exit_code, 0);
      // A text that is missing is told as its key.
      for (const char* key : {"help.", "terminal.", "unknown."})
        EXPECT_EQ(run.out.find(key), std::string::npos) << language.code << " " << command << ": " << key;
    }
  }
}

TEST(language, of_help_has_no_text_that_is_never_shown) {
  std::map<std::string, std::string> shown;
  std::string all;
  for (const std::string& command : commands()) all += shown[command] = help_of(command, "en").out;
  for (const auto& [key, text] : Catalogue::of("en").texts()) {
    if (!key.starts_with("help.")) continue;
    // Of a command's own: help.COMMAND.OPTION. What a sentence says before its first place is enough.
    const std::string name = key.substr(5, key.find('.', 5) - 5);
    const bool own = shown.contains(name) && key.size() > 5 + name.size();
    EXPECT_NE((own ? shown[name] : all).find(text.substr(0, text.find('{'))), std::string::npos) << key << ": " << text;
  }
}

TEST(language, of_a_game_line_by_line) {
  const TemporaryFolder home;
  const std::string state = "XDG_STATE_HOME=" + home.path();
  const std::vector<std::string> arguments = {"play", "checkers", "--seats", "human,human"};
  const Ran run = run_in({state, "LANG=de_DE.UTF-8"}, arguments, "help\nstep\n11-15\nscore\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* part : {"Spieler: Spieler 1 und Spieler 2\n", "Spieler 1 ist am Zug\n", "die möglichen Züge",
                           "Spieler 1: 0 Punkte", "„fourfold play --resume“ setzt sie fort."})
    EXPECT_NE(run.out.find(part), std::string::npos) << part << "\n" << run.out;
}

// What is put into an Arabic sentence stands between marks of direction. They end no sentence, are in no name that
// others will read, and lists have Arabic commas.
TEST(language, arabic_sentences_end_once_and_names_are_plain) {
  const TemporaryFolder home;
  const std::string state = "XDG_STATE_HOME=" + home.path();
  const std::vector<std::string> arguments = {
      "--language",  "ar",     "play", "backgammon", "--seats",
      "human,human", "--seed", "1",    "--save",     home.path() + "/saved.fourfold"};
  const Ran run = run_in({state}, arguments, "roll\nroll\nscore\nhint\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out.find(".\u2069."), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("، "), std::string::npos) << run.out;
  const std::string saved = text_of(home.path() + "/saved.fourfold");
  EXPECT_NE(saved.find("اللاعب 2"), std::string::npos) << saved;
  EXPECT_EQ(saved.find("\u2068"), std::string::npos) << saved;
}

TEST(language, of_an_error_is_its_sentence_and_nothing_else) {
  const auto refused = [](const std::string& language, const std::string& line) {
    const Json answer = run_in({}, {"moves", "--batch", "--language", language}, line + "\n").json();
    return answer;
  };
  const std::string line = R"({"game":"chekers"})";
  const Json told = refused("en", line);
  EXPECT_EQ(told["code"], "unknown.game");
  EXPECT_EQ(told["args"]["word"], "chekers");
  EXPECT_EQ(told["args"]["names"], Json({"backgammon", "checkers", "ludo", "backgammon-dice"}));
  EXPECT_EQ(told["args"]["guess"], Json({{"code", "unknown.guess"}, {"args", {{"name", "checkers"}}}}));
  Json in_german = refused("de", line);
  EXPECT_NE(in_german["error"], told["error"]);
  in_german["error"] = told["error"];
  EXPECT_EQ(in_german, told);

  const Json over = refused("en", R"({"game":"checkers","position":"W:W:B1"})");
  EXPECT_EQ(over["args"]["outcome"],
            Json({{"code", "terminal.outcome.wins"}, {"args", {{"player", {{"seat", 1}}}, {"count", 1}}}}));
}

// Commands that find no room in their row would not be seen.
TEST(language, of_the_full_screen_fits_the_smallest) {
  ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
  for (const Language& language : languages) {
    const auto& texts = Catalogue::of(language.code).texts();
    int columns = 0;
    for (const char* command : {"hint", "undo", "resign", "save", "load", "rules", "help", "quit"})
      columns += 2 + cli::Terminal::width(texts.at(std::string("terminal.command.") + command)) + 2;
    EXPECT_LE(columns - 2, cli::least_columns - 2) << language.code;
  }
}

TEST(language, of_the_full_screen_leaves_the_board_where_it_is) {
  const TemporaryFolder home;
  const auto board_at = [&](const std::string& language, const std::string& quit) {
    const Tmux terminal("XDG_STATE_HOME=" + home.path(),
                        "play checkers --seats human,human --names Anna,Bert --language " + language);
    EXPECT_TRUE(terminal.wait_for(quit)) << language;
    const std::string screen = terminal.text();
    return screen.substr(0, screen.find("└"));
  };
  const std::string plain = board_at("en", "q quit");
  EXPECT_NE(plain.find("┌"), std::string::npos);
  // The title and the panel are the table's; the board has no words.
  const auto drawn = [](const std::string& text) {
    std::string board;
    for (std::size_t start = text.find("\n"); start != std::string::npos; start = text.find("\n", start + 1)) {
      const std::string row = text.substr(start, text.find("\n", start + 1) - start);
      const std::size_t edge = row.rfind("│");
      if (edge != std::string::npos) board += row.substr(0, edge);
    }
    return board;
  };
  EXPECT_EQ(drawn(board_at("de", "q Ende")), drawn(plain));
  EXPECT_EQ(drawn(board_at("ar", "q خروج")), drawn(plain));
}

}  // namespace
}  // namespace fourfold::test
