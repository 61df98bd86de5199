// GNU Backgammon's SGF.
#include "records/backgammon/sgf.h"

#include <gtest/gtest.h>

#include "records/replay.h"
#include "sentences/catalogue.h"
#include "tests/records/random_matches.h"
#include "tests/records/readings.h"

namespace fourfold::records {
namespace {

using backgammon::Game;

// After GNU Backgammon's manner: White is the first player, whose points are a (1) to x (24); Black's run the other
// way.
const std::string two_games =
    "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[Ann \\]x]PB[Bob]DT[2024-03-09]"
    "EV[Club]RU[Crawford]RE[B+2R]\n"
    ";W[31hefe]A[0][hefe E ver 3 0.5 0.1 0.0 0.1 0.0 0.0 0C 0 1 0.0 1]C[the best\nplay]\n"
    ";B[double]DA[E ver 3 0C 1 0.0 1]\n;W[take]\n;B[66agaglrlr])\n"
    "(;FF[4]GM[6]MI[length:3][game:1][ws:0][bs:2]PW[Ann \\]x]PB[Bob]RU[Crawford:CrawfordGame]\n"
    ";B[31qtst]\n;PL[W]DI[64])\n";

Result<Record> whole(std::string_view text) { return test::whole(read_sgf(text)); }

std::string refusal(const std::string& text) { return test::first_remark(read_sgf(text)); }

TEST(Sgf, a_match_as_gnubg_saves_it) {
  const auto record = whole(two_games);
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(record->setup.players[0].name, "Ann ]x");
  EXPECT_EQ(about(*record, "Date"), "2024.03.09");
  EXPECT_EQ(about(*record, "Event"), "Club");
  std::vector<std::string> words;
  for (const Event& event : record->events) words.push_back(event.text);
  EXPECT_EQ(words, (std::vector<std::string>{"31", "8/5 6/5", "double", "take", "66", "24/18(2) 13/7(2)", "resign 1",
                                             "accept", "", "13", "8/5 6/5", "64"}));
  EXPECT_EQ(record->notes, (std::vector<Note>{{2, "the best\nplay"}}));
  const auto table = replay<Game>(*record);
  EXPECT_TRUE(table->state().position().crawford_game);
  EXPECT_EQ(table->state().position().score[1], 2);
}

TEST(Sgf, comes_back_the_same) {
  const auto record = whole(two_games);
  const auto text = write_sgf(*record);
  ASSERT_TRUE(text) << english(text.error());
  const auto again = whole(*text);
  ASSERT_TRUE(again) << english(again.error()) << *text;
  EXPECT_EQ(*again, *record);
}

TEST(Sgf, every_remark_names_the_line) {
  EXPECT_EQ(refusal(""), "line 1: this is no SGF file: it would begin with (;FF[4]GM[6]");
  EXPECT_EQ(refusal("(;GM[1])"), "line 1: this game is not backgammon: GM[6] is missing; this game is left out");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hefe]"), "line 2: the file ends in the middle of a game: a ')' is missing");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hefe"), "line 2: a value begins here and does not end: a ']' is missing");
  EXPECT_EQ(refusal("(;GM[6]\n;W[hello])").substr(0, 51), "line 2: 'hello' stands where a turn is expected: di");
  EXPECT_EQ(refusal("(;GM[6];W[31hefe]\n(;B[42qusu])(;B[41ab]))"),
            "line 2: a variation begins here; a record holds one line of play, and this one is left out");
  EXPECT_EQ(
      refusal("(;GM[6]\n;AE[a:y]AW[a])"),
      "line 2: the board or the cube is set by hand here, which a record cannot hold; the rest of this game is left "
      "out");
  EXPECT_EQ(refusal("(;GM[6]RU[Hypergammon1])"),
            "line 1: 'Hypergammon1' is not played here; Hypergammon3 is; this game is left out");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hdfe])").substr(0, 8), "line 2: ");
}

