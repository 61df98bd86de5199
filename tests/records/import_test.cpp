// Files as people have them: what can be kept is kept, and what is left out is said with its line. The samples are
// written after the manner of servers and older programs; who stands where in the end is counted by hand.
#include <gtest/gtest.h>

#include "records/backgammon/mat.h"
#include "records/files.h"
#include "records/formats/formats.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "records/utf8.h"
#include "sentences/catalogue.h"
#include "tests/records/readings.h"

namespace fourfold::records {
namespace {

using backgammon::Game;
using Words = std::vector<std::string>;

std::string sample(const std::string& name) {
  const auto text = read_file(std::string(RECORD_SAMPLES) + "/" + name);
  EXPECT_TRUE(text) << english(text.error());
  return text.value_or("");
}

Reading read(const std::string& bytes, const char* format = "mat") {
  const auto reading = read_file_as(*find_format(format), bytes, test::in_english);
  EXPECT_TRUE(reading) << english(reading.error());
  return reading.value_or(Reading{});
}

Words remarks(const Reading& reading) {
  Words sentences;
  for (const Error& remark : reading.remarks) sentences.push_back(english(remark));
  return sentences;
}

Words texts(const Record& record) {
  Words words;
  for (const Event& event : record.events) {
    if (event.text != "roll") words.push_back(event.text);
  }
  return words;
}

std::string game(const std::string& turns, const std::string& length = "5") {
  return " " + length + " point match\n\n Game 1\n Ann : 0                        Bob : 0\n" + turns;
}

Words only_texts(const std::string& text) {
  const Reading reading = read(text);
  EXPECT_EQ(reading.records.size(), 1U);
  EXPECT_EQ(remarks(reading), Words{});
  return reading.records.empty() ? Words{} : texts(reading.records[0]);
}

TEST(Import, a_session_from_a_server_is_kept_but_for_what_the_rules_do_not_have) {
  const Reading reading = read(sample("server.mat"));
  EXPECT_EQ(remarks(reading),
            (Words{"line 11: Ann loses although it is Bob's turn, and by our rules only the player on turn resigns "
                   "(BG-22); Ann's last play, 66: 24/18(2) 13/7(2), is left out",
                   "line 14: the score is said to be 0-7, but the games before give 0-1; the play counts",
                   "line 16: '24/20* 13/10': the hits do not fit; this play is written 24/20 13/10; the stars are left "
                   "out",
                   "line 17: no play is written for 44, though there are 114; the rest of this game is left out, all "
                   "but its result"}));
  ASSERT_EQ(reading.records.size(), 1U);
  const Record& record = reading.records[0];
  EXPECT_EQ(
      texts(record),
      (Words{"31", "8/5 6/5",     "42", "24/22 13/9",  "66", "resign 1", "accept", "",         "16",     "13/7 8/7",
             "43", "24/20 13/10", "21", "24/23 13/11", "52", "13/8 6/4", "44",     "resign 2", "accept", "",
             "64", "24/14",       "31", "8/5 6/5"}));
  // What the record does not hold stands in it as a remark.
  ASSERT_EQ(record.notes.size(), 2U);
  EXPECT_NE(record.notes[0].text.find("Ann's last play, 66"), std::string::npos);
  EXPECT_EQ(replay<Game>(record)->state().position().score, (std::array<std::uint16_t, 2>{2, 1}));
}

TEST(Import, several_matches_in_one_file_are_several_records) {
  const Reading reading = read(sample("two_matches.mat"));
  EXPECT_EQ(remarks(reading), Words{});
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(about(reading.records[0], "Event"), "First");
  EXPECT_EQ(texts(reading.records[0]), (Words{"31", "8/5 6/5", "resign 3", "accept"}));
  EXPECT_EQ(about(reading.records[1], "Event"), "Second");
  EXPECT_EQ(reading.records[1].setup.players[1].name, "Dee");
  EXPECT_EQ(texts(reading.records[1]), (Words{"46", "24/14", "52", "24/22 13/8", "31", "8/5 6/5"}));
}

TEST(Import, other_players_are_another_match) {
  const Reading reading =
      read(game("  1) 31: 8/5 6/5\n      Wins 1 point\n\n Game 1\n Cid : 0      Dee : 0\n"
                "  1) 64: 24/14\n"));
  EXPECT_EQ(remarks(reading), Words{});
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(reading.records[1].setup.players[0].name, "Cid");
}

TEST(Import, dice_and_moves_are_read_with_dashes) {
  EXPECT_EQ(only_texts(game("  1) 3-1: 8-5 6-5                6-4: 24-14\n")), (Words{"31", "8/5 6/5", "64", "24/14"}));
}

TEST(Import, every_word_for_a_pass_is_understood) {
  // Ann hits Bob, who rolls 66 against her six point.
  const std::string start =
      "  1) 31: 8/5 6/5                 62: 24/18 13/11\n"
      "  2) 11: 8/7*(2) 6/5(2)          66: ";
  for (const char* word : {"", "No move", "Cannot Move", "can't move", "-", "--", "No play", "dances"}) {
    const Words words = only_texts(game(start + word + "\n  3) 21: 13/10\n"));
    ASSERT_GE(words.size(), 8U) << word;
    EXPECT_EQ(words[7], "pass") << word;
  }
}

TEST(Import, a_player_who_cannot_enter_need_not_have_rolled) {
  const Reading reading =
      read(game("  1) 31: 8/5 6/5                 62: 24/18 13/11\n"
                "  2) 11: 8/7*(2) 6/5(2)          Cannot Move\n"
                "  3) 21: 13/10\n"));
  EXPECT_EQ(remarks(reading),
            Words{"line 6: no dice are written here; 66 is taken for a roll that could not be played"});
  EXPECT_EQ(texts(reading.records.at(0)).back(), "13/10");
}

TEST(Import, money_is_called_many_names) {
  for (const char* heading : {"Unlimited match", "unlimited session", "Money session", "0 point match"}) {
    const Reading reading = read(std::string(heading) + "\n\nGame 1\nAnn : 0      Bob : 0\n  1) 31: 8/5 6/5\n");
    EXPECT_EQ(remarks(reading), Words{}) << heading;
    ASSERT_EQ(reading.records.size(), 1U);
    EXPECT_TRUE(replay<Game>(reading.records[0])->state().rules().money()) << heading;
  }
}

TEST(Import, an_illegal_play_ends_its_game_and_no_other) {
  const Reading reading =
      read(game("  1) 31: 8/5 6/5                 62: 24/17 13/11\n"
                "  2) 64: 24/14                   31: 8/5 6/5\n"
                "      Wins 1 point\n"
                "\n Game 2\n Ann : 1      Bob : 0\n"
                "  1) 64: 24/14                   31: 8/5 6/5\n"));
  ASSERT_EQ(reading.remarks.size(), 1U);
  EXPECT_TRUE(english(reading.remarks[0]).starts_with("line 5: ")) << english(reading.remarks[0]);
  EXPECT_TRUE(english(reading.remarks[0]).ends_with("; the rest of this game is left out, all but its result"));
  ASSERT_EQ(reading.records.size(), 1U);
  EXPECT_EQ(texts(reading.records[0]),
            (Words{"31", "8/5 6/5", "62", "resign 1", "accept", "", "64", "24/14", "31", "8/5 6/5"}));
}

TEST(Import, a_game_without_a_known_end_begins_another_record) {
  const Reading reading =
      read(game("  1) 31: 8/5 6/5                 62: 24/17 13/11\n"
                "\n Game 2\n Ann : 3      Bob : 2\n"
                "  1) 64: 24/14                   31: 8/5 6/5\n"));
  EXPECT_EQ(reading.remarks.size(), 2U);
  ASSERT_EQ(reading.records.size(), 2U);
  EXPECT_EQ(replay<Game>(reading.records[1])->state().position().score, (std::array<std::uint16_t, 2>{3, 2}));
}

TEST(Import, the_score_tells_how_a_game_ended_that_does_not_say_so) {
  const Reading reading =
      read(game("  1) 31: 8/5 6/5                 62: 24/18 13/11\n"
                "\n Game 2\n Ann : 0      Bob : 2\n"
                "  1) 64: 24/14                   31: 8/5 6/5\n"));
  EXPECT_EQ(remarks(reading),
            Words{"line 8: the file does not say how the game before ended; by the score Bob has won it"});
  ASSERT_EQ(reading.records.size(), 1U);
  EXPECT_EQ(replay<Game>(reading.records[0])->state().position().score, (std::array<std::uint16_t, 2>{0, 2}));
}

TEST(Import, lines_that_say_nothing_are_passed_over) {
  const Reading reading = read("Dear Bob,\nhere it is:\n" + game("  1) 31: 8/5 6/5                 62: 24/18 13/11\n"
                                                                 "Bob says: well rolled\n"
                                                                 "  2) 64: 24/14\n"));
  ASSERT_EQ(reading.remarks.size(), 2U);
  EXPECT_TRUE(english(reading.remarks[0]).starts_with("line 1: ")) << english(reading.remarks[0]);
  EXPECT_TRUE(english(reading.remarks[1]).starts_with("line 8: 'Bob says")) << english(reading.remarks[1]);
  EXPECT_EQ(texts(reading.records.at(0)), (Words{"31", "8/5 6/5", "62", "24/18 13/11", "64", "24/14*"}));
}

std::string utf16(const std::string& latin1, bool high_first) {
  std::string bytes = high_first ? "\xfe\xff" : "\xff\xfe";
  for (const char c : latin1) {
    const std::string pair = high_first ? std::string{'\0', c} : std::string{c, '\0'};
    bytes += pair;
  }
  return bytes;
}

TEST(Import, utf16_and_latin1_are_read_like_utf8) {
  const std::string latin1 =
      " 5 point match\r\n\r\n Game 1\r\n J\xf6rg : 0\t\tBob : 0\r\n 1) 31: 8/5 6/5\t64: 24/14\r\n";
  for (const std::string& bytes : {latin1, utf16(latin1, false), utf16(latin1, true)}) {
    const Reading reading = read(bytes);
    EXPECT_EQ(remarks(reading), Words{});
    ASSERT_EQ(reading.records.size(), 1U);
    EXPECT_EQ(reading.records[0].setup.players[0].name, "J\xc3\xb6rg");
    EXPECT_EQ(texts(reading.records[0]), (Words{"31", "8/5 6/5", "64", "24/14"}));
  }
  // A clef (U+1D11E) is a pair in UTF-16; half of one is no character.
  EXPECT_EQ(text_of_file("\xff\xfe\x34\xd8\x1e\xdd"), "\xf0\x9d\x84\x9e");
  EXPECT_EQ(text_of_file("\xfe\xff\xd8\x34\x20\xac"), "\xef\xbf\xbd\xe2\x82\xac");
}

TEST(Import, old_moves_of_fibs) {
  const Reading reading = read(sample("fibs.oldmoves"), "oldmoves");
  EXPECT_EQ(remarks(reading), Words{});
  ASSERT_EQ(reading.records.size(), 1U);
  const Record& record = reading.records[0];
  EXPECT_EQ(record.setup.players[0].name, "ann");
  // O counts the other way: 1-7 is 24/18. In the second game bob is X and ann is O.
  EXPECT_EQ(texts(record), (Words{"31",
                                  "8/5 6/5",
                                  "64",
                                  "24/14",
                                  "66",
                                  "24/18(2) 13/7(2)",
                                  "22",
                                  "13/11(2) 8/6(2)",
                                  "42",
                                  "8/4 6/4",
                                  "double",
                                  "take",
                                  "65",
                                  "14/3",
                                  "resign 1",
                                  "accept",
                                  "",
                                  "26",
                                  "24/18 13/11",
                                  "54",
                                  "24/15",
                                  "31",
                                  "8/5 6/5",
                                  "resign 1",
                                  "accept"}));
  EXPECT_EQ(record.events[1].player, 0);
  EXPECT_EQ(replay<Game>(record)->now().half_points[1], 6);  // two points and one
}

TEST(Import, old_moves_that_cannot_be_are_left_out) {
  const std::string start = "Score is 0-0 in a 5 point match.\nann is X - bob is O\nX: (3 1) 8-5 6-5\n";
  EXPECT_EQ(test::first_remark(find_format("oldmoves")->read("hello\n", {})),
            "line 1: these are no old moves of FIBS: a line such as 'Score is 0-0 in a 5 point match.' is missing");
  for (const char* line : {"O: (7 1) 1-2", "O: (6 4) 1-x", "O: ponders", "O: (6 4) 1-2 2-3"}) {
    const Reading reading = read(start + line + "\n", "oldmoves");
    ASSERT_EQ(reading.remarks.size(), 1U) << line;
    EXPECT_TRUE(english(reading.remarks[0]).starts_with("line 4: ")) << english(reading.remarks[0]);
    EXPECT_EQ(texts(reading.records.at(0)).at(1), "8/5 6/5");
  }
}

TEST(Import, strictly_means_that_any_remark_refuses) {
  const auto mat = *find_format("mat");
  const auto refused = read_file_as(mat, sample("server.mat"), test::in_english, Reads::strictly);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(english(refused.error()).starts_with("line 11: Ann loses")) << english(refused.error());
  EXPECT_TRUE(read_file_as(mat, sample("club.mat"), test::in_english, Reads::strictly));
  EXPECT_TRUE(read_file_as(mat, sample("two_matches.mat"), test::in_english, Reads::strictly));
}

TEST(Import, where_nothing_can_be_kept_the_file_is_refused) {
  const auto mat = *find_format("mat");
  EXPECT_FALSE(mat.read(game("  1) 31: 8/4 6/5\n"), {}));
  EXPECT_FALSE(mat.read(" 5 point match\nhello\n", {}));
}

TEST(Import, a_record_that_was_cut_short_is_kept_up_to_there) {
  Record record;
  record.setup.game = Game::name;
  record.setup.preset = "tournament";
  record.setup.players = {{"Ann", "human"}, {"Bob", "human"}};
  record.setup.dice = DiceMode::manual;
  record.events = {{1, 0, EventKind::roll, nobody, "31"}, {2, 0, EventKind::play, 0, "8/5 6/5"}};
  const std::string text = write_record(record);
  const std::string cut = text.substr(0, text.size() - 4);
  const Reading reading = read(cut, "fourfold");
  EXPECT_EQ(remarks(reading), Words{"line 3: the line is cut short: the file was not written to its end"});
  EXPECT_EQ(reading.records.at(0).events.size(), 1U);
  EXPECT_FALSE(read_file_as(*find_format("fourfold"), cut, test::in_english, Reads::strictly));
}

TEST(Import, what_is_only_read_is_not_offered_for_writing) {
  EXPECT_EQ(english(format_of_new_file("x.oldmoves").error()), "a .oldmoves file can be read here, and not written");
  EXPECT_EQ(english(format_of_new_file("foo.sh", "checkers").error()).find("sgf"), std::string::npos);
  EXPECT_NE(english(format_of_new_file("foo.sh", "checkers").error()).find("pdn"), std::string::npos);
  EXPECT_EQ(english(format_of_new_file("foo.mat", "checkers").error()),
            "a .mat file is for backgammon, and this is a game of checkers");
  EXPECT_TRUE(format_of_new_file("foo.sgf", "backgammon"));
}

}  // namespace
}  // namespace fourfold::records
