// fourfold rules: the clauses of the rules in force, in words, with what is ours marked as such, and what a preset and
// its options make of them.
#include <map>
#include <set>

#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

using Numbers = std::set<int>;

// As many clauses as docs/rules has for each game.
const std::map<std::string, std::pair<std::string, int>> clauses = {
    {"backgammon", {"BG", 22}}, {"checkers", {"CK", 10}}, {"ludo", {"LU", 13}}, {"backgammon-dice", {"BD", 22}}};

Json told(const std::string& game, const std::string& preset, const std::vector<std::string>& set = {}) {
  std::vector<std::string> command = {"rules", game, "--rules", preset, "--json"};
  for (const std::string& setting : set) command.insert(command.end(), {"--set", setting});
  return run_program(command).json();
}

// The numbers of the clauses that are not told.
Numbers left_out(const std::string& game, const std::string& preset, const std::vector<std::string>& set = {}) {
  Numbers numbers;
  const auto& [letters, count] = clauses.at(game);
  for (int i = 1; i <= count; ++i) numbers.insert(i);
  const Json rules = told(game, preset, set);
  for (const Json& clause : rules["clauses"]) {
    const std::string name = clause["clause"];
    EXPECT_TRUE(name.starts_with(letters + "-")) << name;
    numbers.erase(std::stoi(name.substr(letters.size() + 1)));
  }
  return numbers;
}

// The leaflets of Liberty and Botanica know neither matches nor the cube; the one with the cube no additions of clubs;
// that of Backgammon Dice adds special sides on its second page and scores on its third.
TEST(rules, the_clauses_in_force_are_told_and_no_others) {
  for (const char* preset : {"liberty", "botanica"}) {
    EXPECT_EQ(left_out("backgammon", preset), Numbers({15, 16, 17, 18, 19, 20, 21})) << preset;
  }
  EXPECT_EQ(left_out("backgammon", "cube"), Numbers({17, 21}));
  EXPECT_EQ(left_out("backgammon", "cube", {"match_length=1"}), Numbers({15, 16, 18, 19, 20, 21}));
  EXPECT_EQ(left_out("backgammon", "tournament"), Numbers({17}));
  EXPECT_EQ(left_out("backgammon", "tournament", {"crawford=off"}), Numbers({17, 21}));
  EXPECT_EQ(left_out("checkers", "botanica"), Numbers());
  EXPECT_EQ(left_out("ludo", "standard"), Numbers({13}));
  EXPECT_EQ(left_out("ludo", "beginner"), Numbers({4, 6, 7}));
  EXPECT_EQ(left_out("backgammon-dice", "simple"), Numbers({12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22}));
  EXPECT_EQ(left_out("backgammon-dice", "basic"), Numbers({18, 19, 20, 21, 22}));
  EXPECT_EQ(left_out("backgammon-dice", "scored"), Numbers({22}));
  EXPECT_EQ(left_out("backgammon-dice", "scored", {"random_start=2"}), Numbers());
}

TEST(rules, are_for_people_and_have_no_numbers_in_their_way) {
  for (const auto& [game, known] : clauses) {
    const std::string text = run_program({"rules", game}).out;
    const Json rules = told(game, "");
    for (const Json& clause : rules["clauses"]) {
      EXPECT_GT(clause["text"].get<std::string>().size(), 20U) << clause;
      EXPECT_NE(text.find("\n" + clause["title"].get<std::string>() + "\n"), std::string::npos) << clause;
      EXPECT_NE(text.find(clause["text"].get<std::string>()), std::string::npos) << clause;
    }
    EXPECT_EQ(text.find(known.first + "-"), std::string::npos) << text;
  }
}

