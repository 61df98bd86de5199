// The boxes of the printed leaflets, as the program knows them. Which rules are in which box is taken from the title
// pages of the leaflets (shared/rules/README.md lists them).
#include <map>

#include "tests/cli/run_program.h"
#include "tests/cli/tmux.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {
namespace {

using Contents = std::map<std::string, std::vector<std::string>>;

TEST(boxes, hold_the_games_that_their_leaflets_name) {
  const std::vector<std::pair<std::string, Contents>> shelf = {
      {"liberty", {{"backgammon", {"liberty"}}, {"ludo", {"standard", "beginner"}}}},
      {"botanica", {{"backgammon", {"botanica"}}, {"checkers", {"botanica"}}}},
      {"cube", {{"backgammon", {"cube"}}}},
      {"backgammon-dice", {{"backgammon-dice", {"simple", "basic", "scored"}}}},
      {"club",
       {{"backgammon", {"tournament", "nackgammon", "hyper"}}, {"checkers", {"tournament"}}, {"ludo", {"classic"}}}}};
  const Json boxes = run_program({"games", "--json"}).json()["boxes"];
  ASSERT_EQ(boxes.size(), shelf.size());
  for (std::size_t i = 0; i < shelf.size(); ++i) {
    EXPECT_EQ(boxes[i]["name"], shelf[i].first);
    EXPECT_FALSE(boxes[i]["title"].get<std::string>().empty());
    EXPECT_FALSE(boxes[i]["meaning"].get<std::string>().empty());
    Contents games;
    for (const Json& game : boxes[i]["games"]) games[game["game"]] = game["presets"];
    EXPECT_EQ(games, shelf[i].second) << shelf[i].first;
  }
}

TEST(boxes, are_listed_with_their_games) {
  const std::string list = run_program({"games"}).out;
  EXPECT_NE(list.find("\nliberty           Liberty: backgammon and ludo\n"), std::string::npos) << list;
  EXPECT_NE(list.find(" ludo: standard and beginner\n"), std::string::npos) << list;
  const Ran one = run_program({"games", "botanica"});
  EXPECT_EQ(one.exit_code, 0) << one.err;
  for (const char* word : {"Botanica: ", "Backgammon: ", "Checkers: ", "fourfold play botanica"}) {
    EXPECT_NE(one.out.find(word), std::string::npos) << one.out;
  }
  EXPECT_EQ(one.out.find("Ludo"), std::string::npos) << one.out;
  const Json json = run_program({"games", "cube", "--json"}).json();
  ASSERT_EQ(json["boxes"].size(), 1U);
  EXPECT_EQ(json["boxes"][0]["games"][0]["presets"], Json({"cube"}));
}

// From the first pages of the leaflets: players, contents, what they call a way to play, how long and for whom.
TEST(boxes, say_what_their_leaflets_say_besides_the_rules) {
  const std::string liberty = run_program({"games", "liberty"}).out;
  for (const char* words : {"Players: 2–4 players", "16 game pieces", "30 checkers (blue and black)", "Beginner Level",
                            "Floral Square", "Winning Square", "Blot"}) {
    EXPECT_NE(liberty.find(words), std::string::npos) << words << "\n" << liberty;
  }
  const std::string botanica = run_program({"games", "botanica"}).out;
  EXPECT_NE(botanica.find("24 triangles and leaves"), std::string::npos) << botanica;
  const std::string dice = run_program({"games", "backgammon-dice"}).out;
  for (const char* words :
       {"5–10 minutes", "Kids and beginners", "10–20 minutes", "An hour and more", "  4. In a tournament", "Redeem"}) {
    EXPECT_NE(dice.find(words), std::string::npos) << words << "\n" << dice;
  }
  const std::string club = run_program({"games", "club"}).out;
  EXPECT_EQ(club.find("Contents"), std::string::npos) << "what comes in no box has no contents\n" << club;
  // Who holds the leaflet finds its own words in every language.
  EXPECT_NE(run_program({"games", "liberty", "--language", "de"}).out.find("Beginner Level"), std::string::npos);
}

TEST(boxes, a_word_that_is_a_game_and_a_box_is_the_game) {
  const Json json = run_program({"games", "backgammon-dice", "--json"}).json();
  EXPECT_EQ(json["games"][0]["name"], "backgammon-dice");
}

TEST(boxes, say_the_rules_of_a_game_that_they_hold) {
  const auto rules = [](const std::string& game, const std::string& word) {
    return run_program({"rules", game, "--rules", word, "--json"}).json()["rules"];
  };
  EXPECT_EQ(rules("ludo", "liberty"), "standard");
  EXPECT_EQ(rules("backgammon", "liberty"), "liberty");
  EXPECT_EQ(rules("ludo", "club"), "classic");
  EXPECT_EQ(rules("checkers", "club"), "tournament");
  EXPECT_EQ(rules("backgammon-dice", "backgammon-dice"), "simple");
  // Answers repeat the preset, not the word.
  EXPECT_EQ(run_program({"moves", "ludo", "--rules", "liberty", "--dice", "61", "--json"}).json()["rules"], "standard");
}

TEST(boxes, an_unknown_preset_says_where_it_is) {
  const auto refusal = [](const std::string& game, const std::string& word) {
    const Ran run = run_program({"moves", game, "--rules", word});
    EXPECT_EQ(run.exit_code, 1);
    return run.err;
  };
  EXPECT_NE(refusal("checkers", "hyper").find("backgammon (box club)"), std::string::npos);
  EXPECT_NE(refusal("backgammon", "beginner").find("ludo (box liberty)"), std::string::npos);
  EXPECT_NE(refusal("ludo", "tournament").find("backgammon (box club) and checkers (box club)"), std::string::npos);
  EXPECT_NE(refusal("checkers", "liberty").find("backgammon and ludo, but not for checkers"), std::string::npos);
  EXPECT_NE(refusal("checkers", "botanic").find("did you mean 'botanica'?"), std::string::npos);
}

TEST(boxes, rules_that_one_game_has_are_understood_as_the_game) {
  const auto asked = [](const std::string& word) { return run_program({"rules", word, "--json"}).json(); };
  for (const char* word : {"hyper", "hypergammon", "Hypergammon"}) {
    EXPECT_EQ(asked(word)["game"], "backgammon") << word;
    EXPECT_EQ(asked(word)["rules"], "hyper") << word;
  }
  EXPECT_EQ(asked("beginner")["game"], "ludo");
  const Ran played = run_program({"play", "nackgammon", "--seats", "bot:random,bot:random", "--seed", "1"});
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_NE(played.lines().front().find("Nackgammon"), std::string::npos) << played.lines().front();
  // Rules that two games have, or beside others, are not guessed.
  EXPECT_NE(run_program({"play", "tournament"}).err.find("backgammon (box club) and checkers (box club)"),
            std::string::npos);
  EXPECT_EQ(run_program({"play", "nackgammon", "--rules", "hyper"}).exit_code, 1);
}

// "Liberty" is also what the page calls the rules of the box for one of its games.
TEST(boxes, and_games_are_known_by_their_letters_great_or_small) {
  const auto refusal = [](const std::vector<std::string>& command) {
    const Ran run = run_program(command);
    EXPECT_EQ(run.exit_code, 1) << run.out;
    return run.err;
  };
  EXPECT_NE(refusal({"play", "Liberty"}).find("box with backgammon and ludo"), std::string::npos);
  EXPECT_NE(refusal({"play", "Club"}).find("box with backgammon, checkers and ludo"), std::string::npos);
  EXPECT_NE(refusal({"play", "BOTANICA"}).find("box with backgammon and checkers"), std::string::npos);
  EXPECT_NE(refusal({"rules", "checkers", "--rules", "Liberty"}).find("backgammon and ludo, but not for checkers"),
            std::string::npos);
  EXPECT_EQ(run_program({"games", "Cube", "--json"}).json()["boxes"][0]["name"], "cube");
  EXPECT_EQ(run_program({"games", "Ludo", "--json"}).json()["games"][0]["name"], "ludo");
  const auto rules = [](const std::vector<std::string>& command) { return run_program(command).json()["rules"]; };
  EXPECT_EQ(rules({"rules", "Ludo", "--rules", "Liberty", "--json"}), "standard");
  EXPECT_EQ(rules({"rules", "Liberty", "--rules", "Beginner", "--json"}), "beginner");
  EXPECT_EQ(rules({"moves", "ludo", "--rules", "Liberty", "--dice", "61", "--json"}), "standard");
}

TEST(boxes, say_the_rules_of_the_one_game_that_is_meant) {
  const auto asked = [](std::vector<std::string> words) {
    words.insert(words.begin(), "rules");
    words.emplace_back("--json");
    const Json json = run_program(words).json();
    return json["game"].get<std::string>() + " " + json["rules"].get<std::string>();
  };
  EXPECT_EQ(asked({"cube"}), "backgammon cube");
  EXPECT_EQ(asked({"club", "--rules", "classic"}), "ludo classic");
  EXPECT_EQ(asked({"club", "--rules", "hyper"}), "backgammon hyper");
  EXPECT_NE(run_program({"rules", "club"}).err.find("backgammon, checkers and ludo: which of them?"),
            std::string::npos);
  EXPECT_NE(run_program({"rules", "club", "--rules", "tournament"}).err.find("which of them?"), std::string::npos);
  EXPECT_NE(run_program({"rules", "club", "--rules", "simple"}).err.find("no rules called 'simple'"),
            std::string::npos);
}

TEST(boxes, name_rules_once_that_several_of_their_games_have) {
  const std::string refusal = run_program({"play", "botanica", "--rules", "beginner"}).err;
  EXPECT_NE(refusal.find("no rules called 'beginner'. It has: botanica."), std::string::npos) << refusal;
  EXPECT_NE(
      run_program({"play", "club", "--rules", "simple"}).err.find("It has: tournament, nackgammon, hyper and classic."),
      std::string::npos);
}

TEST(boxes, a_word_that_is_nearly_a_box_is_answered_with_the_box) {
  for (const char* command : {"play", "games", "rules"}) {
    const Ran run = run_program({command, "botanic"});
    EXPECT_EQ(run.exit_code, 1) << command;
    EXPECT_NE(run.err.find("did you mean 'botanica'?"), std::string::npos) << run.err;
  }
}

TEST(boxes, in_a_pipe_a_box_with_several_games_lists_them) {
  const Ran run = run_program({"play", "liberty"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_NE(run.err.find("backgammon and ludo"), std::string::npos) << run.err;
  EXPECT_NE(run_program({"moves", "botanica"}).err.find("backgammon and checkers"), std::string::npos);
}

TEST(boxes, one_with_one_game_is_played_at_once) {
  const std::vector<std::string> bots = {"--seats", "bot:random,bot:random", "--seed", "1"};
  const auto first_line = [&](std::vector<std::string> command) {
    command.insert(command.end(), bots.begin(), bots.end());
    const Ran run = run_program(command);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.lines().front();
  };
  EXPECT_EQ(first_line({"play", "cube"}), first_line({"play", "backgammon", "--rules", "cube"}));
  // So is one whose other games do not know the rules that are named.
  EXPECT_EQ(first_line({"play", "liberty", "--rules", "beginner"}),
            first_line({"play", "ludo", "--rules", "beginner"}));
  const Ran run = run_program({"play", "liberty", "--rules", "cube"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_NE(run.err.find("liberty, standard and beginner"), std::string::npos) << run.err;
}

TEST(boxes, at_a_terminal_one_is_asked_which_of_the_games) {
  const TemporaryFolder folder;
  const Tmux terminal("XDG_STATE_HOME=" + folder.path(), "play liberty --plain --seats human,human --seed 1", 80, 100);
  ASSERT_TRUE(terminal.wait_for("Liberty: which of its games?"));
  terminal.type("ludo");
  terminal.press({"Enter"});
  EXPECT_TRUE(terminal.wait_for("Ludo: Liberty rules · Standard game."));
  const Tmux great("XDG_STATE_HOME=" + folder.path(), "play Liberty --plain --seats human,human --seed 1", 80, 100);
  ASSERT_TRUE(great.wait_for("Liberty: which of its games?"));
  great.type("Ludo");
  great.press({"Enter"});
  EXPECT_TRUE(great.wait_for("Ludo: Liberty rules · Standard game."));
}

}  // namespace
}  // namespace fourfold::test
