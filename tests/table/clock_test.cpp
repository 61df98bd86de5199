// Clocks, with every time an argument.
#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "table/clock.h"

namespace fourfold {
namespace {

ClockRules read(const char* text) {
  const auto rules = parse_clock(text);
  EXPECT_TRUE(rules) << text;
  return rules.value_or(ClockRules{});
}

TEST(Clock, nobody_runs_out_of_unlimited_time) {
  const Clock clock = Clock(ClockRules{}).turn_to(0, 0);
  EXPECT_FALSE(clock.left(0, 1'000'000'000));
  EXPECT_FALSE(clock.fallen(1'000'000'000));
}

TEST(Clock, fischer_adds_after_each_turn) {
  Clock clock = Clock(read("fischer 1:00+5")).turn_to(0, 1000);
  EXPECT_EQ(clock.left(0, 11'000), 50'000);
  EXPECT_EQ(clock.left(1, 11'000), 60'000);
  clock = clock.turn_to(1, 21'000);  // twenty seconds used, five added
  EXPECT_EQ(clock.left(0, 99'000), 45'000);
  EXPECT_EQ(clock.left(1, 31'000), 50'000);
  EXPECT_FALSE(clock.fallen(80'999));
  EXPECT_EQ(clock.fallen(81'000), 1);
}

TEST(Clock, a_delay_is_free_and_not_saved) {
  Clock clock = Clock(read("delay 2:00+12")).turn_to(0, 0);
  EXPECT_EQ(clock.left(0, 12'000), 120'000);
  EXPECT_EQ(clock.left(0, 15'000), 117'000);
  clock = clock.turn_to(1, 5'000);  // moved within the delay
  EXPECT_EQ(clock.left(0, 50'000), 120'000);
  clock = clock.turn_to(0, 37'000);  // twenty beyond it
  EXPECT_EQ(clock.left(1, 37'000), 100'000);
}

TEST(Clock, per_move_starts_anew_each_turn) {
  Clock clock = Clock(read("per-move 0:30")).turn_to(0, 0);
  EXPECT_EQ(clock.left(0, 29'000), 1'000);
  EXPECT_EQ(clock.fallen(30'000), 0);
  clock = clock.turn_to(1, 29'000).turn_to(0, 40'000);
  EXPECT_EQ(clock.left(0, 40'000), 30'000);
}

TEST(Clock, the_same_players_turn_goes_on) {
  Clock clock = Clock(read("fischer 1:00+5")).turn_to(0, 0).turn_to(0, 10'000);
  EXPECT_EQ(clock.left(0, 20'000), 40'000);
}

TEST(Clock, a_stopped_clock_stands) {
  const Clock clock = Clock(read("fischer 1:00+0")).turn_to(0, 0).stopped(10'000);
  EXPECT_EQ(clock.left(0, 99'000), 50'000);
  EXPECT_FALSE(clock.fallen(99'000));
}

TEST(Clock, nothing_is_left_to_one_who_has_run_out) {
  for (const char* rules : {"fischer 1:00+5", "delay 1:00+5", "per-move 0:30"}) {
    const Clock clock = Clock(read(rules)).turn_to(1, 0).run_out(1, 65'000);
    EXPECT_EQ(clock.left(1, 99'000), 0) << rules;
    EXPECT_GT(clock.left(0, 99'000), 0) << rules;
    EXPECT_FALSE(clock.fallen(99'000)) << rules;
  }
}

TEST(Clock, texts_are_read_back) {
  for (const char* text : {"none", "fischer 10:00+5", "delay 2:00+12", "per-move 0:30", "fischer 90:00+0"}) {
    EXPECT_EQ(format_clock(read(text)), text);
  }
  EXPECT_EQ(read("fischer 300+5"), read("fischer 5:00+5"));
  EXPECT_EQ(read("fischer:5m+10s"), read("fischer 5:00+10"));
  EXPECT_EQ(read("delay:1h"), read("delay 60:00+0"));
  EXPECT_EQ(read("per-move:90s"), read("per-move 1:30"));
  for (const char* text : {"", "fischer", "fischer ", "fischer x", "fischer 0:00+5", "fischer 1:99", "delay 1:00+x",
                           "per-move", "sand 3:00", "fischer 99999999999999999999:00", "fischer -1:00", "fischer:5d",
                           "fischer:m", "fischer:25h", "delay:1m+25h"}) {
    const auto refused = parse_clock(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_NE(english(refused.error()).find("fischer:10m+5s"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace fourfold