// What the leaflets do not say: which of two dice when only one can be played, draws at checkers, the sides of a pawn.
TEST(rules, say_what_is_ours_and_not_the_books) {
  const auto ours = [](const std::string& game, const std::string& preset) {
    std::set<std::string> names;
    const Json rules = told(game, preset);
    for (const Json& clause : rules["clauses"]) {
      if (clause.contains("ours")) names.insert(clause["clause"]);
    }
    return names;
  };
  EXPECT_TRUE(ours("backgammon", "liberty").contains("BG-2")) << "no leaflet of backgammon speaks of ties";
  EXPECT_TRUE(ours("backgammon", "liberty").contains("BG-6"));
  EXPECT_FALSE(ours("backgammon", "liberty").contains("BG-7"));
  EXPECT_TRUE(ours("checkers", "botanica").contains("CK-6"));
  EXPECT_TRUE(ours("checkers", "botanica").contains("CK-10"));
  EXPECT_FALSE(ours("backgammon-dice", "simple").contains("BD-2")) << "its leaflet does";
  EXPECT_TRUE(ours("backgammon-dice", "basic").contains("BD-12"));
  EXPECT_EQ(ours("backgammon", "tournament"), std::set<std::string>()) << "clubs have no leaflet to be silent";
  const std::string text = run_program({"rules", "checkers", "--rules", "botanica"}).out;
  EXPECT_NE(text.find("\nOurs: The leaflet knows no draws"), std::string::npos) << text;
}

TEST(rules, speak_of_this_table_only) {
  const auto text = [](const std::string& game, const std::string& preset) {
    return run_program({"rules", game, "--rules", preset}).out;
  };
  const Json rules = told("backgammon", "liberty");
  for (const Json& clause : rules["clauses"]) {
    EXPECT_EQ(clause["text"].get<std::string>().find("cube"), std::string::npos) << clause;
  }
  EXPECT_NE(text("backgammon", "hyper").find("three checkers"), std::string::npos);
  EXPECT_NE(text("checkers", "botanica").find("Capturing is up to you."), std::string::npos);
  EXPECT_EQ(text("checkers", "botanica").find("ark begins"), std::string::npos) << "its sides are blue and green";
  EXPECT_NE(text("ludo", "standard").find("only with a 6, and"), std::string::npos);
  EXPECT_NE(text("ludo", "beginner").find("only with a 6 or a 1"), std::string::npos);
  EXPECT_NE(text("backgammon-dice", "scored").find("for two points"), std::string::npos);
}

// What was agreed otherwise makes other sentences.
TEST(rules, speak_of_what_was_agreed) {
  const auto text = [](const std::string& game, const std::string& preset, const std::string& name,
                       const std::vector<std::string>& set) {
    const Json rules = told(game, preset, set);
    for (const Json& clause : rules["clauses"]) {
      if (clause["clause"] == name) return clause["text"].get<std::string>();
    }
    return std::string();
  };
  const std::string plays_them = text("backgammon", "cube", "BG-2", {});
  EXPECT_NE(plays_them.find("plays both numbers"), std::string::npos) << plays_them;
  const std::string anew = text("backgammon", "cube", "BG-2", {"opening=winner-rolls-both"});
  EXPECT_NE(anew.find("fresh roll of both dice"), std::string::npos) << anew;
  const std::string decline = text("ludo", "standard", "LU-7", {"must_use=may-decline"});
  EXPECT_EQ(decline.find("must"), std::string::npos) << decline;
  const auto dice = [&](const std::string& name, const std::vector<std::string>& set) {
    return text("backgammon-dice", "basic", name, set);
  };
  EXPECT_NE(dice("BD-1", {}).find("one on 3"), std::string::npos);
  EXPECT_EQ(dice("BD-1", {"setup=1,1,2,6,6"}).find("one on 3"), std::string::npos);
  const std::string exact = "A larger number does not help.";
  const std::string must = "A die that fits must be used so";
  EXPECT_NE(dice("BD-9", {}).find(exact), std::string::npos);
  EXPECT_NE(dice("BD-9", {}).find(must), std::string::npos);
  EXPECT_EQ(dice("BD-9", {"bear_off=backgammon"}).find(exact), std::string::npos);
  EXPECT_NE(dice("BD-9", {"bear_off=backgammon"}).find(must), std::string::npos);
  EXPECT_NE(dice("BD-9", {"must_bear_off=off"}).find(exact), std::string::npos);
  EXPECT_EQ(dice("BD-9", {"must_bear_off=off"}).find(must), std::string::npos);
  EXPECT_EQ(dice("BD-12", {"faces=0,0,0,+,-,D"}).find("Switch"), std::string::npos);
  EXPECT_EQ(dice("BD-15", {"switch=own"}).find("the other side"), std::string::npos);
  EXPECT_EQ(dice("BD-15", {"switch=opponent"}).find("of yours"), std::string::npos);
  EXPECT_NE(dice("BD-15", {"switch=off"}).find("with nobody"), std::string::npos);
  EXPECT_EQ(dice("BD-17", {"special_bear_off=movement"}).find("Half and Double too"), std::string::npos);
}

