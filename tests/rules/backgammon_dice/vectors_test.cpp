// Every line of the test data: the set of positions after the roll, made by a program that shares no code with this
// one.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/files.h"

namespace fourfold::backgammon_dice {
namespace {

void check_file(const std::string& name, std::size_t lines) {
  std::size_t checked = 0;
  for (const std::string& line : fourfold::test::read_data_lines(name)) {
    const auto row = nlohmann::json::parse(line, nullptr, false);
    ASSERT_FALSE(row.is_discarded()) << line;
    const Rules rules = test::preset(row["rules"].get<std::string>());
    const std::string dice = std::to_string(row["dice"][0].get<int>()) + std::to_string(row["dice"][1].get<int>());
    const State state = test::rolled(rules, row["position"].get<std::string>(), dice);
    test::Texts expected;
    for (const auto& result : row["results"]) expected.insert(result.get<std::string>());
    EXPECT_EQ(test::results(state), expected) << line;
    EXPECT_EQ(legal(state).size(), expected.size()) << line;
    ++checked;
  }
  EXPECT_EQ(checked, lines);
}

TEST(BackgammonDiceVectors, simple_plays) { check_file("backgammon_dice_plays.jsonl", 500); }
TEST(BackgammonDiceVectors, basic_plays) { check_file("backgammon_dice_basic_plays.jsonl", 400); }

}  // namespace
}  // namespace fourfold::backgammon_dice
