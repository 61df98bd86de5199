// Our own record: its lines, what it leaves room for, and what it says to files that are no record.
#include "records/record_text.h"

#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/records/random_matches.h"

namespace fourfold::records {
namespace {

// Written by hand from docs/records.md.
const std::string small_record =
    R"({"fourfold":1,"game":"backgammon","preset":"tournament","options":{"match_length":"5"},)"
    R"("players":[{"name":"Ann","kind":"human"},{"name":"Bob","kind":"bot:greedy"}],"best_of":1,)"
    R"("clock":"fischer 10:00+5","dice":"manual","about":{"Event":"Club night"},"signed":false,"notes":["a quick one"]})"
    "\n"
    R"({"n":1,"at":0,"kind":"roll","text":"31"})"
    "\n"
    R"({"n":2,"at":812,"kind":"play","by":1,"text":"8/5 6/5","notes":["best","$1"]})"
    "\n";

Record small() {
  Record record;
  record.setup.game = "backgammon";
  record.setup.preset = "tournament";
  record.setup.options = {{"match_length", "5"}};
  record.setup.players = {{"Ann", "human"}, {"Bob", "bot:greedy"}};
  record.setup.clock = *parse_clock("fischer 10:00+5");
  record.setup.dice = DiceMode::manual;
  record.events = {{1, 0, EventKind::roll, nobody, "31"}, {2, 812, EventKind::play, 0, "8/5 6/5"}};
  record.about = {{"Event", "Club night"}};
  record.notes = {{0, "a quick one"}, {2, "best"}, {2, "$1"}};
  return record;
}

// The refusal of the small record with one text replaced by another.
std::string refusal(const std::string& old_text, const std::string& new_text) {
  std::string text = small_record;
  const std::size_t at = text.find(old_text);
  EXPECT_NE(at, std::string::npos) << old_text;
  const auto read = read_record(text.replace(at, old_text.size(), new_text));
  return read ? "read" : english(read.error());
}

bool says(const std::string& message, const std::string& part) { return message.find(part) != std::string::npos; }

TEST(Record, is_written_as_the_documentation_says) { EXPECT_EQ(write_record(small()), small_record); }

TEST(Record, is_read_as_the_documentation_says) {
  const auto read = read_record(small_record);
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(*read, small());
}

TEST(Record, a_game_from_a_position_comes_back) {
  Record record = small();
  record.setup.start = "4HPwATDgc/ABMA:cIkqAUAAEAAE";  // GNU Backgammon's: 2-4 in a match to 9, player 1 to play 52
  record.setup.options = {{"match_length", "9"}};
  record.events = {{1, 0, EventKind::play, 0, "13/11 13/8"}};
  record.notes.clear();
  const auto read = read_record(write_record(record));
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(*read, record);
  record.setup.options = {{"match_length", "7"}};
  EXPECT_EQ(english(read_record(write_record(record)).error()),
            "line 1: the starting position says other rules than the table has");
  record.setup.start = "nonsense";
  const auto refused = read_record(write_record(record));
  ASSERT_FALSE(refused);
  EXPECT_TRUE(says(english(refused.error()), "line 1: the starting position: ")) << english(refused.error());
}

TEST(Record, unknown_fields_and_lines_of_later_versions_are_passed_over) {
  std::string text = small_record;
  text.insert(text.find("\"game\""), R"("written_by":{"name":"Fourfold","version":[9,1]},)");
  text.insert(text.find("\"kind\":\"roll\""), R"("luck":0.25,)");
  text.insert(text.find("{\"n\":2"), "{\"analysis\":[1,2,3]}\n\n");
  const auto read = read_record(text);
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(*read, small());
}

TEST(Record, what_would_change_the_game_is_refused_if_unknown) {
  EXPECT_TRUE(says(refusal("\"fourfold\":1", "\"fourfold\":2"), "line 1: this record has format 2"));
  EXPECT_TRUE(says(refusal("\"kind\":\"roll\"", "\"kind\":\"rol\""),
                   "line 2: there is no event called 'rol'; did you mean 'roll'?"));
}

TEST(Record, a_refusal_names_the_line_and_what_was_expected) {
  EXPECT_TRUE(says(refusal("\"fourfold\":1,", ""), "line 1: this is no Fourfold record"));
  EXPECT_TRUE(
      says(refusal("\"game\":\"backgammon\"", "\"game\":\"chess\""), "line 1: there is no game called 'chess'"));
  EXPECT_TRUE(says(refusal("\"dice\":\"manual\"", "\"dice\":\"mine\""), "line 1: \"dice\" is \"fair\" or \"manual\""));
  EXPECT_TRUE(says(refusal("\"best_of\":1", "\"best_of\":0"), "line 1: \"best_of\" is a whole number from 1 to 999"));
  EXPECT_TRUE(says(refusal("\"best_of\":1", "\"best_of\":1e99"), "line 1: \"best_of\" is a whole number"));
  EXPECT_TRUE(says(refusal("fischer", "sand"), "line 1: \"clock\": a clock is 'none'"));
  EXPECT_TRUE(says(refusal("[{\"name\"", "[7,{\"name\""), "line 1: a player is written"));
  EXPECT_TRUE(says(refusal("\"5\"", "5"), "line 1: \"options\" is an object of texts"));
  EXPECT_TRUE(says(refusal("\"n\":2", "\"n\":3"), "line 3: event 2 is due here"));
  EXPECT_TRUE(says(refusal("812", "-1"), "line 3: \"at\" is a whole number from 0"));
  EXPECT_TRUE(says(refusal("\"by\":1", "\"by\":9"), "line 3: \"by\" is a whole number from 1 to 4"));
  EXPECT_TRUE(says(refusal("\"by\":1", "\"by\":2"), "line 3: event 2, play 8/5 6/5: it is Ann's decision"));
  EXPECT_TRUE(says(refusal("8/5 6/5", "8/4 6/5"), "line 3: event 2, play 8/4 6/5: "));
  EXPECT_TRUE(says(refusal("\"text\":\"31\"}", "\"text\":\"31\""), "line 2: a JSON object is expected here"));
  EXPECT_EQ(english(read_record("").error()),
            "line 1: the file is empty; a record begins with a line {\"fourfold\":1,\"game\":...}");
}

TEST(Record, a_refusal_points_at_the_byte) {
  std::string text = small_record;
  const std::size_t second = text.find('\n') + 1;
  text[second + 5] = '}';
  const auto read = read_record(text);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().at, second + 5);
  EXPECT_TRUE(says(english(read.error()), "line 2: ")) << english(read.error());
}

TEST(Record, a_last_line_that_was_cut_is_refused_or_left_out) {
  const std::string cut = small_record.substr(0, small_record.size() - 9);
  const auto refused = read_record(cut);
  ASSERT_FALSE(refused);
  EXPECT_EQ(english(refused.error()), "line 3: the line is cut short: the file was not written to its end");
  const auto read = read_record(cut, CutLine::left_out);
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(read->events.size(), 1U);
}

TEST(Record, every_truncation_is_read_or_refused_with_a_line) {
  auto setup = test::setup_for<backgammon::Game>("tournament", {});
  setup.options = {{"match_length", "1"}};
  Record record = test::random_record<backgammon::Game>(setup, 5, {50, 5, true, 60});
  const std::string text = write_record(record);
  for (std::size_t size = 0; size < text.size(); ++size) {
    for (const CutLine cut : {CutLine::refused, CutLine::left_out}) {
      const auto read = read_record(std::string_view(text).substr(0, size), cut);
      if (read) {
        ASSERT_LE(read->events.size(), record.events.size());
        ASSERT_TRUE(std::equal(read->events.begin(), read->events.end(), record.events.begin()));
      } else {
        ASSERT_TRUE(english(read.error()).starts_with("line ")) << english(read.error());
        ASSERT_LE(read.error().at, size);
      }
    }
  }
}

TEST(Record, texts_of_every_kind_survive) {
  Record record = small();
  record.setup.players[0].name = "\xc3\x89va \"the\" \\ : \t\n <b> \xf0\x9f\x8e\xb2";
  record.about = {{"a \"key\"", ""}, {"", "x"}};
  record.notes = {{1, "\x01"}};
  const auto read = read_record(write_record(record));
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_EQ(*read, record);
}

TEST(Record, broken_utf8_becomes_a_mark) {
  Record record = small();
  record.setup.players[0].name = "\xff";
  const auto read = read_record(write_record(record));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->setup.players[0].name, "\xef\xbf\xbd");
}

}  // namespace
}  // namespace fourfold::records