// On the page the length of the match is chosen where a game is set up; the terminal has an option.
TEST(rules, point_to_what_the_terminal_has) {
  for (const char* language : {"en", "de", "fr", "es", "ar"}) {
    const Json rules =
        run_program({"rules", "cube", "--set", "match_length=1", "--json", "--language", language}).json();
    std::string text;
    for (const Json& clause : rules["clauses"])
      if (clause["clause"] == "BG-17") text = clause["text"];
    EXPECT_NE(text.find("--match 0"), std::string::npos) << language << ": " << text;
  }
}

// "A match to 7 points" is said of no other match.
TEST(rules, a_preset_is_summed_up_only_where_nothing_of_it_was_changed) {
  EXPECT_EQ(told("backgammon", "cube")["text"].get<std::string>().substr(0, 19), "A match to 7 points");
  EXPECT_EQ(told("backgammon", "cube", {"match_length=0"})["text"], "");
  const Ran money = run_program({"rules", "backgammon", "--rules", "cube", "--set", "match_length=0"});
  EXPECT_EQ(money.out.find("to 7 points"), std::string::npos) << money.out;
}

TEST(rules, every_option_is_told_in_words) {
  for (const auto& [game, known] : clauses) {
    const Json options = run_program({"games", game, "--json"}).json()["games"][0]["options"];
    const Json agreed = told(game, "")["options"];
    ASSERT_EQ(agreed.size(), options.size()) << game;
    for (std::size_t i = 0; i < agreed.size(); ++i) {
      EXPECT_EQ(agreed[i]["name"], options[i]["name"]);
      EXPECT_EQ(agreed[i]["value"], options[i]["default"]);
      EXPECT_NE(agreed[i]["title"], agreed[i]["name"]) << "an option without a title";
      const bool in_words = agreed[i]["text"] != agreed[i]["value"];
      EXPECT_TRUE(in_words || options[i]["words"].empty()) << agreed[i];
    }
  }
  const Ran changed = run_program({"rules", "checkers", "--rules", "botanica", "--set", "capture=compulsory"});
  EXPECT_NE(changed.out.find("Checkers: Botanica rules\n"), std::string::npos) << changed.out;
  EXPECT_NE(changed.out.find("(capture = compulsory, changed)"), std::string::npos) << changed.out;
  EXPECT_EQ(run_program({"rules", "chess"}).exit_code, 1);
  EXPECT_EQ(run_program({"rules"}).exit_code, 2);
}

TEST(rules, options_that_cannot_matter_are_left_to_programs) {
  const std::string liberty = run_program({"rules", "backgammon", "--rules", "liberty"}).out;
  EXPECT_EQ(liberty.find("jacoby"), std::string::npos) << liberty;
  EXPECT_NE(liberty.find("gammon = boxed"), std::string::npos) << liberty;
  std::map<std::string, bool> matters;
  const Json rules = told("backgammon", "liberty");
  for (const Json& option : rules["options"]) matters[option["name"]] = option["matters"];
  EXPECT_FALSE(matters.at("jacoby"));
  EXPECT_FALSE(matters.at("dead_cube"));
  EXPECT_TRUE(matters.at("gammon"));
}

}  // namespace
}  // namespace fourfold::test
