// fourfold games
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(games, lists_the_four_in_text) {
  const Ran run = run_program({"games"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  for (const char* name : {"backgammon", "checkers", "ludo", "backgammon-dice"}) {
    EXPECT_NE(run.out.find(std::string("\n") + name + " "), run.out.find(std::string(name) + " ")) << name;
  }
}

TEST(games, shows_one_game_with_its_presets_and_options) {
  const Ran run = run_program({"games", "ludo"});
  EXPECT_EQ(run.exit_code, 0);
  for (const char* word :
       {"Ludo", "standard", "beginner", "classic", "dice=1", "must_use", "both, may-decline [both]"}) {
    EXPECT_NE(run.out.find(word), std::string::npos) << word;
  }
}

TEST(games, tells_the_bots_of_each) {
  const Ran all = run_program({"games"});
  EXPECT_NE(all.out.find("bots: random, greedy, beginner, easy, medium, hard, expert and master\n"), std::string::npos)
      << all.out;
  const Ran one = run_program({"games", "backgammon"});
  EXPECT_NE(one.out.find("  master            looks two plies ahead, and plays hypergammon by exact values where "
                         "fourfold solve has computed them\n"),
            std::string::npos)
      << one.out;
  const Json json = run_program({"games", "ludo", "--json"}).json();
  EXPECT_EQ(json["games"][0]["bots"][0]["name"], "random");
  EXPECT_NE(run_program({"play", "--help"})
                .out.find("  checkers: random, greedy, beginner, easy, medium, hard, expert and master\n"),
            std::string::npos);
}

TEST(games, json_is_complete) {
  const Json json = run_program({"games", "--json"}).json();
  ASSERT_EQ(json["games"].size(), 4U);
  // Presets by the rules pages.
  const std::vector<std::pair<std::string, std::vector<std::string>>> expected = {
      {"backgammon", {"tournament", "liberty", "botanica", "cube", "nackgammon", "hyper"}},
      {"checkers", {"tournament", "botanica"}},
      {"ludo", {"standard", "beginner", "classic"}},
      {"backgammon-dice", {"simple", "basic", "scored"}}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const Json& game = json["games"][i];
    EXPECT_EQ(game["name"], expected[i].first);
    EXPECT_FALSE(game["title"].get<std::string>().empty());
    EXPECT_FALSE(game["summary"].get<std::string>().empty());
    std::vector<std::string> presets;
    for (const Json& preset : game["presets"]) {
      presets.push_back(preset["name"]);
      EXPECT_FALSE(preset["meaning"].get<std::string>().empty());
      EXPECT_EQ(preset["rules"].size(), game["options"].size());
    }
    EXPECT_EQ(presets, expected[i].second);
    for (const Json& option : game["options"]) {
      EXPECT_FALSE(option["meaning"].get<std::string>().empty());
      EXPECT_FALSE(option["values"].get<std::string>().empty());
      EXPECT_EQ(option["default"], game["presets"][0]["rules"][option["name"].get<std::string>()]);
    }
  }
}

TEST(games, json_of_one_game_has_the_same_shape) {
  const Json json = run_program({"games", "checkers", "--json"}).json();
  ASSERT_EQ(json["games"].size(), 1U);
  const Json all = run_program({"games", "--json"}).json();
  EXPECT_EQ(json["games"][0], all["games"][1]);
  EXPECT_EQ(json["games"][0]["options"][1]["name"], "capture");
  EXPECT_EQ(json["games"][0]["options"][1]["words"], Json({"optional", "compulsory"}));
}

}  // namespace
}  // namespace fourfold::test
