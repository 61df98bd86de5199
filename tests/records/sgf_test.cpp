// GNU Backgammon's SGF.
#include "records/backgammon/sgf.h"

#include <gtest/gtest.h>

#include "records/replay.h"
#include "tests/records/random_matches.h"

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

std::string refusal(const std::string& text) {
  const auto record = read_sgf(text);
  return record ? "read" : record.error().message;
}

TEST(Sgf, a_match_as_gnubg_saves_it) {
  const auto record = read_sgf(two_games);
  ASSERT_TRUE(record) << record.error().message;
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
  const auto record = read_sgf(two_games);
  const auto text = write_sgf(*record);
  ASSERT_TRUE(text) << text.error().message;
  const auto again = read_sgf(*text);
  ASSERT_TRUE(again) << again.error().message << *text;
  EXPECT_EQ(*again, *record);
}

TEST(Sgf, every_refusal_names_the_line) {
  EXPECT_EQ(refusal(""), "line 1: this is no SGF file: it would begin with (;FF[4]GM[6]");
  EXPECT_EQ(refusal("(;GM[1])"), "line 1: this game is not backgammon: GM[6] is missing");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hefe]"), "line 2: the file ends in the middle of a game: a ')' is missing");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hefe"), "line 2: a value begins here and does not end: a ']' is missing");
  EXPECT_EQ(refusal("(;GM[6]\n;W[hello])").substr(0, 51), "line 2: 'hello' stands where a turn is expected: di");
  EXPECT_EQ(refusal("(;GM[6];W[31hefe]\n(;B[42qu])(;B[41ab]))"),
            "line 2: a variation begins here; a record holds one line of play");
  EXPECT_EQ(refusal("(;GM[6]\n;AE[a:y]AW[a])"),
            "line 2: the board or the cube is set by hand here, which a record cannot hold");
  EXPECT_EQ(refusal("(;GM[6]RU[Hypergammon1])"), "line 1: 'Hypergammon1' is not played here; Hypergammon3 is");
  EXPECT_EQ(refusal("(;GM[6]\n;W[31hdfe])").substr(0, 8), "line 2: ");
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
      ASSERT_TRUE(text) << text.error().message;
      const auto again = read_sgf(*text);
      ASSERT_TRUE(again) << again.error().message << "\n" << *text;
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
    const auto cut = read_sgf(std::string_view(two_games).substr(0, i));
    if (!cut) {
      ASSERT_TRUE(cut.error().message.starts_with("line ")) << cut.error().message;
    }
    for (const char c : {'\0', '[', ']', '(', ')', ';', '\\', 'z', '9', '\xff'}) {
      std::string broken = two_games;
      broken[i] = c;
      const auto record = read_sgf(broken);
      if (!record) {
        ASSERT_TRUE(record.error().message.starts_with("line ")) << record.error().message;
      }
    }
  }
}

}  // namespace
}  // namespace fourfold::records
