// PDN: files of other programs, written by hand after their manner, and our own on the way there and back.
#include "records/checkers/pdn.h"

#include <gtest/gtest.h>

#include "records/files.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "sentences/catalogue.h"
#include "tests/records/random_matches.h"
#include "tests/records/readings.h"

namespace fourfold::records {
namespace {

using checkers::Game;
using checkers::Status;

std::string sample(const std::string& name) {
  const auto text = read_file(std::string(RECORD_SAMPLES) + "/" + name);
  EXPECT_TRUE(text) << english(text.error());
  return text.value_or("");
}

std::vector<Record> records_of(const std::string& text) {
  const auto reading = read_pdn(text);
  EXPECT_EQ(test::first_remark(reading), "read");
  return reading.value_or(Reading{}).records;
}

Record only(const std::string& text) {
  const auto records = records_of(text);
  EXPECT_EQ(records.size(), 1U);
  return records.empty() ? Record{} : records[0];
}

checkers::State end_of(const Record& record) { return replay<Game>(record)->state(); }

std::string refusal(const std::string& text) { return test::first_remark(read_pdn(text)); }

std::vector<std::string> plays_of(const Record& record) {
  std::vector<std::string> plays;
  for (const Event& event : record.events) plays.push_back(event.text);
  return plays;
}

TEST(Pdn, a_series_in_which_the_colours_change_is_one_record) {
  const Record record = only(sample("series.pdn"));
  EXPECT_EQ(record.setup.best_of, 2);
  EXPECT_EQ(record.setup.players[0].name, "Reed, \"Bo\"");  // Black, who moves first
  EXPECT_EQ(record.setup.players[1].name, "Stone, A.");
  EXPECT_EQ(about(record, "Event"), "Match for the cup");
  EXPECT_EQ(about(record, "Date"), "1999.??.??");
  EXPECT_EQ(about(record, "Round"), "");
  EXPECT_EQ(plays_of(record), (std::vector<std::string>{"11-15", "22-18", "15x22", "25x18", "12-16", "29-25", "9-13",
                                                        "18-14", "10x17", "21x14", "6-10", "resign", "", "9-14",
                                                        "22-17", "11-15", "offer draw", "accept"}));
  EXPECT_EQ(record.notes, (std::vector<Note>{{0, "The Single Corner"},
                                             {5, "$1"},
                                             {5, "threatens\nnothing yet"},
                                             {7, "(4. 10-14 24-19 (24-20 {or so}))"},
                                             {14, "$2"}}));
}

TEST(Pdn, results_are_for_black_who_moves_first) {
  const Record white = only("1. 11-15 22-18 0-1");  // Black, to move, has lost
  EXPECT_EQ(end_of(white).status(), Status::dark_resigned);
  const Record black = only("1. 11-15 1-0");
  EXPECT_EQ(end_of(black).status(), Status::light_resigned);
  EXPECT_EQ(end_of(only("1. 11-15 1/2-1/2")).status(), Status::draw_agreed);
  EXPECT_EQ(end_of(only("1. 11-15 1-1")).status(), Status::draw_agreed);
  EXPECT_EQ(end_of(only("1. 11-15 *")).status(), Status::playing);
  EXPECT_EQ(end_of(only("1. 11-15")).status(), Status::playing);
}

TEST(Pdn, a_loss_of_the_player_who_is_not_to_move_is_kept_in_words) {
  const Record record = only("[Result \"0-1\"]\n1. 11-15 0-1");  // White is to move, and has won
  EXPECT_EQ(end_of(record).status(), Status::playing);
  EXPECT_EQ(about(record, "Result"), "0-1");
  const auto text = write_pdn(std::vector{record});
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("[Result \"0-1\"]"), std::string::npos);
  EXPECT_EQ(only(*text), only(*write_pdn(std::vector{only(*text)})));
}

TEST(Pdn, ambiguous_captures_need_the_full_path) {
  // White's man on 26 reaches 10 over 22 and 14, or over 23 and 15.
  const std::string start = "[SetUp \"1\"]\n[FEN \"W:W26:B1,14,15,22,23\"]\n";
  EXPECT_EQ(refusal(start + "1... 26x10 *"),
            "line 3: more than one capture goes from 26 to 10: write every square, as in 26x19x10 or 26x17x10; the "
            "rest of this game is left out");
  const Record record = only(start + "1... 26x19x10 *");
  EXPECT_EQ(plays_of(record), std::vector<std::string>{"26x19x10"});
  EXPECT_NE(write_pdn(std::vector{record})->find("1... 26x19x10 *"), std::string::npos);
  // Where only one is meant, the ends are enough, and PDN 3.0 asks for no more.
  const Record plain = only("[FEN \"W:W26:B1,14,22\"]\n1... 26:17:10 *");
  EXPECT_NE(write_pdn(std::vector{plain})->find("1... 26x10 *"), std::string::npos);
  EXPECT_EQ(only("[FEN \"W:W26:B1,14,22\"]\n1... 26x10 *").events, plain.events);
}

TEST(Pdn, is_tolerant_of_how_others_write_it) {
  // Steps with an x, as CheckerBoard's old files have them; blanks; leading zeros; no tags; no numbers; comments to the
  // end of the line; a move number apart from its dot; a forced move marked with a star.
  const Record record =
      only("\xef\xbb\xbf 1. 10x14 24 - 19 2. 07-10 28-24; quiet\r\n3 . 11-16 32-28 4... 16-20* 22-17!? 0-0");
  EXPECT_EQ(record.events.size(), 8U);
  EXPECT_EQ(record.notes, (std::vector<Note>{{4, "quiet"}, {7, "$7"}, {8, "$5"}}));
  EXPECT_EQ(about(record, "Result"), "0-0");
}

TEST(Pdn, games_of_different_players_are_records_of_their_own) {
  const auto records = records_of(
      "[Black \"A\"]\n[White \"B\"]\n1. 11-15 1-0\n[Black \"A\"]\n[White \"C\"]\n1. 9-14 22-18\n\n[Black "
      "\"D\"]\n[White \"E\"]\n*\n");
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(records[1].setup.players[1].name, "C");
  EXPECT_EQ(records[1].events.size(), 2U);
  EXPECT_TRUE(records[2].events.empty());
  const auto text = write_pdn(records);
  ASSERT_TRUE(text);
  EXPECT_EQ(records_of(*text), records);
}

TEST(Pdn, a_series_that_went_on_after_it_was_decided_stays_apart) {
  std::string text;
  for (int round = 1; round <= 3; ++round) {
    const bool swapped = round % 2 == 0;
    text += "[Round \"" + std::to_string(round) + "\"]\n[White \"" + (swapped ? "A" : "B") + "\"]\n[Black \"" +
            (swapped ? "B" : "A") + "\"]\n" + (swapped ? "1. 11-15 22-18 0-1" : "1. 11-15 1-0") +
            "\n\n";  // A wins them all
  }
  EXPECT_EQ(records_of(text).size(), 3U);
}

TEST(Pdn, comments_that_look_like_something_else_stay_comments) {
  const Record record = only("1. 11-15 {(see below)} 22-18 {$1} ; $2 and more\n*");
  EXPECT_EQ(record.notes, (std::vector<Note>{{1, "{(see below)}"}, {2, "{$1}"}, {2, "$2 and more"}}));
  EXPECT_EQ(only(*write_pdn(std::vector{record})).notes, record.notes);
}

TEST(Pdn, every_remark_names_the_line) {
  const std::string cut = "; the rest of this game is left out";
  EXPECT_EQ(refusal(""), "line 1: there is no game in this file");
  EXPECT_EQ(refusal("[GameType \"20\"]\n1. 32-28 *"),
            "line 1: GameType '20' is another kind of draughts; English draughts, which is 21, is played here; this "
            "game is left out");
  EXPECT_EQ(refusal("1. 11-15\n22-19 *"),
            "line 2: 22 and 19 are not on one diagonal, next to each other or one square apart: a checker "
            "steps to the next square or jumps over it" +
                cut);
  EXPECT_EQ(refusal("1. 11-15\n{no end"), "line 2: a comment begins here and does not end: a '}' is missing" + cut);
  EXPECT_EQ(refusal("1. 11-15\n(22-18 {)}"),
            "line 2: a variation begins here and does not end: a ')' is missing" + cut);
  EXPECT_EQ(refusal("[Event \"x]\n*"),
            "line 1: the text of a tag does not end; a tag is written [Event \"Spring Cup\"]");
  EXPECT_EQ(refusal("[Event]\n*"), "line 1: a tag is written [Event \"Spring Cup\"]");
  EXPECT_EQ(refusal("[Event \"a\"]\n[Event \"b\"]\n*"),
            "line 2: the tag Event stands twice in this game; the first counts");
  EXPECT_EQ(refusal("1. 11-15\n/FEN \"W:W1:B2\"/ *"),
            "line 2: a position is set up in the middle of the game here, which a record cannot hold" + cut);
  EXPECT_EQ(refusal("1. 1115 *"),
            "line 1: '1115' stands where a move is expected; one is written 11-15 or 14x23x30, and its number 12.");
  EXPECT_EQ(
      refusal("1. 11-15\nresigns"),
      "line 2: 'resigns' stands where a move such as 11-15, a comment in {}, a tag in [] or a result is expected" +
          cut);
  EXPECT_EQ(refusal("[Result \"1-0\"]\n1. 11-15 22-18 0-1"),
            "line 2: the game ends with 0-1, but its Result tag says 1-0, which is left out");
  EXPECT_EQ(refusal("[FEN \"W:W1:B33\"]\n*").substr(0, 8), "line 1: ");
  // Black's last man is taken, so White has won.
  EXPECT_EQ(refusal("[FEN \"W:W26:B22\"]\n1... 26x17 1-0"),
            "line 1: the result is said to be 1-0, but on the board it is 0-1 (1-0: Black, who moves first, has won), "
            "and that counts");
  EXPECT_EQ(refusal("[FEN \"W:W26:B22\"]\n1... 26x17 2. 1-5 *"), "line 2: this game is over" + cut);
}

TEST(Pdn, one_bad_game_does_not_refuse_the_others) {
  const auto reading = read_pdn(sample("mixed.pdn"));
  ASSERT_TRUE(reading) << english(reading.error());
  ASSERT_EQ(reading->remarks.size(), 1U);
  EXPECT_TRUE(english(reading->remarks[0]).starts_with("line 11: 22 and 19 are not on one diagonal"));
  const std::vector<Record>& records = reading->records;
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(end_of(records[0]).status(), Status::draw_agreed);
  EXPECT_EQ(records[0].notes.size(), 3U);  // a comment, a glyph and a variation
  // The bad game up to its bad move, and what is known of its end.
  EXPECT_EQ(plays_of(records[1]), (std::vector<std::string>{"11-15", "23-19", "8-11"}));
  EXPECT_EQ(about(records[1], "Result"), "1-0");
  EXPECT_EQ(records[1].setup.players[0].name, "Cid");
  // Squares with letters: c3-d4 is Black's 11-15 with Black at the bottom, and White's 22-18 with White there.
  EXPECT_EQ(plays_of(records[2]), (std::vector<std::string>{"11-15", "22-18", "15x22", "25x18"}));
  EXPECT_EQ(plays_of(records[3]), (std::vector<std::string>{"11-16", "22-18", "16-20", "18-14"}));
}

TEST(Pdn, a_draw_is_written_in_many_ways) {
  for (const char* result : {"1/2-1/2", "0.5-0.5", "1-1", "\xc2\xbd-\xc2\xbd"}) {
    EXPECT_EQ(end_of(only("1. 11-15 22-18 " + std::string(result))).status(), Status::draw_agreed) << result;
    EXPECT_EQ(end_of(only("[Result \"" + std::string(result) + "\"]\n1. 11-15 22-18")).status(), Status::draw_agreed)
        << result;
  }
}

TEST(Pdn, letters_name_dark_squares) {
  EXPECT_EQ(plays_of(only("1. F6-G5 c3d4 *")), (std::vector<std::string>{"11-16", "22-18"}));
  EXPECT_EQ(
      refusal("1. f6-g5 c3-c4 *"),
      "line 1: 'c3-c4' stands where a move is expected; between dark squares one is written c3-d4; the rest of this "
      "game is left out");
}

TEST(Pdn, our_own_games_come_back) {
  for (const auto& preset : Game::presets()) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      SCOPED_TRACE(std::string(preset.name) + " " + std::to_string(seed));
      auto setup = test::setup_for<Game>(preset.name, preset.rules);
      if (seed % 4 == 1) setup.options = {{"first", "dark"}, {"ballot", "mail"}};
      if (seed % 4 == 2) setup.options = {{"first", "random"}};
      setup.best_of = seed % 3 == 0 ? 4 : 1;
      Record record = test::random_record<Game>(setup, seed, {40, seed % 5 == 0 ? 8U : 0U, false, 300});
      if (record.events.size() > 9) record.notes = {{0, "all"}, {7, "a } b"}, {9, "(9-13 {so})"}, {9, "$4"}};
      const auto text = write_pdn(std::vector{record});
      ASSERT_TRUE(text) << english(text.error());
      const auto again = records_of(*text);
      ASSERT_FALSE(again.empty()) << *text;
      const auto before = replay<Game>(record);
      const auto after = replay<Game>(again.back());
      EXPECT_EQ(after->state().board(), before->state().board()) << *text;
      EXPECT_EQ(after->state().turn(), before->state().turn());
      // Written once more it is the same text.
      if (record.setup.best_of == static_cast<int>(before->now().game)) {
        EXPECT_EQ(write_pdn(again), *text);
      }
    }
  }
}

TEST(Pdn, any_truncation_and_any_wrong_byte_is_read_or_refused_with_a_line) {
  const std::string text = sample("series.pdn");
  for (std::size_t i = 0; i < text.size(); ++i) {
    ASSERT_TRUE(test::says_where(read_pdn(std::string_view(text).substr(0, i)))) << i;
    for (const char c : {'\0', '[', ']', '(', ')', '{', '}', '"', '9', '-', '%', '\n', '\xff'}) {
      std::string broken = text;
      broken[i] = c;
      ASSERT_TRUE(test::says_where(read_pdn(broken))) << broken;
    }
  }
}

}  // namespace
}  // namespace fourfold::records
