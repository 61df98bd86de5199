// fourfold best: candidates with their chances, the cube, and batches.
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

TEST(best, the_first_roll_as_every_book_has_it) {
  const Ran run = run_program({"best", "backgammon", "--dice", "31", "--bot", "expert", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json json = run.json();
  EXPECT_EQ(json["plays"].size(), 16U);
  const Json& first = json["plays"][0];
  EXPECT_EQ(first["play"], "8/5 6/5");
  EXPECT_GT(first["win"].get<double>(), 0.5);
  EXPECT_LT(first["win_gammon"].get<double>(), first["win"].get<double>());
  double last = 10;
  for (const Json& play : json["plays"]) {
    EXPECT_LE(play["equity"].get<double>(), last);
    last = play["equity"];
  }
}

// Two checkers on the ace point against one: the next roll wins, so it is a double that must be dropped.
TEST(best, a_won_race_is_a_double_and_a_drop) {
  const Ran run =
      run_program({"best", "backgammon", "--set", "match_length=0", "--position", "AgAAEAAAAAAAAA", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json cube = run.json()["cube"];
  EXPECT_EQ(cube["action"], "double, drop");
  EXPECT_EQ(cube["action_message"]["code"], "advice.cube.double-drop");
  EXPECT_DOUBLE_EQ(cube["double_drop"].get<double>(), 1);
  EXPECT_NEAR(cube["double_take"].get<double>(), 2, 1e-5);
}

TEST(best, nobody_doubles_at_the_start) {
  const Ran run =
      run_program({"best", "backgammon", "--set", "match_length=0", "--position", "4HPwATDgc/ABMA", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.json()["cube"]["action"], "no double, take");
}

// Before the first roll nobody has an advantage but the one who rolls: some 52.6 % in any book.
TEST(best, chances_are_told_where_no_cube_can_be_turned) {
  const Ran run = run_program({"best", "backgammon", "--rules", "liberty", "--bot", "expert", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json chances = run.json()["chances"];
  EXPECT_NEAR(chances["win"].get<double>(), 0.526, 0.01);
  EXPECT_GT(chances["win_gammon"].get<double>(), chances["win_backgammon"].get<double>());
  EXPECT_GT(chances["win"].get<double>(), chances["win_gammon"].get<double>());
  const Ran text = run_program({"best", "backgammon", "--rules", "liberty", "--bot", "expert"});
  EXPECT_NE(text.out.find("win gammon"), std::string::npos) << text.out;
  EXPECT_EQ(run_program({"best", "ludo", "--bot", "greedy"}).exit_code, 1) << "greedy cannot tell";
}

// In ludo each seat has a chance of its own: by its number for scripts, by its name for people.
TEST(best, chances_by_seat_before_the_roll) {
  const Ran run = run_program({"best", "ludo", "--position", "1:h,h,h,55 2:b,b,b,b 4:h,h,30,45 turn:1", "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const Json win = run.json()["win"];
  ASSERT_EQ(win.size(), 3U);
  EXPECT_GT(win["1"].get<double>(), 0.9);
  EXPECT_GT(win["4"].get<double>(), win["2"].get<double>());
  EXPECT_NEAR(win["1"].get<double>() + win["2"].get<double>() + win["4"].get<double>(), 1, 1e-6);
  const Ran text = run_program({"best", "ludo"});
  EXPECT_NE(text.out.find("player 3 wins"), std::string::npos) << text.out;
}

// Seat 3's piece on 30 stands three ahead of seat 1's on 1, and has come far: sending it back is worth most.
TEST(best, ludo_tells_the_chance_of_each_play) {
  const Json json =
      run_program({"best", "ludo", "--position", "1:b,b,1,20 3:b,b,5,30 turn:1", "--dice", "43", "--json"}).json();
  EXPECT_EQ(json["reason"], "It sends a piece back.");
  EXPECT_EQ(json["reason_message"]["code"], "reason.ludo.captures");
  const Json best = json["plays"][0];
  EXPECT_NEAR(best["equity"].get<double>(), 2 * best["win"].get<double>() - 1, 1e-6);
}

// Two checkers on the ace point against one: whoever is asked whether to take has no chance left.
TEST(best, chances_are_told_beside_the_cube) {
  const Ran run =
      run_program({"best", "backgammon", "--set", "match_length=0", "--position", "AgAAEAAAAAAAAA", "--json"});
  EXPECT_NEAR(run.json()["chances"]["win"].get<double>(), 1, 1e-4) << run.out;
}

TEST(best, a_level_the_plies_and_how_many_are_asked_for_by_either_name) {
  const std::vector<std::string> asked{"best", "backgammon", "--dice", "31", "--json"};
  const auto with = [&](std::initializer_list<std::string> more) {
    std::vector<std::string> words = asked;
    words.insert(words.end(), more);
    const Ran run = run_program(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.out;
  };
  EXPECT_EQ(with({"--level", "expert", "--ply", "1", "--top", "2"}),
            with({"--bot", "expert", "--depth", "1", "--most", "2"}));
  const Ran batch =
      run_program({"best", "--batch"}, R"({"game":"backgammon","dice":[3,1],"level":"expert","ply":1,"top":2})"
                                       "\n");
  EXPECT_EQ(Json::parse(batch.out).at("plays"),
            Json::parse(with({"--level", "expert", "--ply", "1", "--top", "2"})).at("plays"));
}

TEST(best, as_many_plays_in_json_as_asked_for) {
  const Ran run = run_program({"best", "backgammon", "--dice", "31", "--bot", "expert", "--json", "--most", "2"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.json()["plays"].size(), 2U);
  EXPECT_EQ(run_program({"best", "backgammon", "--dice", "31", "--most", "none"}).exit_code, 1);
  const Ran batch = run_program({"best", "--batch"}, R"({"game":"backgammon","dice":[3,1],"bot":"expert","most":3})");
  EXPECT_EQ(batch.json()["plays"].size(), 3U);
}

TEST(best, batches_and_mistakes) {
  const Ran run = run_program({"best", "--batch"},
                              "{\"game\":\"backgammon\",\"dice\":[6,1],\"bot\":\"expert\"}\n"
                              "{\"game\":\"ludo\",\"bot\":\"clever\"}\n"
                              "{\"game\":\"checkers\",\"bot\":\"greedy\"}\n");
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(Json::parse(lines[0])["plays"][0]["play"], "13/7 8/7");
  EXPECT_TRUE(Json::parse(lines[1]).contains("error"));
  EXPECT_TRUE(Json::parse(lines[2])["plays"].is_array());
  EXPECT_EQ(run_program({"best", "backgammon", "--bot", "nobody"}).exit_code, 1);
}

// The first position of the books, which white wins by going to 19 (American Checker Federation, standard positions).
TEST(best, checkers_knows_the_first_position) {
  const Json json = run_program({"best", "checkers", "--position", "W:WK15,20:B12,K28", "--json"}).json();
  EXPECT_EQ(json["plays"][0]["play"], "15-19");
  EXPECT_EQ(json["plays"][0]["proof"], "wins");
  EXPECT_EQ(json["reason"], "It wins: proven.");
}

TEST(best, gives_its_reason_in_the_language_of_the_reader) {
  const Ran run = run_program({"best", "checkers", "--position", "W:WK15,20:B12,K28", "--language", "de"});
  EXPECT_NE(run.out.find("So ist die Partie gewonnen: bewiesen."), std::string::npos) << run.out;
}

TEST(best, checkers_looks_as_long_as_it_is_told) {
  const Json deep = run_program({"best", "checkers", "--depth", "9", "--most", "2", "--json"}).json();
  EXPECT_EQ(deep["depth"], 9);
  EXPECT_EQ(deep["plays"].size(), 2U);
  EXPECT_EQ(deep["plays"][0]["line"][0], deep["plays"][0]["play"]);
  const Json few = run_program({"best", "checkers", "--nodes", "5000", "--json"}).json();
  EXPECT_LE(few["nodes"], 5001);
  EXPECT_EQ(few, run_program({"best", "checkers", "--nodes", "5000", "--json"}).json());
  const Ran batch = run_program({"best", "--batch"}, "{\"game\":\"checkers\",\"time\":0.05}\n");
  EXPECT_EQ(Json::parse(batch.out)["plays"].size(), 3U) << batch.out;
  const Ran never = run_program({"best", "checkers", "--time", "soon"});
  EXPECT_EQ(never.exit_code, 1);
  EXPECT_NE(never.err.find("a number of seconds"), std::string::npos) << never.err;
}

}  // namespace
}  // namespace fourfold::test