TEST(Sgf, the_first_branch_of_a_tree_is_the_game) {
  const auto reading = read_sgf("(;GM[6];W[31hefe]\n(;B[64ak](;W[66xrxrmgmg])(;W[11fe]C[(\\])]))(;B[42tv]))");
  ASSERT_TRUE(reading) << english(reading.error());
  EXPECT_EQ(reading->remarks.size(), 2U);
  ASSERT_EQ(reading->records.size(), 1U);
  EXPECT_EQ(reading->records[0].events.back().text, "24/18(2) 13/7(2)");
}

TEST(Sgf, a_bad_game_or_end_does_not_refuse_the_others) {
  const std::string bad = "(;GM[6]MI[length:3][ws:1][bs:0];B[31qtst];W[31hdfe])";
  const std::string good = "(;GM[6]MI[length:3][ws:0][bs:0]RE[W+1R];W[31hefe])";
  const auto reading = read_sgf(good + "\n(;GM[2])\n" + bad + "\n(;GM[6]PW[Cid];W[31hefe]\n;B[64");
  ASSERT_TRUE(reading) << english(reading.error());
  ASSERT_EQ(reading->records.size(), 2U);
  EXPECT_EQ(replay<Game>(reading->records[0])->now().game, 2);
  EXPECT_EQ(reading->records[1].setup.players[0].name, "Cid");
  ASSERT_EQ(reading->remarks.size(), 3U);
  EXPECT_TRUE(english(reading->remarks[0]).starts_with("line 2: this game is not backgammon"));
  EXPECT_TRUE(english(reading->remarks[1]).starts_with("line 3: "));
  EXPECT_EQ(english(reading->remarks[2]), "line 5: a value begins here and does not end: a ']' is missing");
}

// GNU Backgammon gives such a game its whole worth (RE) and then counts half of it in the score (ws).
TEST(Sgf, a_session_with_automatic_doubles) {
  const auto record = whole(
      "(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0]RU[Jacoby]CV[2]RE[W+2R];W[31hefe])"
      "(;FF[4]GM[6]MI[length:0][game:1][ws:1][bs:0]RU[Jacoby];B[31qtst])");
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(replay<Game>(*record)->state().position().score[0], 2);
  EXPECT_EQ(record->events[0].text, "11");
}

TEST(Sgf, our_own_matches_come_back) {
  for (const auto& preset : Game::presets()) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      SCOPED_TRACE(std::string(preset.name) + " " + std::to_string(seed));
      auto setup = test::setup_for<Game>(preset.name, preset.rules);
      if (seed % 3 == 1) setup.options = {{"match_length", "0"}, {"auto_doubles", preset.rules.cube ? "2" : "0"}};
      if (seed % 3 == 2) setup.options = {{"match_length", "3"}};
      Record record = test::random_record<Game>(setup, seed, {60, seed % 4 == 0 ? 8U : 0U, false, 600});
      if (record.events.size() > 20) record.notes = {{0, "all"}, {3, "a ] \\ b"}, {20, "$1"}};
      const auto text = write_sgf(record);
      ASSERT_TRUE(text) << english(text.error());
      const auto again = whole(*text);
      ASSERT_TRUE(again) << english(again.error()) << "\n" << *text;
      const auto before = replay<Game>(record);
      const auto after = replay<Game>(*again);
      EXPECT_EQ(after->state().position().sides, before->state().position().sides);
      EXPECT_EQ(after->state().position().score, before->state().position().score);
      EXPECT_EQ(after->state().position().cube_exponent, before->state().position().cube_exponent);
      EXPECT_EQ(write_sgf(*again), *text);
    }
  }
}

TEST(Sgf, any_truncation_and_any_wrong_byte_is_read_or_refused_with_a_line) {
  for (std::size_t i = 0; i < two_games.size(); ++i) {
    ASSERT_TRUE(test::says_where(read_sgf(std::string_view(two_games).substr(0, i))));
    for (const char c : {'\0', '[', ']', '(', ')', ';', '\\', 'z', '9', '\xff'}) {
      std::string broken = two_games;
      broken[i] = c;
      ASSERT_TRUE(test::says_where(read_sgf(broken)));
    }
  }
}

}  // namespace
}  // namespace fourfold::records
