// fourfold moves
#include <algorithm>
#include <set>

#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

std::vector<std::string> keys(const Json& object) {
  std::vector<std::string> names;
  for (const auto& [name, value] : object.items()) names.push_back(name);
  return names;
}

TEST(moves, json_has_the_promised_shape) {
  const Ran run = run_program({"moves", "backgammon", "--dice", "31", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.lines().size(), 1U);
  const Json json = run.json();
  EXPECT_EQ(keys(json), (std::vector<std::string>{"game", "rules", "position", "dice", "plays"}));
  EXPECT_EQ(json["game"], "backgammon");
  EXPECT_EQ(json["rules"], "tournament");
  EXPECT_EQ(json["position"], "4HPwATDgc/ABMA");
  EXPECT_EQ(json["dice"], Json({3, 1}));
  ASSERT_EQ(json["plays"].size(), 16U);
  for (const Json& play : json["plays"]) EXPECT_EQ(keys(play), (std::vector<std::string>{"play", "position"}));
}

// The numbers of distinct positions after each roll from the start, as in the vectors' README.
TEST(moves, backgammon_start_has_the_published_number_of_plays_for_every_roll) {
  const std::vector<std::pair<std::string, std::size_t>> published = {
      {"11", 42}, {"21", 15}, {"22", 75}, {"31", 16}, {"32", 17}, {"33", 73}, {"41", 14},
      {"42", 18}, {"43", 17}, {"44", 52}, {"51", 8},  {"52", 8},  {"53", 9},  {"54", 9},
      {"55", 4},  {"61", 10}, {"62", 14}, {"63", 14}, {"64", 14}, {"65", 7},  {"66", 11}};
  for (const auto& [dice, count] : published) {
    EXPECT_EQ(run_program({"moves", "backgammon", "--dice", dice, "--json"}).json()["plays"].size(), count) << dice;
  }
}

TEST(moves, answers_in_the_form_of_the_question) {
  const std::string xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
  const Json json = run_program({"moves", "backgammon", "--position", xgid, "--json"}).json();
  EXPECT_EQ(json["position"], xgid);
  EXPECT_EQ(json["dice"], Json({3, 1})) << "the dice that the position carries";
  ASSERT_EQ(json["plays"].size(), 16U);
  for (const Json& play : json["plays"]) EXPECT_EQ(play["position"].get<std::string>().substr(0, 5), "XGID=");
}

TEST(moves, dice_on_the_command_line_replace_those_of_the_position) {
  const std::string xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
  const Json json = run_program({"moves", "backgammon", "--position", xgid, "--dice", "65", "--json"}).json();
  EXPECT_EQ(json["dice"], Json({6, 5}));
  EXPECT_EQ(json["plays"].size(), 7U);
}

TEST(moves, every_position_after_a_play_can_be_asked_about) {
  const Json first = run_program({"moves", "ludo", "--dice", "64", "--json"}).json();
  ASSERT_FALSE(first["plays"].empty());
  for (const Json& play : first["plays"]) {
    const Ran next = run_program({"moves", "ludo", "--position", play["position"], "--dice", "21", "--json"});
    EXPECT_EQ(next.exit_code, 0) << next.err;
  }
}

TEST(moves, a_forced_pass_is_one_play) {
  const Json json = run_program({"moves", "ludo", "--dice", "54", "--json"}).json();
  ASSERT_EQ(json["plays"].size(), 1U);
  EXPECT_EQ(json["plays"][0]["play"], "pass");
  EXPECT_EQ(json["plays"][0]["position"], "1:b,b,b,b 3:b,b,b,b turn:3");
}

TEST(moves, checkers_needs_no_dice) {
  const Json json = run_program({"moves", "checkers", "--json"}).json();
  EXPECT_EQ(json["dice"], nullptr);
  std::set<std::string> plays;
  for (const Json& play : json["plays"]) plays.insert(play["play"].get<std::string>());
  EXPECT_EQ(plays, (std::set<std::string>{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
}

TEST(moves, rules_and_options_count) {
  // CK-5: dark may jump 14x23, and must where captures are compulsory.
  const std::string fen = "B:W18,32:B14,1";
  EXPECT_EQ(run_program({"moves", "checkers", "--position", fen, "--json"}).json()["plays"].size(), 1U);
  EXPECT_EQ(
      run_program({"moves", "checkers", "--rules", "botanica", "--position", fen, "--json"}).json()["plays"].size(),
      4U);
  const Json set = run_program({"moves", "checkers", "--set", "capture=optional", "--set", "chain=may-stop",
                                "--position", fen, "--json"})
                       .json();
  EXPECT_EQ(set["plays"].size(), 4U);
  EXPECT_EQ(set["rules"], "tournament");
  EXPECT_EQ(set["set"], Json({{"capture", "optional"}, {"chain", "may-stop"}}));
}

TEST(moves, text_shows_the_board_and_the_plays) {
  const Ran run = run_program({"moves", "backgammon", "--dice", "31"});
  EXPECT_EQ(run.exit_code, 0);
  for (const char* part : {"player 1 to play 31, 16 plays", "┌13─14─15─16─17─18─┬bar┬19─20─21─22─23─24─┬off┐",
                           "[3]  [1]", "8/5 6/5", "sGfwATDgc/ABMA", "Also possible: resign 1"}) {
    EXPECT_NE(run.out.find(part), std::string::npos) << part;
  }
}

TEST(moves, a_cube_decision_says_how_to_ask_about_a_roll) {
  const Ran run = run_program({"moves", "backgammon", "--position", "4HPwATDgc/ABMA"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("double"), std::string::npos);
  EXPECT_NE(run.out.find("--dice "), std::string::npos);
}

TEST(moves, a_position_that_waits_for_dice_says_so) {
  const Ran run = run_program({"moves", "ludo"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("--dice "), std::string::npos) << run.err;
}

TEST(moves, a_finished_game_is_refused_with_its_outcome) {
  const Ran run = run_program({"moves", "ludo", "--position", "1:h,h,h,h 3:b,b,b,b turn:3", "--dice", "31"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_NE(run.err.find("over"), std::string::npos) << run.err;
  const Ran asked = run_program({"moves", "checkers", "--position", "W:W:B1,2"});
  EXPECT_EQ(asked.exit_code, 1);
  EXPECT_NE(asked.err.find("the game is over: player 1 wins 1 point"), std::string::npos) << asked.err;
}

TEST(moves, special_sides_are_part_of_the_position) {
  const Json json = run_program({"moves", "backgammon-dice", "--rules", "basic", "--position",
                                 "1:c+,1D,4S,7D,14D 2:1+,1D,5S,6S,7S turn:1", "--dice", "52", "--json"})
                        .json();
  EXPECT_EQ(json["dice"], Json({5, 2}));
  EXPECT_EQ(json["plays"].size(), 4U);
}

}  // namespace
}  // namespace fourfold::test
