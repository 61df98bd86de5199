// fourfold play on the full screen of a real terminal: whole games by keys, the mouse, sizes, signals and resuming.
#include "tests/cli/played.h"
#include "tests/cli/tmux.h"

#include <csignal>

#include "players/random_source.h"

namespace fourfold::test {
namespace {

class fullscreen : public play {
 protected:
  void SetUp() override {
    ASSERT_TRUE(Tmux::installed()) << "tmux is missing: scripts/install-packages test installs it";
    play::SetUp();
  }

  // Chooses what is offered first until the match is over and left, now and then something else.
  void play_out(const std::string& arguments) {
    const Tmux terminal("", "play " + arguments + " --pace 0");
    ASSERT_TRUE(terminal.wait_for("q quit"));
    const std::vector<std::string> keys = {"Enter", "Enter", "Enter", "Enter", "Enter", "Enter", "Enter",
                                           "Enter", "Down",  "Enter", "Enter", "Left",  "Enter", "Enter"};
    for (int times = 0; times < 2000 && !terminal.shows("left with"); ++times) {
      terminal.press(terminal.shows("[ Quit ]") ? std::vector<std::string>{"q"} : keys);
    }
    ASSERT_TRUE(terminal.wait_for("left with 0"));
    EXPECT_TRUE(unfinished().empty());
    ASSERT_EQ(finished().size(), 1U);
    EXPECT_EQ(run_program({"verify", finished()[0]}).exit_code, 0);
  }
};

TEST_F(fullscreen, a_whole_game_of_backgammon) { play_out("backgammon --match 1 --seats human,bot:greedy --seed 3"); }
TEST_F(fullscreen, a_whole_game_of_checkers) { play_out("checkers --seats human,bot:greedy --seed 3"); }
TEST_F(fullscreen, a_whole_game_of_ludo) { play_out("ludo --seats human,bot:greedy --seed 3"); }
TEST_F(fullscreen, a_whole_game_of_backgammon_dice) {
  play_out("backgammon-dice --rules basic --seats human,human --seed 3");
}

TEST_F(fullscreen, shows_the_board_the_dice_and_who_is_to_move) {
  const Tmux terminal("",
                      "play backgammon --match 7 --dice manual --seats human,human --names Anna,Bert "
                      "--clock fischer:5m+10s");
  ASSERT_TRUE(terminal.wait_for("Type the dice for the start"));
  terminal.type("31");
  ASSERT_TRUE(terminal.wait_for("The dice: 31"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna to play 3-1. Which piece?"));
  for (const char* part : {"[3]  [1]", "167 pips", "[ 1 ]", "match to 7, score 0-0", "● ▶ Anna", "Anna begins.",
                           "5:", "›8‹", "›6‹", "24‹", "13‹"}) {
    EXPECT_TRUE(terminal.wait_for(part));
  }
  EXPECT_FALSE(terminal.shows("›5‹")) << "no checker stands there";
  EXPECT_NE(terminal.coloured().find("38;5;214"), std::string::npos);
}

TEST_F(fullscreen, a_turn_by_arrows_can_be_undone_step_by_step) {
  const Tmux terminal("", "play backgammon --match 7 --dice manual --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Type the dice"));
  terminal.press({"3", "1", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  // From the 24 point: below it nothing can move until the 6 point, to the left of that is the 8 point.
  terminal.press({"Down", "Left", "Enter"});
  ASSERT_TRUE(terminal.wait_for("[8]"));
  EXPECT_TRUE(terminal.wait_for("›7‹"));
  EXPECT_TRUE(terminal.wait_for("›5‹"));
  terminal.press({"Right", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna to play 3-1: 8/5. Go on?"));
  terminal.press({"BSpace"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.type("8/5");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna to play 3-1: 8/5. Go on?"));
  terminal.type("6/5");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna to play 3-1: 8/5 6/5. Enter confirms."));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna plays 8/5 6/5."));
}

TEST_F(fullscreen, one_choice_moves_a_checker_by_both_dice) {
  const Tmux terminal("", "play backgammon --match 7 --dice manual --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Type the dice"));
  terminal.press({"3", "1", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.press({"Down", "Left", "Enter"});
  ASSERT_TRUE(terminal.wait_for("[8]"));
  for (const char* mark : {"›7‹", "›5‹", "›4‹"}) EXPECT_TRUE(terminal.wait_for(mark));
  terminal.click("›4‹");
  ASSERT_TRUE(terminal.wait_for("Enter confirms."));
  EXPECT_TRUE(terminal.shows(" 5/4") || terminal.shows(" 7/4")) << terminal.text();
  terminal.press({"BSpace"});
  ASSERT_TRUE(terminal.wait_for("Go on?"));
  terminal.press({"BSpace"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  // The same by the keyboard alone, from the back: one die, the other, both.
  terminal.press({"Down", "Left", "Enter"});
  ASSERT_TRUE(terminal.wait_for("[8]"));
  terminal.press({"BTab", "BTab", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Enter confirms."));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna plays 8/4."));
}

// Anna leaves blots on her 5 and 11 points; from Bert's 24 point a 6-4 hits both or the second only.
TEST_F(fullscreen, ways_by_both_dice_that_differ_are_gone_die_by_die) {
  const Tmux terminal("", "play backgammon --rules liberty --dice manual --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Type the dice"));
  terminal.press({"2", "1", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.type("13/11 6/5");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Type the dice of Bert"));
  terminal.press({"6", "4", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Bert to play 6-4. Which piece?"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Where to?"));
  terminal.press({"BTab", "Enter"});  // not by the 4, which would hit
  ASSERT_TRUE(terminal.wait_for("24/18"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Where to?"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Enter confirms."));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Bert plays 24/14*."));
}

TEST_F(fullscreen, asks_which_game_and_against_whom) {
  for (const char* how : {"", "--plain"}) {
    const Tmux terminal("", std::string("play --seed 1 ") + how);
    ASSERT_TRUE(terminal.wait_for("Which game?"));
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.wait_for("Against whom?"));
    ASSERT_TRUE(terminal.wait_for("Return for medium"));
    terminal.type("mastre");
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.wait_for("did you mean 'master'?"));
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.wait_for("Medium"));
  }
  const Tmux ludo("", "play ludo");
  ASSERT_TRUE(ludo.wait_for("Return for medium"));
  ludo.type("1");
  ludo.press({"Enter"});
  ASSERT_TRUE(ludo.wait_for("Player 2"));
  const Tmux wrong("", "play checkers --clock soon");
  ASSERT_TRUE(wrong.wait_for("left with 1"));
  EXPECT_FALSE(wrong.shows("Against whom?"));
}

TEST_F(fullscreen, a_cube_is_answered_in_the_words_people_use) {
  const Tmux terminal("", "play backgammon --match 7 --dice manual --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Type the dice"));
  terminal.press({"3", "1", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.type("8/5 6/5");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Bert: roll or double?"));
  terminal.type("I double");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna: take or drop?"));
  terminal.type("pass");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("[ Next game ]"));
}

TEST_F(fullscreen, the_line_of_the_save_prompt_can_be_edited) {
  const Tmux terminal("HOME=" + folder(), "play checkers --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.press({"s"});
  ASSERT_TRUE(terminal.wait_for("Save a copy as:"));
  terminal.type("~/gespeicherx/täglxch");
  ASSERT_TRUE(terminal.wait_for("täglxch"));
  terminal.press({"Left", "Left", "Left", "DC"});
  terminal.type("i");
  ASSERT_TRUE(terminal.wait_for("täglich"));
  terminal.press({"Home", "Right", "Right"});
  terminal.press({"C-k"});
  terminal.type("Zoës");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Saved as"));
  EXPECT_TRUE(std::filesystem::exists(folder() + "/Zoës.fourfold")) << terminal.text();
}

TEST_F(fullscreen, the_rules_can_be_read_page_by_page) {
  const Tmux terminal("", "play checkers --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.press({"g"});
  ASSERT_TRUE(terminal.wait_for("Twelve checkers a side"));
  terminal.press({"End"});
  ASSERT_TRUE(terminal.wait_for("(capture = compulsory)"));
  EXPECT_TRUE(terminal.wait_until_gone("Twelve checkers a side"));
  terminal.press({"Home"});
  ASSERT_TRUE(terminal.wait_for("Twelve checkers a side"));
  terminal.press({"Space"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
}

TEST_F(fullscreen, a_refused_hint_is_gone_when_the_game_has_gone_on) {
  const Tmux terminal("", "play ludo --seats human,human --names Anna,Bert --seed 3 --pace 1500");
  ASSERT_TRUE(terminal.wait_for("q quit"));
  terminal.press({"h"});
  ASSERT_TRUE(terminal.wait_for("A hint is for the one who decides"));
  EXPECT_TRUE(terminal.wait_until_gone("A hint is for"));
}

TEST_F(fullscreen, what_is_refused_is_told_and_the_cube_is_asked_for_plainly) {
  const Tmux terminal("", "play backgammon --match 7 --dice manual --seats human,human --names Anna,Bert");
  ASSERT_TRUE(terminal.wait_for("Type the dice"));
  terminal.press({"3", "1", "Enter"});
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.type("13/7");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("(BG-4)"));
  terminal.type("8/5 6/5");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Bert: roll or double?"));
  terminal.press({"d"});
  ASSERT_TRUE(terminal.wait_for("Anna: take or drop?"));
  EXPECT_TRUE(terminal.wait_for("[ 2 ]"));
  terminal.press({"2"});
  ASSERT_TRUE(terminal.wait_for("Drop: is that meant?"));
  terminal.press({"n"});
  ASSERT_TRUE(terminal.wait_for("Anna: take or drop?"));
  terminal.click("[ Drop ]");
  ASSERT_TRUE(terminal.wait_for("Drop: is that meant?"));
  terminal.press({"y"});
  ASSERT_TRUE(terminal.wait_for("[ Next game ]"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("score 0-1"));
}

TEST_F(fullscreen, the_mouse_moves_pieces_and_presses_buttons) {
  const Tmux terminal("", "play checkers --seats human,bot:greedy --names Anna,Gus --pace 0");
  ASSERT_TRUE(terminal.wait_for("Anna to move. Which piece?"));
  terminal.click("11 ");
  ASSERT_TRUE(terminal.wait_for("Where to?"));
  terminal.click("15 ");
  ASSERT_TRUE(terminal.wait_for("Anna to move: 11-15."));
  terminal.click("[ Confirm ]");
  ASSERT_TRUE(terminal.wait_for("Gus plays"));
  terminal.click("? help");
  ASSERT_TRUE(terminal.wait_for("walk over what can be chosen"));
  terminal.press({"Space"});
  terminal.click("R resign");
  ASSERT_TRUE(terminal.wait_for("Resign this game?"));
  terminal.click("[ Yes ]");
  ASSERT_TRUE(terminal.wait_for("Anna resigns. Gus wins."));
}

TEST_F(fullscreen, hints_takebacks_and_looking_back) {
  const Tmux terminal("", "play checkers --seats human,bot:greedy --names Anna,Gus --pace 0");
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.press({"h"});
  ASSERT_TRUE(terminal.wait_for("would play"));
  terminal.press({"Enter"});
  terminal.type("11-15");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Gus plays"));
  terminal.press({"PPage"});
  ASSERT_TRUE(terminal.wait_for("Looking back"));
  terminal.press({"End"});
  ASSERT_TRUE(terminal.wait_for("Anna to move"));
  terminal.press({"u"});
  ASSERT_TRUE(terminal.wait_for("agrees: the last"));
  terminal.press({"s"});
  ASSERT_TRUE(terminal.wait_for("Save a copy as:"));
  terminal.type(folder() + "/copy.fourfold");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Saved as"));
  EXPECT_TRUE(std::filesystem::exists(folder() + "/copy.fourfold"));
  terminal.press({"q"});
  ASSERT_TRUE(terminal.wait_for("Leave now?"));
  terminal.press({"y"});
  ASSERT_TRUE(terminal.wait_for("left with 0"));
  EXPECT_TRUE(terminal.wait_for("--resume"));
}

TEST_F(fullscreen, a_hint_is_played_by_its_number) {
  const Tmux terminal("", "play checkers --seats human,human --names Anna,Bert --pace 0");
  ASSERT_TRUE(terminal.wait_for("Which piece?"));
  terminal.press({"h"});
  ASSERT_TRUE(terminal.wait_for("any other key closes this."));
  terminal.press({"1"});
  ASSERT_TRUE(terminal.wait_for("Enter confirms."));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.wait_for("Anna plays"));
}

TEST_F(fullscreen, sizes_from_tiny_to_large) {
  const Tmux terminal("", "play ludo --seats human,human --names Anna,Bert --seed 3 --pace 0", 80, 24);
  ASSERT_TRUE(terminal.wait_for("q quit"));
  terminal.resize(60, 20);
  ASSERT_TRUE(terminal.wait_for("this window has 60"));
  terminal.resize(1, 1);
  terminal.resize(2, 30);
  terminal.press({"Enter"});
  terminal.resize(132, 50);
  ASSERT_TRUE(terminal.wait_for("q quit"));
  terminal.resize(80, 24);
  ASSERT_TRUE(terminal.wait_for("┌────── 1 ───────┐"));
}

TEST_F(fullscreen, a_game_goes_on_after_kill_9) {
  {
    const Tmux terminal("", "play checkers --seats human,human --names Anna,Bert");
    ASSERT_TRUE(terminal.wait_for("Which piece?"));
    terminal.type("11-15");
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.wait_for("Anna plays 11-15."));
    const int program = terminal.program();
    ASSERT_GT(program, 0);
    kill(program, SIGKILL);
    ASSERT_TRUE(terminal.wait_for("left with 137"));
  }
  const Tmux terminal("", "play --resume");
  ASSERT_TRUE(terminal.wait_for("Bert to move."));
  EXPECT_TRUE(terminal.wait_for("Anna plays 11-15."));
}

TEST_F(fullscreen, a_signal_leaves_the_terminal_as_it_was) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const Tmux terminal("", "play checkers --seats human,human --names Anna,Bert");
    ASSERT_TRUE(terminal.wait_for("Which piece?"));
    terminal.type("11-15");
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.wait_for("Anna plays 11-15."));
    kill(terminal.program(), signal);
    ASSERT_TRUE(terminal.wait_for("left with 0"));
    EXPECT_TRUE(terminal.wait_until_gone("┌"));
    EXPECT_TRUE(terminal.wait_for("--resume"));
  }
}

TEST_F(fullscreen, no_colour_no_unicode_and_no_screen_where_they_are_not_wanted) {
  {
    const Tmux terminal("NO_COLOR=1", "play checkers --seats human,human");
    ASSERT_TRUE(terminal.wait_for("›"));
    const std::string shown = terminal.coloured();
    for (const char* colour : {"38;5;", "48;5;", "[31m", "[33m", "[34m", "[41m", "[44m"}) {
      EXPECT_EQ(shown.find(colour), std::string::npos) << colour;
    }
  }
  for (const auto& [settings, option] : {std::pair{"", "--ascii"}, {"LC_ALL=C", ""}}) {
    const Tmux terminal(settings, std::string("play checkers --seats human,human ") + option);
    ASSERT_TRUE(terminal.wait_for("> x <"));
    const std::string shown = terminal.text();
    EXPECT_TRUE(std::all_of(shown.begin(), shown.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        << shown;
  }
  {
    const Tmux terminal("TERM=dumb", "play checkers --seats human,human --names Anna,Bert");
    ASSERT_TRUE(terminal.wait_for("Anna to move"));
    EXPECT_FALSE(terminal.shows("q quit")) << terminal.text();
  }
}

// Whatever is pressed, the game is there, or it was left on purpose and nothing was lost.
TEST_F(fullscreen, random_keys_never_break_it) {
  const std::vector<std::string> keys = {
      "Enter", "Enter", "Enter",  "Tab",    "BTab",  "Up",    "Down", "Left", "Right", "u", "h", "1", "2", "y",
      "n",     "R",     "Escape", "BSpace", "PPage", "NPage", "Home", "End",  "?",     "r", "d", "/", "x", "F1"};
  RandomSource random(11);
  for (const char* game : games) {
    const Tmux terminal("", std::string("play ") + game + " --seats human,bot:random --pace 0 --seed 2");
    ASSERT_TRUE(terminal.wait_for("? help"));
    for (int batch = 0; batch < 25 && !terminal.shows("left with"); ++batch) {
      std::vector<std::string> some;
      for (int i = 0; i < 20; ++i) some.push_back(keys[random.below(static_cast<std::uint32_t>(keys.size()))]);
      terminal.press(some);
      if (batch % 8 == 3) terminal.resize(81 + batch, 24 + batch % 5);
      terminal.click(5 + batch % 12, 3 + 7 * batch % 40);
    }
    // Out of whatever is open; an escape that is followed at once by a letter would be another key.
    terminal.resize(80, 24);
    for (int tries = 0; tries < 200 && !terminal.shows("left with"); ++tries) {
      for (const char* key : {"Escape", "Escape", "q", "y"}) {
        terminal.press({key});
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
      }
    }
    ASSERT_TRUE(terminal.wait_for("left with 0")) << game;
  }
}

TEST_F(fullscreen, bots_are_watched_and_paused) {
  const Tmux terminal("", "play checkers --seats bot:random,bot:random --seed 4 --pace 300");
  ASSERT_TRUE(terminal.wait_for("is thinking"));
  terminal.press({"Space"});
  ASSERT_TRUE(terminal.wait_for("Paused."));
  terminal.press({"Space"});
  ASSERT_TRUE(terminal.wait_for("is thinking"));
  terminal.press({"q"});
  ASSERT_TRUE(terminal.wait_for("left with 0"));
}

}  // namespace
}  // namespace fourfold::test
