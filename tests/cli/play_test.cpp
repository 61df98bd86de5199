// fourfold play, with what a person would type coming through a pipe: the line mode, and the games it keeps.
#include "tests/cli/played.h"

namespace fourfold::test {
namespace {

TEST_F(play, a_typed_game_of_checkers_goes_to_its_end) {
  const Ran run = run_program({"play", "checkers", "--seats", "human,human", "--names", "Anna,Bert"},
                              "11-15\n22-18\n15x22\n25x18\nresign\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("Anna resigns. Bert wins.\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("Checkers captured: 1 (Anna) and 1 (Bert).\n"), std::string::npos) << run.out;
  EXPECT_TRUE(unfinished().empty());
  ASSERT_EQ(finished().size(), 1U);
  EXPECT_EQ(run_program({"verify", finished()[0]}).exit_code, 0);
}

// In the figures as in the ending.
TEST_F(play, one_person_alone_among_bots_is_you) {
  const Ran run = run_program({"play", "backgammon", "--rules", "liberty", "--dice", "manual", "--names", "Anna,Bert",
                               "--seats", "human,bot:greedy"},
                              "62\n24/18 13/11\n31\n11\nresign 1\n");
  EXPECT_NE(run.out.find("Most moved with one roll: 8 (you) and 4 (Bert).\n"), std::string::npos) << run.out;
}

// What the table of the match says; the position that was left still has the score from before.
TEST_F(play, between_games_the_score_is_that_of_the_match) {
  const Ran run = run_program(
      {"play", "cube", "--match", "7", "--dice", "manual", "--seats", "human,human", "--names", "Anna,Bert"},
      "31\n8/5 6/5\nscore\ndouble\ndrop\nscore\nquit\n");
  const std::size_t dropped = run.out.find("drops");
  ASSERT_NE(dropped, std::string::npos) << run.out;
  EXPECT_NE(run.out.substr(0, dropped).find("match to 7, score 0-0"), std::string::npos) << run.out;
  EXPECT_NE(run.out.substr(dropped).find("Bert: 1 point"), std::string::npos) << run.out;
  EXPECT_EQ(run.out.substr(dropped).find("score 0-0"), std::string::npos) << run.out;
}

TEST_F(play, a_double_in_a_single_game_is_refused_with_the_reason) {
  const Ran run = run_program({"play", "cube", "--match", "1", "--dice", "manual", "--seats", "human,human"},
                              "31\n8/5 6/5\ndouble\nhello\nquit\n");
  EXPECT_NE(run.out.find("The cube is not used in a 1-point match or a single game"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("The dice are to be rolled first."), std::string::npos) << "and nonsense is none: " << run.out;
}

TEST_F(play, refuses_what_is_not_allowed_and_asks_again) {
  const Ran run =
      run_program({"play", "checkers", "--seats", "human,human"}, "11-22\n11-15\n22-18\n9-14\nrubbish\n99\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("15x22"), std::string::npos) << "the capture that must be made";
  EXPECT_NE(run.out.find("from 1 to 1, not '99'; '?' lists them"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("'fourfold play --resume' goes on with it"), std::string::npos);
}

TEST_F(play, lists_plays_and_takes_them_by_number) {
  const Ran run = run_program({"play", "checkers", "--seats", "human,human"}, "?\n1\nposition\nquit\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("also: offer draw and resign"), std::string::npos);
  EXPECT_NE(run.out.find("W:W21,22,23,24"), std::string::npos) << "light is to move";
}

// The leaflet of the box calls its checkers blue and green.
TEST_F(play, botanicas_checkers_are_blue_and_green) {
  const std::string typed = "first light\n11-15\n22-18\nscore\nrules\nquit\n";
  const Ran boxed = run_program({"play", "checkers", "--rules", "botanica", "--seats", "human,human"}, typed);
  EXPECT_EQ(boxed.exit_code, 0) << boxed.err;
  EXPECT_NE(boxed.out.find("first dark (blue begins) or first light (green begins)?"), std::string::npos) << boxed.out;
  EXPECT_NE(boxed.out.find("lets green begin"), std::string::npos) << boxed.out;
  EXPECT_NE(boxed.out.find("is blue's, and green is to move"), std::string::npos) << boxed.out;
  EXPECT_NE(boxed.out.find("blue, 12 men"), std::string::npos) << boxed.out;
  const Ran club = run_program({"play", "checkers", "--seats", "human,human"}, "score\nquit\n");
  EXPECT_NE(club.out.find("dark, 12 men"), std::string::npos) << club.out;
}

TEST_F(play, a_hint_is_played_by_its_number) {
  const Ran run = run_program({"play", "checkers", "--seats", "human,human", "--names", "Anna,Bert"},
                              "hint\nhint 99\nhint one\nhint 1\nhistory\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("'hint 1' plays the first of them."), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("not '99'"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("Anna plays "), std::string::npos) << run.out;
}

TEST_F(play, every_word_of_the_help_is_answered) {
  const std::string words =
      "help\n?\nstep\nstep 1\nundo\nstep 11-15\ndone\nhint\nboard\nposition\nscore\nhistory\nrules\nreplay\nnext\n"
      "previous\nfirst\nlast\nsave\nload\nnonsense\nSCORE\nundo\nundo\nquit\n";
  const Ran run = run_program({"play", "checkers", "--seed", "4"}, words);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* part : {"  save FILE", "   1  9-13", "The turn is whole: 'done' ends it.", "Player 1 plays 11-15.",
                           "Master would choose", "●", "Player 1: 0 points", "capture = compulsory",
                           "The start: 2 events follow.", "save tonight.fourfold", "say what: load FILE",
                           "the last move is taken back.", "Nobody has decided anything"}) {
    EXPECT_TRUE(contains_case_blind(run.out, part)) << part << "\n" << run.out;
  }
}

TEST_F(play, the_end_of_the_input_is_no_failure_and_an_empty_game_is_forgotten) {
  for (const char* game : games) {
    const Ran run = run_program({"play", game, "--seed", "1"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(unfinished().empty()) << game << ": nobody has decided anything";
  }
}

TEST_F(play, the_same_seed_gives_the_same_game) {
  for (const char* game : {"backgammon", "ludo", "backgammon-dice"}) {
    const auto told = [&](const char* seed) {
      const Ran run = run_program({"play", game, "--seats", "random,bot:random", "--seed", seed});
      EXPECT_EQ(run.exit_code, 0) << run.err;
      EXPECT_NE(run.out.find(" wins"), std::string::npos) << game;
      return run.out.substr(0, run.out.find("The record is"));
    };
    EXPECT_EQ(told("7"), told("7"));
    EXPECT_NE(told("7"), told("8"));
  }
}

TEST_F(play, asks_which_game) {
  const Ran run = run_program({"play"}, "chekers\ncheckers\n11-15\nquit\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.out.find("did you mean 'checkers'?"), std::string::npos);
  EXPECT_NE(run.out.find("Checkers: "), std::string::npos);
  EXPECT_NE(run_program({"play"}, "2\n").out.find("Checkers: "), std::string::npos);
  EXPECT_NE(run_program({"play"}, "\n").out.find("Backgammon: "), std::string::npos) << "the first by default";
  EXPECT_EQ(run_program({"play"}).exit_code, 0);
}

TEST_F(play, four_seats_take_their_turns) {
  const Ran run = run_program({"play", "ludo", "--set", "seats=1,2,3,4", "--seats", "random", "--seed", "3"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* player : {"Random ", "Master 2 ", "Master 3 ", "Master 4 "}) {
    EXPECT_NE(run.out.find(player), std::string::npos) << player;
  }
}

TEST_F(play, as_many_sit_down_as_are_named) {
  const auto told = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"play", "ludo", "--seed", "3"});
    return run_program(more);
  };
  EXPECT_NE(told({"--seats", "random,random,random"}).out.find("Random 3 "), std::string::npos);
  EXPECT_NE(told({"--seats", "random,random,random,random"}).out.find("Random 4 "), std::string::npos);
  EXPECT_NE(told({"--seats", "random,random,random", "--set", "seats=1,2"}).err.find("have 2 seats"), std::string::npos)
      << "seats set by hand stay as they are set";
}

TEST_F(play, a_match_is_as_long_as_asked) {
  const auto told = [](std::vector<std::string> more) {
    more.insert(more.begin(), "play");
    more.insert(more.end(), {"--seats", "greedy,random", "--seed", "11"});
    return run_program(more).out;
  };
  EXPECT_NE(told({"backgammon", "--match", "3"}).find("match to 3 points"), std::string::npos);
  // A first game is a single one, unless a leaflet or somebody says otherwise.
  EXPECT_EQ(told({"backgammon"}).find("match to"), std::string::npos);
  EXPECT_EQ(told({"backgammon", "--rules", "nackgammon"}).find("match to"), std::string::npos);
  EXPECT_NE(told({"backgammon", "--set", "match_length=5"}).find("match to 5 points"), std::string::npos);
  EXPECT_NE(told({"cube"}).find("match to 7 points"), std::string::npos);
  EXPECT_NE(told({"backgammon-dice", "--match", "2"}).find("Game 2 begins."), std::string::npos);
  EXPECT_NE(told({"checkers", "--match", "3"}).find("best of 3 games"), std::string::npos);
  const std::string money = told({"backgammon", "--match", "0"});
  EXPECT_NE(money.find("an open session"), std::string::npos);
  EXPECT_NE(money.find("Return begins the next game"), std::string::npos) << "it has no end of its own";
}

TEST_F(play, numbers_are_those_of_the_list_that_was_shown_last) {
  // Of a 3-1 the first step there is is made by '1' after 'step', and the first play after '?'.
  const std::vector<std::string> arguments = {"play", "backgammon", "--dice", "manual", "--seats", "human,human"};
  const Ran stepped = run_program(arguments, "31\nstep\n1\n1\ndone\nposition\nquit\n");
  EXPECT_EQ(stepped.exit_code, 0) << stepped.err;
  const std::size_t listed = stepped.out.find("   1  ");
  ASSERT_NE(listed, std::string::npos) << stepped.out;
  const std::string first = stepped.out.substr(listed + 6, stepped.out.find('\n', listed) - listed - 6);
  EXPECT_NE(stepped.out.find("Made so far: " + first + "."), std::string::npos) << stepped.out;
  EXPECT_NE(stepped.out.find("The turn is whole: 'done' ends it."), std::string::npos) << stepped.out;
  EXPECT_NE(stepped.out.find("Player 1 plays "), std::string::npos) << stepped.out;
  const Ran played = run_program(arguments, "31\nstep\n?\n1\nquit\n");
  EXPECT_NE(played.out.find("Player 1 plays "), std::string::npos) << played.out;
}

TEST_F(play, what_people_say_about_a_cube_is_understood) {
  const auto told = [](const std::string& lines) {
    return run_program({"play", "backgammon", "--match", "7", "--dice", "manual", "--seats", "human,human", "--names",
                        "Anna,Bert"},
                       "31\n8/5 6/5\n" + lines + "quit\n")
        .out;
  };
  EXPECT_NE(told("I double\nI take\n").find("Anna takes"), std::string::npos);
  EXPECT_NE(told("Double\nI pass\n").find("Bert wins. That counts 1 point."), std::string::npos);
  EXPECT_NE(told("double\npass\n").find("Bert wins. That counts 1 point."), std::string::npos);
  EXPECT_EQ(told("pass\n").find("wins"), std::string::npos) << "nothing is offered, so nothing is dropped";
}

TEST_F(play, the_rules_are_told_in_words) {
  const Ran run = run_program({"play", "checkers", "--set", "capture=optional"}, "rules\nquit\n");
  for (const char* part : {"\nThe start\n", "\nDraws\n", "(capture = optional, changed)", "committed to as"}) {
    EXPECT_NE(run.out.find(part), std::string::npos) << part << run.out;
  }
}

TEST_F(play, typed_dice) {
  const Ran run = run_program({"play", "backgammon", "--match", "7", "--dice", "manual", "--seats", "human,human"},
                              "78\n31\n8/5 6/5\nroll\nroll\nscore\nresign 1\naccept\n\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("One die each for the start, in this order: Player 1 and Player 2\n"), std::string::npos);
  EXPECT_NE(run.out.find("Player 1 rolls 3 and Player 2 rolls 1: Player 1 begins."), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("Game 2 begins."), std::string::npos) << run.out;
}

TEST_F(play, words_for_the_dice) {
  const Ran run = run_program({"play", "ludo", "--words", "--seats", "human,human"}, "melon\n\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("Player 1, a word for the dice, or nothing\n"), std::string::npos);
  EXPECT_NE(run.out.find("Player 1 adds a word to the dice."), std::string::npos);
}

TEST_F(play, words_are_refused_where_no_dice_take_them) {
  for (const auto& arguments :
       {std::vector<std::string>{"play", "ludo", "--words", "--dice", "manual"}, {"play", "checkers", "--words"}}) {
    const Ran run = run_program(arguments, "melon\nquit\n");
    EXPECT_EQ(run.exit_code, 1) << run.out;
    EXPECT_NE(run.err.find("--words is for games with fair dice"), std::string::npos) << run.err;
  }
}

TEST_F(play, a_locale_without_unicode_gets_ascii) {
  const Ran run = run_command({"env", "LC_ALL=C", FOURFOLD_PROGRAM, "play", "checkers", "--board", "--names", "Zoë"},
                              "11-15\nscore\nhistory\nrules\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("x Zo?"), std::string::npos) << run.out;
  EXPECT_TRUE(std::ranges::all_of(run.out, [](char c) { return static_cast<unsigned char>(c) < 128; })) << run.out;
}

TEST_F(play, boards_are_drawn_when_asked_for) {
  const auto with = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"play", "checkers", "--seed", "1"});
    return run_program(more, "quit\n").out;
  };
  EXPECT_EQ(with({}).find("●"), std::string::npos);
  EXPECT_NE(with({"--board"}).find("●"), std::string::npos);
  const std::string ascii = with({"--board", "--ascii"});
  EXPECT_TRUE(std::all_of(ascii.begin(), ascii.end(), [](char c) { return static_cast<unsigned char>(c) < 128; }));
}

TEST_F(play, options_that_make_no_sense_are_refused) {
  const auto refused = [](std::vector<std::string> more, const char* reason, int code = 1) {
    more.insert(more.begin(), "play");
    const Ran run = run_program(more, "quit\n");
    EXPECT_EQ(run.exit_code, code) << run.out;
    EXPECT_NE(run.err.find(reason), std::string::npos) << run.err;
  };
  refused({"chess"},
          "called 'chess'. There are backgammon, checkers, ludo, backgammon-dice, liberty, botanica, cube and club.");
  refused({"ludo", "--seats", "human,bot:gredy"}, "did you mean 'greedy'?");
  refused({"checkers", "--seats", "human,human,human"}, "--seats names 3 players, but these rules have 2 seats");
  refused({"checkers", "--names", "A,B,C"}, "3 names for 2 players");
  refused({"checkers", "--names", "A,A"}, "both be called 'A'");
  refused({"checkers", "--names", "A\x1b[2J,B"}, "a name is a text");
  refused({"checkers", "--match", "0"}, "from 1 to 999, not '0'");
  refused({"backgammon", "--match", "many"}, "match_length");
  refused({"checkers", "--clock", "fischer:soon"}, "fischer:10m+5s");
  refused({"checkers", "--dice", "loaded"}, "There are fair and manual");
  refused({"checkers", "--seed", "x"}, "the seed is a whole number");
  refused({"checkers", "--load", "a.fourfold"}, "stand alone", 2);
  refused({"--load", "a.fourfold", "--resume"}, "one is enough", 2);
  refused({"checkers", "--board", "--no-board"}, "contradict", 2);
  refused({"--load", "/nowhere/a.fourfold"}, "cannot be read");
  refused({"--load", "a.txt"}, "txt");
  refused({"--resume"}, "there is no unfinished game");
  refused({"checkers", "--save", folder() + "/a.mat"}, "a .mat file is for backgammon");
}

}  // namespace
}  // namespace fourfold::test
