// The endings that are part of every program: chances found with paper and pencil, and files that are refused.
#include "players/backgammon_dice/endings.h"

#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice::test {
namespace {

double chance_in(const SolvedTables& tables, std::string_view text) {
  const State state = position(simple, text);
  const auto chance = tables.chance(state.mine(), state.theirs());
  return chance ? in_parts_of_one(*chance) : -1;
}

std::string refusal(const std::string& bytes) {
  SolvedTables tables;
  const auto added = add_endings(std::make_shared<const std::string>(bytes), tables);
  return added ? "taken" : english(added.error());
}

// Both need a 1, which 11 of 36 rolls show, and nothing else can move: p = 11/36 + 25/36 (1 − p).
TEST(BackgammonDiceEndings, know_what_can_be_reckoned) {
  const auto bytes = endings_file({});
  ASSERT_TRUE(bytes);
  SolvedTables tables;
  ASSERT_TRUE(add_endings(bytes, tables));
  EXPECT_EQ(tables.pawns(), 2);
  for (const Tier& tier : shipped_tiers()) EXPECT_TRUE(tables.has(tier)) << tier.name();
  EXPECT_NEAR(chance_in(tables, "1:16,o,o,o,o 2:16,o,o,o,o turn:1"), 36.0 / 61, 1e-6);
  EXPECT_NEAR(chance_in(tables, "1:1,6,o,o,o 2:1,6,o,o,o turn:1"), 0.509320, 1e-6) << "the game with two pawns";
}

TEST(BackgammonDiceEndings, are_for_the_rules_of_the_presets) {
  EXPECT_TRUE(endings_fit(simple));
  EXPECT_FALSE(endings_fit(basic));
  EXPECT_FALSE(endings_fit(scored));
  EXPECT_FALSE(endings_fit(with(simple, "duty", "step")));
  EXPECT_FALSE(endings_fit(with(simple, "bear_off", "backgammon")));
}

TEST(BackgammonDiceEndings, refuse_what_is_damaged) {
  const std::string whole = *endings_file({});
  EXPECT_EQ(refusal(whole), "taken");
  EXPECT_NE(refusal("").find("too short"), std::string::npos);
  EXPECT_NE(refusal(whole.substr(0, whole.size() - 1)).find("too short"), std::string::npos);
  EXPECT_NE(refusal(whole + "x").find("damaged"), std::string::npos);
  RandomSource random(3);
  for (int times = 0; times < 20; ++times) {
    std::string damaged = whole;
    damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] ^= static_cast<char>(1 + random.below(255));
    EXPECT_NE(refusal(damaged), "taken");
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
