// Positions in files: GNUBG IDs and XGIDs with dice, cube and score.
#include "records/backgammon/positions.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "records/formats/formats.h"
#include "records/record_text.h"
#include "tests/support/files.h"

namespace fourfold::records {
namespace {

std::string converted(const std::string& text, const char* from, const char* to) {
  const auto texts = convert(text, *find_format(from), *find_format(to));
  EXPECT_TRUE(texts) << texts.error().message;
  return texts && texts->size() == 1 ? texts->front() : "";
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
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_TRUE(read->events.empty());
}

TEST(Positions, several_become_several_records) {
  const auto texts = convert("4HPwATDgc/ABMA\nsGfwATDgc/ABMA\n", *find_format("gnubgid"), *find_format("fourfold"));
  ASSERT_TRUE(texts) << texts.error().message;
  EXPECT_EQ(texts->size(), 2U);
}

TEST(Positions, a_refusal_names_the_line) {
  EXPECT_EQ(read_positions("\n# nothing\n").error().message,
            "line 1: there is no position in this file: it holds one GNUBG ID or XGID a line");
  const auto wrong = read_positions("4HPwATDgc/ABMA\nhello\n");
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().message.starts_with("line 2: ")) << wrong.error().message;
  // Everything borne off.
  EXPECT_EQ(read_positions("AAAAAAAAAAAAAA").error().message.substr(0, 8), "line 1: ");
}

TEST(Formats, are_found_by_name_and_by_ending) {
  EXPECT_EQ(format_of_file("/a.b/Game.MAT")->name, "mat");
  EXPECT_EQ(format_of_file("x.fourfold")->name, "fourfold");
  EXPECT_EQ(format_of_file("/a.b/game").error().message,
            "'game' has no ending that says what it holds, such as .fourfold, .mat or .pdn");
  EXPECT_NE(format_of_file("x.pdm").error().message.find("did you mean 'pdn'?"), std::string::npos);
}

TEST(Formats, a_game_does_not_become_another) {
  const auto refused = convert("1. 11-15 *", *find_format("pdn"), *find_format("mat"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "a .mat file is for backgammon, and this is a game of checkers");
}

}  // namespace
}  // namespace fourfold::records
