// Positions in files: GNUBG IDs and XGIDs with dice, cube and score.
#include "records/backgammon/positions.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "records/formats/formats.h"
#include "records/record_text.h"
#include "sentences/catalogue.h"
#include "tests/records/readings.h"
#include "tests/support/files.h"

namespace fourfold::records {
namespace {

std::string converted(const std::string& text, const char* from, const char* to) {
  const auto converted = convert(text, *find_format(from), *find_format(to), test::in_english, Reads::strictly);
  EXPECT_TRUE(converted) << english(converted.error());
  return converted && converted->texts.size() == 1 ? converted->texts.front() : "";
}

TEST(Positions, xgid_and_gnubg_id_of_the_same_positions) {
  // Pairs from GNU Backgammon.
  const auto pairs = nlohmann::json::parse(test::read_data("xgid_gnubgid_pairs.json"));
  ASSERT_GE(pairs.size(), 5U);
  std::string all_xgids;
  std::string all_ids;
  for (const auto& pair : pairs) {
    const auto xgid = pair[0].get<std::string>() + "\n";
    const auto id = pair[1].get<std::string>() + "\n";
    EXPECT_EQ(converted(xgid, "xgid", "gnubgid"), id);
    // The last field, the highest cube, is not part of a match ID.
    EXPECT_EQ(converted(id, "gnubgid", "xgid").substr(0, xgid.rfind(':')), xgid.substr(0, xgid.rfind(':')));
    all_xgids += xgid;
    all_ids += id;
  }
  EXPECT_EQ(converted("# five positions\n\n" + all_xgids, "xgid", "gnubgid"), all_ids);
}

TEST(Positions, are_kept_in_records) {
  const std::string xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:4:0:9:10\n";
  const std::string record = converted(xgid, "xgid", "fourfold");
  EXPECT_EQ(converted(record, "fourfold", "xgid"), xgid);
  const auto read = read_record(record);
  ASSERT_TRUE(read) << english(read.error());
  EXPECT_TRUE(read->events.empty());
}

TEST(Positions, several_become_several_records) {
  const auto converted =
      convert("4HPwATDgc/ABMA\nsGfwATDgc/ABMA\n", *find_format("gnubgid"), *find_format("fourfold"), test::in_english);
  ASSERT_TRUE(converted) << english(converted.error());
  EXPECT_EQ(converted->texts.size(), 2U);
}

TEST(Positions, as_gnubg_shows_them_above_its_board) {
  const auto reading = read_positions(
      " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\r\n"
      "                 Match ID   : cIkqAUAAEAAE\r\n"
      " +12-11-10--9--8--7-------6--5--4--3--2--1-+     O: gnubg\r\n"
      " | X           O    |   | O              X |     4 points\r\n"
      "\r\n"
      "GNUBGID=4HPwATDgc/ABMA:cIkqAUAAEAAE\n"
      "4HPwATDgc/ABMA cIkqAUAAEAAE\n"
      "xgid=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:9:10\n"
      "Position ID: 4HPwATDgc/ABMA Match ID: cIkqAUAAEAAE\n");
  ASSERT_TRUE(reading) << english(reading.error());
  ASSERT_EQ(reading->remarks.size(), 1U);
  EXPECT_TRUE(english(reading->remarks[0]).starts_with("line 3: ")) << english(reading->remarks[0]);
  ASSERT_EQ(reading->records.size(), 5U);
  for (const Record& record : reading->records) EXPECT_EQ(record, reading->records[0]);
}

TEST(Positions, a_refusal_names_the_line) {
  EXPECT_EQ(english(read_positions("\n# nothing\n").error()),
            "line 1: there is no position in this file: it holds one GNUBG ID or XGID a line");
  EXPECT_TRUE(test::first_remark(read_positions("4HPwATDgc/ABMA\nhello\n")).starts_with("line 2: "));
  // Everything borne off.
  EXPECT_EQ(english(read_positions("AAAAAAAAAAAAAA").error()).substr(0, 8), "line 1: ");
}

TEST(Formats, are_found_by_name_and_by_ending) {
  EXPECT_EQ(format_of_file("/a.b/Game.MAT")->name, "mat");
  EXPECT_EQ(format_of_file("x.fourfold")->name, "fourfold");
  EXPECT_EQ(english(format_of_file("/a.b/game").error()),
            "'game' has no ending that says what it holds, such as .fourfold, .mat or .pdn");
  EXPECT_NE(english(format_of_file("x.pdm").error()).find("did you mean 'pdn'?"), std::string::npos);
}

TEST(Formats, a_game_does_not_become_another) {
  const auto refused = convert("1. 11-15 *", *find_format("pdn"), *find_format("mat"), test::in_english);
  ASSERT_FALSE(refused);
  EXPECT_EQ(english(refused.error()), "a .mat file is for backgammon, and this is a game of checkers");
}

}  // namespace
}  // namespace fourfold::records
