// The duties as they were ruled first, by which old records are replayed. The plays are those lines of the test data of
// that time, made by a program that shares no code with this one, that are otherwise now.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "rules/rule_set.h"
#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/files.h"

namespace fourfold::backgammon_dice {
namespace {

using test::results;
using test::Texts;

Rules first_edition(const std::string& preset, const std::string& duty = "") {
  std::vector<std::pair<std::string, std::string>> options;
  if (!duty.empty()) options.emplace_back("duty", duty);
  const auto rules = make_rules<Game>(preset, options, 1);
  EXPECT_TRUE(rules);
  return *rules;
}

TEST(BackgammonDiceFirstEdition, presets_are_what_they_were) {
  std::size_t checked = 0;
  for (const std::string& line : fourfold::test::read_data_lines("backgammon_dice_first_edition_plays.jsonl")) {
    const auto row = nlohmann::json::parse(line, nullptr, false);
    ASSERT_FALSE(row.is_discarded()) << line;
    const auto preset = row["rules"].get<std::string>();
    const std::string dice = std::to_string(row["dice"][0].get<int>()) + std::to_string(row["dice"][1].get<int>());
    const std::string position = row["position"];
    Texts expected;
    for (const auto& result : row["results"]) expected.insert(result.get<std::string>());
    EXPECT_EQ(results(first_edition(preset), position, dice), expected) << line;
    EXPECT_NE(results(test::preset(preset), position, dice), expected) << line;
    ++checked;
  }
  EXPECT_EQ(checked, 98U);
}

TEST(BackgammonDiceFirstEdition, over_the_whole_turn_as_many_dice_as_possible_and_a_capture_if_any) {
  const Rules rules = first_edition("simple", "turn");
  // The 5 is shut for 1 (on 6) and for a pawn on 5 (on 10): who plays the 2 from 3 has no 5.
  EXPECT_EQ(results(rules, "1:1,3,o,o,o 2:7,7,11,11,o turn:1", "52"), Texts{"1:3,8,o,o,o 2:7,7,11,11,o turn:2"});
  // A 6 in all from 1 captures on 7.
  EXPECT_EQ(results(rules, "1:1,8,o,o,o 2:10,o,o,o,o turn:1", "42"), Texts{"1:7,8,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BackgammonDiceFirstEdition, each_die_by_itself_bears_off) {
  // The 1 may be played before the 4 that takes 13 off.
  EXPECT_EQ(results(first_edition("simple"), "1:13,15,o,o,o 2:12,12,o,o,o turn:1", "41"),
            (Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2", "1:14,15,o,o,o 2:12,12,o,o,o turn:2"}));
}

TEST(BackgammonDiceFirstEdition, cannot_be_agreed_on) {
  for (const auto& each : presets()) EXPECT_EQ(each.rules.edition, Edition::second);
  for (const auto& option : options()) {
    Rules rules = test::simple;
    for (const std::string_view word : option.words) {
      ASSERT_TRUE(option.set(rules, word));
      EXPECT_EQ(rules.edition, Edition::second);
    }
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice
