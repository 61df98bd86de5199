// Jellyfish's .mat: files of other programs, written by hand after their manner, and our own on the way there and back.
#include "records/backgammon/mat.h"

#include <gtest/gtest.h>

#include "records/files.h"
#include "records/replay.h"
#include "sentences/catalogue.h"
#include "tests/records/random_matches.h"
#include "tests/records/readings.h"

namespace fourfold::records {
namespace {

using backgammon::Game;
using backgammon::Stage;

std::string sample(const std::string& name) {
  const auto text = read_file(std::string(RECORD_SAMPLES) + "/" + name);
  EXPECT_TRUE(text) << english(text.error());
  return text.value_or("");
}

std::string heading(const std::string& length = "5", const std::string& score = " Ann : 0      Bob : 0\n") {
  return " " + length + " point match\n\n Game 1\n" + score;
}

// The one match in the text, all of which can be kept.
Result<Record> whole(std::string_view text) { return test::whole(read_mat(text)); }

// The table that the file leads to.
Table<Game> table_of(const std::string& text) {
  const auto record = whole(text);
  EXPECT_TRUE(record) << english(record.error());
  return *replay<Game>(record.value_or(Record{}));
}

// What is said first against the text.
std::string refusal(const std::string& text) { return test::first_remark(read_mat(text)); }

std::vector<std::string> words_of(const Record& record) {
  std::vector<std::string> words;
  for (const Event& event : line_of_play(record.events))
    words.push_back(std::to_string(event.player) + " " + event.text);
  return words;
}

TEST(Mat, a_match_with_a_drop_a_resignation_and_the_crawford_game) {
  const auto record = whole(sample("club.mat"));
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(record->setup.players[0].name, "Ann Lee");
  EXPECT_EQ(record->setup.players[1].name, "Bob");
  EXPECT_EQ(record->setup.dice, DiceMode::manual);
  EXPECT_EQ(about(*record, "Site"), "Caf\xc3\xa9 de la Paix");
  EXPECT_EQ(about(*record, "Date"), "2024.03.09");
  EXPECT_EQ(about(*record, "Player 1 Elo"), "1600.00/0");
  ASSERT_EQ(record->notes.size(), 1U);
  EXPECT_EQ(record->notes[0], (Note{0, "played on a wet evening"}));
  // Bob's 31 begins: his single die was the three.
  EXPECT_EQ(record->events[0].text, "13");
  EXPECT_EQ(record->events[1], (Event{2, 0, EventKind::play, 1, "8/5 6/5"}));

  const auto table = replay<Game>(*record);
  ASSERT_TRUE(table);
  const auto& position = table->state().position();
  EXPECT_EQ(table->now().game, 4);
  EXPECT_EQ(position.score, (std::array<std::uint16_t, 2>{2, 2}));
  EXPECT_EQ(position.turn, Seat::one);
  int crawford_games = 0;
  for (const Event& event : record->events) {
    if (event.kind == EventKind::next_game && table->after(event.number).state.position().crawford_game)
      ++crawford_games;
  }
  EXPECT_EQ(crawford_games, 1);
  // By hand: Ann's runner has come to her 13 point, Bob has a checker on each of his 20, 11, 10 and 5 points.
  EXPECT_EQ(position.side(Seat::one)[13], 6);
  EXPECT_EQ(position.side(Seat::one)[24], 1);
  for (const std::size_t point : {20U, 11U, 10U, 5U, 24U}) EXPECT_EQ(position.side(Seat::two)[point], 1) << point;
}

TEST(Mat, money_with_beavers_and_jacoby) {
  const std::string text = heading("0") +
                           "  1) 31: 8/5 6/5                  Doubles => 2\n"
                           "  2)  Beavers => 4               64: 24/14\n"
                           "  3) 21: 13/11 6/5\n"
                           "      Wins 8 points\n"
                           "\n Game 2\n Ann : 8      Bob : 0\n";
  const auto table = table_of(text);
  EXPECT_TRUE(table.state().rules().beavers);
  EXPECT_EQ(table.state().position().score[0], 8);
  // The doubler, who was beavered, rolls on; Ann owns the cube at 4. GNU Backgammon writes the same as two doubles and
  // a take.
  const std::string gnubg = heading("0") +
                            "  1) 31: 8/5 6/5                  Doubles => 2\n"
                            "  2)  Doubles => 4                Takes\n"
                            "  3)                             64: 24/14\n";
  const auto other = table_of(gnubg);
  EXPECT_EQ(other.state().position().cube(), 4);
  EXPECT_TRUE(other.state().position().owns_cube(Seat::one));
}

TEST(Mat, an_undoubled_gammon_is_counted_as_the_score_says) {
  const auto with_next = [](const std::string& score) {
    return heading("0") +
           "  1) 31: 8/5 6/5                 64: 24/14\n"
           "                                  Wins 2 points\n"
           "\n Game 2\n Ann : 0      Bob : " +
           score + "\n";
  };
  const auto jacoby = table_of(with_next("1"));  // GNU Backgammon writes 2 all the same
  EXPECT_TRUE(jacoby.state().rules().jacoby);
  EXPECT_EQ(jacoby.state().position().score[1], 1);
  const auto without = table_of(with_next("2"));
  EXPECT_FALSE(without.state().rules().jacoby);
  EXPECT_EQ(without.state().position().score[1], 2);
  EXPECT_NE(refusal(with_next("3")).find("line 9: the score is said to be 0-3, but the games before give 0-"),
            std::string::npos);
}

TEST(Mat, a_file_may_begin_in_the_middle_of_a_match) {
  const auto table = table_of(heading("5", " Ann : 4      Bob : 2\n") + "  1) 31: 8/5 6/5\n");
  EXPECT_EQ(table.state().position().score, (std::array<std::uint16_t, 2>{4, 2}));
  EXPECT_TRUE(table.state().position().crawford_game);
  // A double shows that the Crawford game is past.
  const auto past = table_of(heading("5", " Ann : 4      Bob : 2\n") +
                             "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes\n");
  EXPECT_FALSE(past.state().position().crawford_game);
  EXPECT_EQ(past.state().position().cube(), 2);
}

TEST(Mat, is_tolerant_of_how_others_lay_it_out) {
  // A byte order mark, CR LF, tabs, no blank after the dice, long plays that leave one blank only, small words.
  const std::string text =
      "\xef\xbb\xbf; [Transcriber \"me\"]\r\n\r\n7 Point Match\r\n\r\n  Game 1\r\nA:b : 0  Smith, J. : 0\r\n"
      "1) 62:24/18 13/11\t44: Bar/21 24/20\r\n";
  EXPECT_NE(refusal(text).find("line 7: "), std::string::npos);  // nobody is on the bar
  const auto record = whole(
      "\xef\xbb\xbf; [Transcriber \"me\"]\r\n\r\n7 Point Match\r\n\r\n  Game 1\r\nA:b : 0  Smith, J. : 0\r\n"
      "1) 62:24/18 13/11\t44: 24/20 24/20 13/9 13/9\r\n"
      "2) 66: 24/18 13/7 13/7 8/2 redoubles\r\n3) takes 11: 6/5 6/5 6/5 6/5\r\n");
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(record->setup.players[0].name, "A:b");
  EXPECT_EQ(record->setup.players[1].name, "Smith, J.");
  EXPECT_EQ(about(*record, "Annotator"), "me");
}

TEST(Mat, latin1_names_become_utf8) {
  const auto record = whole(heading("5", " J\xf6rg : 0      Bob : 0\n"));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->setup.players[0].name, "J\xc3\xb6rg");
}

TEST(Mat, variants_are_marked_as_gnubg_marks_them) {
  const auto nack = whole("; [Variation \"NackGammon\"]\n" + heading() + " 1) 41: 24/23 13/9\n");
  ASSERT_TRUE(nack) << english(nack.error());
  EXPECT_EQ(nack->setup.preset, "nackgammon");
  EXPECT_NE(write_mat(*nack)->find("; [Variation \"NackGammon\"]"), std::string::npos);
  EXPECT_EQ(refusal("; [Variation \"HyperGammon (1)\"]\n" + heading()),
            "line 1: 'HyperGammon (1)' is not played here; Backgammon, NackGammon and HyperGammon (3) are; this match "
            "is left out");
}

TEST(Mat, every_remark_names_the_line) {
  const std::string cut = "; the rest of this game is left out";
  EXPECT_EQ(refusal(""), "line 1: this is no .mat file: a line such as '7 point match' is missing");
  EXPECT_EQ(
      refusal("hello\n"),
      "line 1: expected here: the length of the match, such as '7 point match' (0 for money); 'hello' is passed over");
  EXPECT_EQ(refusal(" 1000 point match\n"), "line 1: the longest match here is to 999 points; this match is left out");
  EXPECT_EQ(refusal(" 5 point match\n"), "line 1: there is no game in this file");
  EXPECT_EQ(refusal(" 5 point match\n\n Game 1\n Ann Bob\n"),
            "line 4: expected here: the players and the score, such as 'Ann : 0    Bob : 3'");
  EXPECT_EQ(refusal(heading() + "  1) 33: 8/5 8/5 6/3 6/3\n"),
            "line 5: a game cannot begin with a double: the higher single die begins (BG-2)" + cut);
  EXPECT_NE(refusal(heading() + "  1) 31: 8/4 6/5\n").find("line 5: there are more moves here than dice"),
            std::string::npos);
  EXPECT_EQ(
      refusal(heading() +
              "  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2)                             41: 13/9 6/5\n"),
      "line 6: it is Ann's turn" + cut);
  EXPECT_EQ(refusal(heading() + "  1) 31: 8/5 6/5                  Takes\n"),
            "line 5: it is the moment to roll, or to offer a double" + cut);
  EXPECT_EQ(refusal(heading() + "  1) 31: 8/5 6/5                  Doubles => 4\n"),
            "line 5: the cube would show 2 after this double, not 4; the play counts");
  EXPECT_EQ(refusal(heading() + "  1) 31:                         62: 24/18 13/11\n").substr(0, 53),
            "line 5: no play is written for 31, though there are 1");
  EXPECT_EQ(refusal(heading() + "  1) 31: 8/5 6/5\n      Wins 1 point\n").substr(0, 7), "read");
  EXPECT_EQ(
      refusal(heading() + "  1) 31: 8/5 6/5\n                                  Wins 1 point\n"),
      "line 6: Ann loses although it is Bob's turn, and by our rules only the player on turn resigns (BG-22); Ann's "
      "last play, 31: 8/5 6/5, is left out");
  EXPECT_EQ(refusal(heading() + "  1) 31: 8/5 6/5\n\n Game 2\n Ann : 0      Bob : 0\n"),
            "line 8: a new game begins, but the one before it has not ended: from here on the games are a record of "
            "their own");
  EXPECT_NE(refusal(heading() + "  1) gibberish\n").find("line 5: 'gibberish' stands where a turn is expected: dice"),
            std::string::npos);
  EXPECT_EQ(refusal(heading() + "; Set Pos=-b----E-C---eE---c-e----B-/0\n"),
            "line 5: the board is set up by hand here, which a record cannot hold" + cut);
  EXPECT_EQ(refusal(heading() + "  1) 31: Illegal play (x)\n"),
            "line 5: an illegal play is recorded here; a record holds legal ones" + cut);
  EXPECT_EQ(refusal(heading("3") + "  1) 31: 8/5 6/5\n      Wins 3 points\n\n Game 2\n Ann : 3     Bob : 0\n"),
            "line 9: the match is over: from here on the games are a record of their own");
}

TEST(Mat, the_match_is_written_as_gnubg_lays_it_out) {
  const auto record = whole(sample("club.mat"));
  ASSERT_TRUE(record);
  const auto text = write_mat(*record);
  ASSERT_TRUE(text) << english(text.error());
  const auto blanks = [](std::size_t count) { return std::string(count, ' '); };
  EXPECT_NE(text->find(" 3 point match\n\n Game 1\n Ann Lee : 0" + blanks(20) + "Bob : 0\n" +  //
                       "  1) " + blanks(28) + "31: 8/5 6/5\n" +                                //
                       "  2) 52: 13/8 13/11" + blanks(15) + "Doubles => 2\n" +                 //
                       "  3)  Drops" + blanks(22) + "\n" + blanks(34) + "Wins 1 point\n"),
            std::string::npos)
      << *text;
  EXPECT_NE(text->find("  2) 64: 8/2* 6/2" + blanks(16) + "66: \n"), std::string::npos) << *text;
  EXPECT_NE(text->find("      Wins 2 points\n"), std::string::npos) << *text;
}

TEST(Mat, odd_names_are_made_readable) {
  auto record = *whole(sample("club.mat"));
  record.setup.players[0].name = " a:b\n";
  record.setup.players[1].name = "";
  const auto again = whole(*write_mat(record));
  ASSERT_TRUE(again) << english(again.error());
  EXPECT_EQ(again->setup.players[0].name, "a;b");
  EXPECT_EQ(again->setup.players[1].name, "Player 2");
}

TEST(Mat, automatic_doubles_cannot_be_written) {
  auto setup = test::setup_for<Game>("tournament", {});
  setup.options = {{"match_length", "0"}, {"auto_doubles", "1"}};
  setup.dice = DiceMode::manual;
  Record record;
  record.setup = setup;
  record.events = {{1, 0, EventKind::roll, nobody, "55"}, {2, 0, EventKind::roll, nobody, "31"}};
  EXPECT_EQ(english(write_mat(record).error()),
            "a .mat file cannot say that the cube was turned by a tied opening roll; .sgf can");
}

TEST(Mat, a_series_of_matches_cannot_be_written) {
  auto setup = test::setup_for<Game>("liberty", {});
  setup.best_of = 3;
  const Record record = test::random_record<Game>(setup, 1, {2, 0, false, 400});
  ASSERT_GT(replay<Game>(record)->now().game, 1);
  EXPECT_EQ(english(write_mat(record).error()),
            "this record holds several matches, one after the other, which only a Fourfold record can hold");
}

TEST(Mat, our_own_matches_come_back_play_by_play) {
  for (const auto& preset : Game::presets()) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      SCOPED_TRACE(std::string(preset.name) + " " + std::to_string(seed));
      auto setup = test::setup_for<Game>(preset.name, preset.rules);
      if (seed % 4 == 1) setup.options = {{"match_length", "0"}, {"beavers", preset.rules.cube ? "on" : "off"}};
      if (seed % 4 == 2) setup.options = {{"match_length", "3"}, {"crawford", "off"}, {"dead_cube", "allow"}};
      if (seed % 4 == 3) setup.options = {{"opening", "winner-rolls-both"}};
      const Record record = test::random_record<Game>(setup, seed, {60, seed % 3 == 0 ? 8U : 0U, false, 600});
      const auto text = write_mat(record);
      ASSERT_TRUE(text) << english(text.error());
      const auto again = whole(*text);
      ASSERT_TRUE(again) << english(again.error()) << "\n" << *text;
      EXPECT_EQ(again->setup.options, record.setup.options);
      const auto before = replay<Game>(record);
      const auto after = replay<Game>(*again);
      const auto& then = before->state().position();
      const auto& now = after->state().position();
      EXPECT_EQ(now.sides, then.sides);
      EXPECT_EQ(now.score, then.score);
      EXPECT_EQ(now.cube_exponent, then.cube_exponent);
      // Written once more it is the same text.
      EXPECT_EQ(write_mat(*again), *text);
    }
  }
}

TEST(Mat, every_truncation_is_read_or_refused_with_a_line) {
  const std::string text = sample("club.mat");
  for (std::size_t size = 0; size < text.size(); ++size) {
    ASSERT_TRUE(test::says_where(read_mat(std::string_view(text).substr(0, size)))) << size;
  }
}

TEST(Mat, any_byte_may_be_wrong) {
  const std::string text = sample("club.mat");
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char c : {'\0', '9', ':', ' ', '\n', 'D', '/', '\xff'}) {
      std::string broken = text;
      broken[i] = c;
      ASSERT_TRUE(test::says_where(read_mat(broken))) << broken;
    }
  }
}

TEST(Mat, a_record_is_the_same_after_a_second_round) {
  const auto record = whole(sample("club.mat"));
  const auto again = whole(*write_mat(*record));
  ASSERT_TRUE(again) << english(again.error());
  EXPECT_EQ(*again, *record);
  EXPECT_EQ(words_of(*again), words_of(*record));
}

}  // namespace
}  // namespace fourfold::records
